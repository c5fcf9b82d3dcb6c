import { useEffect } from "react";
import { useBlocker } from "react-router";
import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";

interface LeaveGuardProps {
	readonly dirty: boolean;
	/** Asked at the moment of leaving: a save that just succeeded may go on at once. */
	readonly mayLeave: () => boolean;
}

/** Asks before unsaved work is left behind: inside the application with a dialog, at closing the tab through the browser. */
export function LeaveGuard({ dirty, mayLeave }: LeaveGuardProps) {
	const blocker = useBlocker(({ currentLocation, nextLocation }) => !mayLeave() && currentLocation.pathname !== nextLocation.pathname);
	useEffect(() => {
		if (!dirty) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [dirty]);
	return (
		<ConfirmDialog
			opened={blocker.state === "blocked"}
			title={text("leave.title")}
			action={text("leave.action")}
			onConfirm={() => blocker.proceed?.()}
			onCancel={() => blocker.reset?.()}
		>
			{text("leave.text")}
		</ConfirmDialog>
	);
}
