import { expect, it } from "@jest/globals";
import { keepDroppedFilesOut } from "./dropped-files.ts";

/** Drops something on an element; returns whether the browser would still carry out its default action. */
function opensWhatIsDropped(on: HTMLElement, types: readonly string[]): boolean {
	const event = new Event("drop", { bubbles: true, cancelable: true });
	Object.assign(event, { dataTransfer: { types, dropEffect: "copy" } });
	return on.dispatchEvent(event);
}

keepDroppedFilesOut();
const page = document.body.appendChild(document.createElement("main"));

it("leaves the page there when a file is dropped anywhere on it", () => {
	expect(opensWhatIsDropped(page, ["Files"])).toBe(false);
});

it("leaves text that is dragged to whom it was dropped on", () => {
	expect(opensWhatIsDropped(page, ["text/plain"])).toBe(true);
});

it("leaves a place for files what it takes", () => {
	const place = page.appendChild(document.createElement("div"));
	const taken: string[] = [];
	place.addEventListener("drop", (event) => {
		event.preventDefault();
		taken.push(event.dataTransfer?.dropEffect ?? "");
	});
	opensWhatIsDropped(place, ["Files"]);
	expect(taken).toEqual(["copy"]);
});
