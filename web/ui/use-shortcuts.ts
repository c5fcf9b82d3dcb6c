import { type RefObject, useEffect, useRef } from "react";
import { lettersAllowed } from "./letter-shortcuts.ts";

export type Shortcuts = Readonly<Record<string, () => void>>;

function isTyping(target: EventTarget | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** In the form itself, or with the focus nowhere, as after a page has opened. */
function belongsTo(form: HTMLElement | null, target: EventTarget | null): boolean {
	if (form === null || !(target instanceof Node) || document.querySelector('[aria-modal="true"]')) return false;
	return target === document.body || form.contains(target);
}

interface ShortcutOptions {
	/** With Ctrl (or Cmd); these work inside fields too. */
	readonly withControl?: boolean;
	/** The form that the keys belong to: in a field anywhere else, or under a dialog, they do nothing. */
	readonly within?: RefObject<HTMLElement | null>;
}

/**
 * Keys for this screen, by `KeyboardEvent.key`. Single keys never fire in a field or under a dialog, and
 * only while the person has not switched them off (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: Shortcuts, { withControl = false, within }: ShortcutOptions = {}): void {
	const current = useRef(shortcuts);
	current.current = shortcuts;
	useEffect(() => {
		function onKey(event: KeyboardEvent): void {
			if (event.defaultPrevented || event.altKey || (event.ctrlKey || event.metaKey) !== withControl) return;
			const action = current.current[event.key];
			if (!action) return;
			if (!withControl && (isTyping(event.target) || !lettersAllowed() || document.querySelector('[aria-modal="true"]'))) return;
			if (within && !belongsTo(within.current, event.target)) return;
			event.preventDefault();
			action();
		}
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [withControl, within]);
}
