let pressed = false;

const listen = (type: string, call: () => void) => document.addEventListener(type, call, { capture: true });
listen("pointerdown", () => {
	pressed = true;
});
for (const end of ["pointerup", "pointercancel"]) {
	listen(end, () => {
		pressed = false;
	});
}

/**
 * Calls at once, or, while a button is being pressed, after that. A field is often left by pressing a button: a message
 * that appeared then would move the button from under the pointer, and the press would be lost.
 */
export function afterPress(call: () => void): void {
	if (!pressed) {
		call();
		return;
	}
	// The click comes with the release, before anything that is put off.
	const later = () => setTimeout(call);
	const over = new AbortController();
	for (const end of ["pointerup", "pointercancel"]) {
		document.addEventListener(
			end,
			() => {
				over.abort();
				later();
			},
			{ signal: over.signal },
		);
	}
}
