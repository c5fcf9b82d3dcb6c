import { act, fireEvent } from "@testing-library/react";

/**
 * Both clicks of a double click, with the page drawn in between as in a browser. The second lands where the first did, if that is still
 * there.
 */
export function doubleClick(button: HTMLElement): void {
	fireEvent.click(button, { detail: 1 });
	fireEvent.click(button, { detail: 2 });
}

/** Enter held down: a browser presses the button at every repeated keydown that is not prevented. */
export function holdEnter(button: HTMLElement): void {
	act(() => button.focus());
	for (let times = 0; times < 4; times++) {
		const target = document.activeElement ?? button;
		if (fireEvent.keyDown(target, { key: "Enter", repeat: times > 0 })) fireEvent.click(button, { detail: 0 });
	}
	fireEvent.keyUp(button, { key: "Enter" });
}

/** Whether the button shows that its work is in progress, or has disappeared with its surroundings. */
export function saysBusy(button: HTMLElement): boolean {
	const { disabled } = button as HTMLButtonElement;
	return !button.isConnected || disabled || button.dataset.loading === "true" || button.getAttribute("aria-busy") === "true";
}
