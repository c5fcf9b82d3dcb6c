import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
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

function FormBesideBox({
	done,
	box,
	dialog = false,
}: {
	readonly done: (what: string) => void;
	readonly box: boolean;
	readonly dialog?: boolean;
}) {
	const form = useRef<HTMLFormElement>(null);
	useActions({ "step:next": () => done("next"), "step:save": () => done("save") }, { within: form });
	return (
		<>
			<form ref={form}>
				<input aria-label="Veld" />
			</form>
			{box && <div role={dialog ? "dialog" : undefined}>{<textarea aria-label="Opmerking" />}</div>}
		</>
	);
}

describe("the keys of a form", () => {
	const press = (key: string) => fireEvent.keyDown(document.body, { key, ctrlKey: true });

	it("act before the focus was anywhere, and when the field with the focus has gone", () => {
		const done: string[] = [];
		render(<FormBesideBox done={(each) => done.push(each)} box={false} />);
		press("Enter");
		screen.getByLabelText("Veld").focus();
		screen.getByLabelText("Veld").blur();
		press("Enter");
		expect(done).toEqual(["next", "next"]);
	});

	it("complete nothing after a box beside the form that has gone; saving, which the browser would do itself, still does", () => {
		const done: string[] = [];
		const { rerender } = render(<FormBesideBox done={(each) => done.push(each)} box />);
		screen.getByLabelText("Opmerking").focus();
		rerender(<FormBesideBox done={(each) => done.push(each)} box={false} />);
		press("Enter");
		expect(done).toEqual([]);
		press("s");
		screen.getByLabelText("Veld").focus();
		screen.getByLabelText("Veld").blur();
		press("Enter");
		expect(done).toEqual(["save", "next"]);
	});

	it("act after a dialog over the page has closed", () => {
		const done: string[] = [];
		const { rerender } = render(<FormBesideBox done={(each) => done.push(each)} box dialog />);
		screen.getByLabelText("Opmerking").focus();
		rerender(<FormBesideBox done={(each) => done.push(each)} box={false} />);
		press("Enter");
		expect(done).toEqual(["next"]);
	});
});

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
