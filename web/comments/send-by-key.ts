import type { KeyboardEvent } from "react";

/** Submits the field's own form on Ctrl+Enter or Cmd+Enter. */
export function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
	if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit();
}
