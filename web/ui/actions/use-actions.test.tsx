import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { useActions } from "./use-actions.ts";

afterEach(cleanup);

function Page({ done }: { readonly done: (what: string) => void }) {
	useActions({
		"list:choose": () => done("choose"),
		"list:chooseRange": () => done("choose range"),
		"step:save": () => done("save"),
		"everywhere:help": () => done("help"),
	});
	return null;
}

describe("the keys of a page", () => {
	it.each([
		["x", {}, "choose"],
		["X", { shiftKey: true }, "choose range"],
		["s", { ctrlKey: true }, "save"],
		["?", { shiftKey: true }, "help"],
		// With Caps Lock on, the letter contradicts the modifier.
		["X", {}, "choose"],
		["x", { shiftKey: true }, "choose range"],
		["S", { ctrlKey: true }, "save"],
	])("%s %j: %s", (key, held, what) => {
		const done: string[] = [];
		render(<Page done={(each) => done.push(each)} />);
		fireEvent.keyDown(document.body, { key, ...held });
		expect(done).toEqual([what]);
	});
});
