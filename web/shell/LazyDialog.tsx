import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect, useState } from "react";
import { fetchParts } from "./fetch-parts.ts";

export interface DialogProps {
	readonly opened: boolean;
	readonly onClose: () => void;
}

interface LazyDialogProps extends DialogProps {
	readonly dialog: LazyExoticComponent<ComponentType<DialogProps>>;
}

/** Fetched with their part of the kit at the first use, and kept from then on so that closing can be seen. */
export const Search = lazy(async () => (await fetchParts()).search());
export const HelpDialog = lazy(async () => (await fetchParts()).shortcuts());

export function LazyDialog({ dialog: Dialog, opened, onClose }: LazyDialogProps) {
	const [wanted, setWanted] = useState(false);
	useEffect(() => {
		if (opened) setWanted(true);
	}, [opened]);
	if (!wanted) return null;
	return (
		<Suspense fallback={null}>
			<Dialog opened={opened} onClose={onClose} />
		</Suspense>
	);
}
