import { type RefObject, useEffect, useRef } from "react";
import { lettersAllowed } from "./letter-shortcuts.ts";

type Shortcuts = Readonly<Record<string, () => void>>;

function isTyping(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	// Nothing is typed into the checkbox of a row, and it has the focus after a click.
	if (target instanceof HTMLInputElement && target.type === "checkbox" && target.closest("table") !== null) return false;
	return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/**
 * Whether the target is in the form itself, not in something open over it such as a calendar, or nothing has the focus,
 * as just after opening a page.
 */
function belongsTo(form: HTMLElement | null, target: EventTarget | null): boolean {
	if (form === null || !(target instanceof Element)) return false;
	return target === document.body || (form.contains(target) && target.closest('[role="dialog"]') === null);
}

interface ShortcutOptions {
	/** With Ctrl or Cmd. These also work in fields, but not under a dialog. */
	readonly withControl?: boolean;
	/** The form the shortcuts belong to: in fields elsewhere, or under a dialog, they do nothing. */
	readonly within?: RefObject<HTMLElement | null>;
	/** Only while the focus is in it. */
	readonly focused?: boolean;
}

/**
 * Keyboard shortcuts of this screen, by `KeyboardEvent.key`. Single keys never fire in a field or under a dialog, and
 * only if the person has not switched them off (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: Shortcuts, { withControl = false, within, focused = false }: ShortcutOptions = {}): void {
	const current = useRef(shortcuts);
	current.current = shortcuts;
	useEffect(() => {
		function onKey(event: KeyboardEvent): void {
			if (event.defaultPrevented || event.altKey || (event.ctrlKey || event.metaKey) !== withControl) return;
			const action = current.current[event.key];
			if (!action) return;
			// An open dialog suspends the page's shortcuts: they would act behind it, or close it with unsaved input.
			if (document.querySelector('[aria-modal="true"]')) return;
			if (!withControl && (isTyping(event.target) || !lettersAllowed())) return;
			if (within && !belongsTo(within.current, event.target)) return;
			if (focused && event.target === document.body) return;
			event.preventDefault();
			action();
		}
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [withControl, within, focused]);
}
