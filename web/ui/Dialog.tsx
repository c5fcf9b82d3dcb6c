import type { ModalProps } from "@mantine/core";
import { lazy, Suspense, useEffect, useState } from "react";
import { fetchLater } from "./fetch-later.ts";
import { useFocusReturn } from "./use-focus-return.ts";

const fetchWindow = () => import("./DialogWindow.tsx");
const DialogWindow = lazy(fetchWindow);

/** A window over the page. The part of the kit that draws it is not among what the page waits for. */
export function Dialog(props: ModalProps) {
	useFocusReturn(props.opened);
	const [wanted, setWanted] = useState(props.opened);
	// Kept from the first use on, so that closing can be seen.
	if (props.opened && !wanted) setWanted(true);
	useEffect(() => fetchLater(fetchWindow), []);
	if (!wanted) return null;
	return (
		<Suspense fallback={null}>
			<DialogWindow {...props} />
		</Suspense>
	);
}
