import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { keepTyped, takeTyped } from "./typed-ahead.ts";

const press = (key: string, more = {}) =>
	document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

describe("what is typed before the palette is there", () => {
	const page = jest.fn();
	const givenUp = jest.fn();
	afterEach(() => {
		takeTyped();
		document.removeEventListener("keydown", page);
		page.mockClear();
		givenUp.mockClear();
		jest.useRealTimers();
	});

	it("is the palette's, in order, and does nothing on the page", () => {
		document.addEventListener("keydown", page);
		keepTyped(givenUp);
		for (const key of ["h", "e", "x", "Backspace", "n", " ", "Shift", "o", "Enter"]) press(key);
		press("s", { ctrlKey: true });
		expect(page.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(["Shift", "s"]);
		expect(takeTyped()).toEqual({ text: "hen o", entered: true });
		press("h");
		expect(page).toHaveBeenCalledTimes(3);
		expect(takeTyped()).toEqual({ text: "", entered: false });
	});

	it("is the palette's however long that takes", () => {
		jest.useFakeTimers();
		document.addEventListener("keydown", page);
		keepTyped(givenUp);
		press("h");
		jest.advanceTimersByTime(30_000);
		press("j");
		expect(page).not.toHaveBeenCalled();
		expect(givenUp).not.toHaveBeenCalled();
		expect(takeTyped()).toEqual({ text: "hj", entered: false });
	});

	it.each([
		["Escape", () => press("Escape")],
		["the pointer", () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
	])("is given up by %s: keys are the page's again, and what was typed is nobody's", (_, turnAway) => {
		keepTyped(givenUp);
		press("h");
		turnAway();
		expect(givenUp).toHaveBeenCalledTimes(1);
		document.addEventListener("keydown", page);
		press("j");
		expect(page).toHaveBeenCalledTimes(1);
		expect(takeTyped()).toEqual({ text: "", entered: false });
		turnAway();
		expect(givenUp).toHaveBeenCalledTimes(1);
	});
});
