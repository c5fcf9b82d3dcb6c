import { useEffect } from "react";
import { useBlocker } from "react-router";
import { text } from "../texts/text.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import "../texts/areas/controls.ts";

/** While `when` holds, leaving the page asks first: inside the application in our own words, else in the browser's. */
export function LeaveGuard({ when }: { readonly when: boolean }) {
	const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname);
	useEffect(() => {
		if (!when) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [when]);
	return (
		<ConfirmDialog
			opened={blocker.state === "blocked"}
			title={text("unsaved.title")}
			action={text("unsaved.action")}
			dangerous
			onConfirm={() => blocker.proceed?.()}
			onCancel={() => blocker.reset?.()}
		>
			{text("unsaved.text")}
		</ConfirmDialog>
	);
}
