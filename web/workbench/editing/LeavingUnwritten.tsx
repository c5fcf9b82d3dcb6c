import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { useLeaveGuard } from "../../ui/dialogs/use-leave-guard.ts";
import { isTypedIn } from "./is-typed-in.ts";
import { isAnyUnwritten } from "./unwritten.ts";

/**
 * Asks before input is left behind that could not be written, or not yet: of another screen of the design, of another part of this one, and
 * of the browser's own buttons. Somebody who leaves a box with the keyboard is still in it: what is in it is written first.
 */
export function LeavingUnwritten() {
	/** Where somebody who stays goes on typing. */
	const typedIn = useRef<HTMLElement | null>(null);
	const { asking, leave, stay } = useLeaveGuard(() => {
		const box = document.activeElement;
		typedIn.current = isTypedIn(box) ? box : null;
		if (isTypedIn(box)) flushSync(() => box.blur());
		return isAnyUnwritten();
	}, true);
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent): void => {
			if (isAnyUnwritten()) event.preventDefault();
		};
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, []);
	return (
		<ConfirmDialog
			opened={asking}
			title={text("unsaved.title")}
			action={text("unsaved.action")}
			dangerous
			onConfirm={leave}
			onCancel={() => {
				stay();
				// Once the dialog has let go of the focus, which had nowhere to return to.
				setTimeout(() => typedIn.current?.focus());
			}}
		>
			{text("unsaved.text")}
		</ConfirmDialog>
	);
}
