import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { keepTyped, takeTyped } from "./typed-ahead.ts";

const press = (key: string, more = {}) =>
	document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

describe("what is typed before the palette is there", () => {
	const page = jest.fn();
	afterEach(() => {
		takeTyped();
		document.removeEventListener("keydown", page);
		page.mockClear();
		jest.useRealTimers();
	});

	it("is the palette's, in order, and does nothing on the page", () => {
		document.addEventListener("keydown", page);
		keepTyped();
		for (const key of ["h", "e", "x", "Backspace", "n", " ", "Shift", "o", "Enter"]) press(key);
		press("s", { ctrlKey: true });
		expect(page.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(["Shift", "s"]);
		expect(takeTyped()).toEqual({ text: "hen o", entered: true });
		press("h");
		expect(page).toHaveBeenCalledTimes(3);
		expect(takeTyped()).toEqual({ text: "", entered: false });
	});

	it("is the page's again when no palette comes", () => {
		jest.useFakeTimers();
		document.addEventListener("keydown", page);
		keepTyped();
		press("h");
		jest.advanceTimersByTime(5_000);
		press("j");
		expect(page).toHaveBeenCalledTimes(1);
		expect(takeTyped()).toEqual({ text: "", entered: false });
	});
});
