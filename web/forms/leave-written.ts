/**
 * Leaves a field whose text is written otherwise at that moment. What is written hides the field's messages until it is
 * left, so leaving comes after that has arrived.
 */
export function leaveWritten(typed: string, written: string, put: (text: string) => void, leave: () => void): void {
	if (written === typed) {
		leave();
		return;
	}
	put(written);
	setTimeout(leave);
}
