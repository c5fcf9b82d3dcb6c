import type { ModalProps } from "@mantine/core";
import { Suspense, useEffect, useState } from "react";
import { useFocusReturn } from "../kept/use-focus-return.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import { loadWhenIdle } from "../loading/load-when-idle.ts";

const fetchWindow = () => import("./DialogWindow.tsx");
const DialogWindow = lazyPart(fetchWindow, { over: ({ opened, onClose }) => (opened ? onClose : null) });

/**
 * A dialog over the page. The part of the kit that renders it is loaded separately, so the page doesn't wait for it.
 */
export function Dialog(props: ModalProps) {
	useFocusReturn(props.opened);
	const [wanted, setWanted] = useState(props.opened);
	// Kept mounted from first use, so that closing is animated.
	if (props.opened && !wanted) setWanted(true);
	useEffect(() => loadWhenIdle(fetchWindow), []);
	if (!wanted) return null;
	return (
		<Suspense fallback={null}>
			<DialogWindow {...props} />
		</Suspense>
	);
}
