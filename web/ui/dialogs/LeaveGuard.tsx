import { useEffect } from "react";
import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { useLeaveGuard } from "./use-leave-guard.ts";
import "../../texts/areas/controls.ts";

interface LeaveGuardProps {
	/** There are unsaved changes. */
	readonly when: boolean;
	/**
	 * Called at the moment of leaving, so that a save that has just succeeded may continue at once. Default: the opposite
	 * of `when`.
	 */
	readonly mayLeave?: () => boolean;
	/** Wording of the dialog if unsaved input survives leaving. If omitted, it is lost and the dialog says so. */
	readonly kept?: { readonly title: string; readonly text: string; readonly action: string };
}

/**
 * Asks before unsaved work is left behind: with a dialog inside the application, through the browser when the tab is
 * closed.
 */
export function LeaveGuard({ when, mayLeave = () => !when, kept }: LeaveGuardProps) {
	const { asking, leave, stay } = useLeaveGuard(() => !mayLeave());
	useEffect(() => {
		if (!when) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [when]);
	return (
		<ConfirmDialog
			opened={asking}
			title={kept?.title ?? text("unsaved.title")}
			action={kept?.action ?? text("unsaved.action")}
			{...(kept === undefined ? { dangerous: true } : {})}
			onConfirm={leave}
			onCancel={stay}
		>
			{kept?.text ?? text("unsaved.text")}
		</ConfirmDialog>
	);
}
