import type { KeyboardEvent } from "react";

/** Ctrl+Enter (or Cmd+Enter) in a field sends the form that the field is in, and no other. */
export function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
	if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit();
}
