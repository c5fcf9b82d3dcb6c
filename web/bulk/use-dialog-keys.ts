import { useEffect, useRef } from "react";
import { lettersAllowed } from "../ui/actions/letter-shortcuts.ts";
import type { ReasonOption } from "./use-bulk-details.ts";

/** The digit that chooses each reason; null after the ninth, and for somebody who has switched single keys off. */
export function digitOf(index: number): string | null {
	return index < 9 && lettersAllowed() ? String(index + 1) : null;
}

/**
 * Digits choose a reason from anywhere but a textarea, and move the focus to it: otherwise Enter might press a button elsewhere. Enter also
 * begins the act before the focus has moved into the dialog.
 */
export function useDialogKeys(reasons: readonly ReasonOption[], choose: (value: string) => void, begin: () => void): void {
	const latest = useRef({ choose, begin });
	latest.current = { choose, begin };
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			if (event.key === "Enter" && event.target instanceof Element && event.target.closest('[role="dialog"]') === null) {
				event.preventDefault();
				latest.current.begin();
				return;
			}
			if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLTextAreaElement) return;
			const option = reasons.find((_reason, index) => digitOf(index) === event.key);
			if (option === undefined) return;
			event.preventDefault();
			latest.current.choose(option.value);
			document.querySelector<HTMLInputElement>(`[role="dialog"] input[aria-keyshortcuts="${event.key}"]`)?.focus();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [reasons]);
}
