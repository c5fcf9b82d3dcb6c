import type { KeyboardEvent } from "react";

/**
 * Submits the form that the focus is in on Ctrl+Enter or Cmd+Enter, as in a step. For a field or form with an act of its own for this key,
 * it suffices to prevent the default. A key held down submits once.
 */
export function submitByKey(event: KeyboardEvent): void {
	if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
	const form = event.target instanceof Element ? event.target.closest("form") : null;
	if (form === null) return;
	event.preventDefault();
	if (!event.repeat) form.requestSubmit();
}
