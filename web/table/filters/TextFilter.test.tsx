import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useTypedFilter } from "./TextFilter.tsx";
import "../../test-support/browser-parts.ts";

const applied: string[] = [];

function Field({ value }: { readonly value: string }) {
	const [typed, setTyped, applyNow] = useTypedFilter(value, (text) => applied.push(text));
	return <input aria-label="Zoek" value={typed} onChange={(event) => setTyped(event.target.value)} onBlur={applyNow} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>("Zoek");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
	applied.length = 0;
	jest.useFakeTimers();
});
afterEach(() => {
	cleanup();
	jest.useRealTimers();
});

describe("a text that filters", () => {
	it("REQ-081 shows every keystroke at once, and is applied 150 ms after the last one", () => {
		render(<Field value="" />);
		type("v");
		wait(100);
		type("ve");
		expect(field().value).toBe("ve");
		wait(149);
		expect(applied).toEqual([]);
		wait(1);
		expect(applied).toEqual(["ve"]);
	});

	it("is applied at once when the field is left, and not again", () => {
		render(<Field value="" />);
		type("velp");
		fireEvent.blur(field());
		expect(applied).toEqual(["velp"]);
		wait(500);
		fireEvent.blur(field());
		expect(applied).toEqual(["velp"]);
	});

	it("follows a value that changes elsewhere, without applying it", () => {
		const { rerender } = render(<Field value="velper" />);
		rerender(<Field value="" />);
		expect(field().value).toBe("");
		wait(500);
		expect(applied).toEqual([]);
	});
});
