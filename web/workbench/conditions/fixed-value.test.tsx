import "../../test-support/browser-parts.ts";
import { afterEach, expect, it, jest } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FixedValue } from "./FixedValue.tsx";
import { FixedValues } from "./FixedValues.tsx";
import type { KnownField } from "./known-names.ts";
import "../../texts/areas/workbench.ts";

afterEach(cleanup);

const fieldOf = (format: string): KnownField => ({
	path: "Plan.Day",
	label: "Dag",
	schema: { type: "string", format, maxLength: 10 },
	step: "1",
	order: 0,
});

/** Types into an empty input, and returns what it gave. */
async function given(format: string, typed: string): Promise<unknown> {
	const onChange = jest.fn();
	render(<FixedValue label="Dag" value="" field={fieldOf(format)} onChange={onChange} />);
	await userEvent.type(screen.getByRole("textbox", { name: "Dag" }), `${typed}{Enter}`);
	cleanup();
	return onChange.mock.calls[0]?.[0];
}

it("reads a day as people write it, and keeps what is none to be corrected", async () => {
	for (const format of ["calendar-date", "planned-date"]) {
		expect(await given(format, "01-03-2026")).toBe("2026-03-01");
		expect(await given(format, "1 maart 2026")).toBe("2026-03-01");
		expect(await given(format, "31-02-2026")).toBeUndefined();
	}
	expect(await given("planned-date", "geannuleerd")).toBe("Cancelled");
	expect(await given("calendar-date", "geannuleerd")).toBeUndefined();
});

it("says below the box that what was typed can't be read, and takes it for no value", async () => {
	const onChange = jest.fn();
	const onUnread = jest.fn();
	render(<FixedValue label="Dag" value="" field={fieldOf("calendar-date")} empty="leeg" onChange={onChange} onUnread={onUnread} />);
	const box = screen.getByRole("textbox", { name: "Dag" });
	await userEvent.type(box, "31-02-2026");
	await userEvent.tab();
	expect(screen.getByRole("alert").textContent).toBe("Dit is geen datum. Schrijf haar bijvoorbeeld als 31-12-2026.");
	expect([box.getAttribute("aria-invalid"), box.getAttribute("aria-describedby")]).toEqual(["true", screen.getByRole("alert").id]);
	expect([onChange.mock.calls.length, onUnread.mock.calls.length]).toEqual([0, 1]);
	await userEvent.clear(box);
	await userEvent.type(box, "28-02-2026{Enter}");
	expect(screen.queryByRole("alert")).toBeNull();
	expect(onChange).toHaveBeenCalledWith("2026-02-28");
	cleanup();
	render(<FixedValue label="Aantal" value="" field={{ ...fieldOf(""), schema: { type: "integer" } }} onChange={onChange} />);
	await userEvent.type(screen.getByRole("textbox", { name: "Aantal" }), "twee{Enter}");
	expect(screen.getByRole("alert").textContent).toBe("Dit is geen heel getal. Schrijf het bijvoorbeeld als 12.");
});

it("reads each of several days or numbers, and none of them if one can't be read", async () => {
	const onChange = jest.fn();
	const several = async (field: KnownField, typed: string) => {
		render(<FixedValues values={[]} field={field} onChange={onChange} />);
		await userEvent.type(screen.getByRole("textbox"), `${typed}{Enter}`);
		const said = screen.queryByRole("alert")?.textContent ?? onChange.mock.lastCall?.[0];
		cleanup();
		return said;
	};
	const day = fieldOf("calendar-date");
	expect(await several(day, "01-03-2026, 2 maart 2026")).toEqual(["2026-03-01", "2026-03-02"]);
	expect(await several(day, "01-03-2026, ooit")).toMatch(/^Dit is geen datum\./);
	expect(await several({ ...day, schema: { type: "number" } }, "1, 2,5")).toEqual([1, 2.5]);
	expect(await several({ ...day, schema: { type: "string" } }, "a,b")).toEqual(["a", "b"]);
});

it("shows a day as every form does", () => {
	render(<FixedValue label="Dag" value="2026-03-01" field={fieldOf("planned-date")} onChange={() => undefined} />);
	expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Dag" }).value).toBe("01-03-2026");
	cleanup();
	render(<FixedValue label="Dag" value="Cancelled" field={fieldOf("planned-date")} onChange={() => undefined} />);
	expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Dag" }).value).toBe("Geannuleerd");
});
