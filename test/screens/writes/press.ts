import { act, fireEvent } from "@testing-library/react";

/** Both clicks of a double click, with the page drawn in between as a browser does. The second lands where the first did, if that is still there. */
export function doubleClick(button: HTMLElement): void {
	fireEvent.click(button, { detail: 1 });
	fireEvent.click(button, { detail: 2 });
}

/** Enter held down: a browser presses the button at every key that nobody holds back. */
export function holdEnter(button: HTMLElement): void {
	act(() => button.focus());
	for (let times = 0; times < 4; times++) {
		const target = document.activeElement ?? button;
		if (fireEvent.keyDown(target, { key: "Enter", repeat: times > 0 })) fireEvent.click(button, { detail: 0 });
	}
	fireEvent.keyUp(button, { key: "Enter" });
}

/** Whether the button says that what it does is under way, or is gone with what it stood in. */
export function saysBusy(button: HTMLElement): boolean {
	const { disabled } = button as HTMLButtonElement;
	return !button.isConnected || disabled || button.dataset.loading === "true" || button.getAttribute("aria-busy") === "true";
}
