/**
 * Leaves a field whose text is rewritten at that moment. A change hides the field's messages until the field is left,
 * so it is left after the rewritten text has arrived.
 */
export function leaveWritten(typed: string, written: string, put: (text: string) => void, leave: () => void): void {
	if (written === typed) {
		leave();
		return;
	}
	put(written);
	setTimeout(leave);
}
