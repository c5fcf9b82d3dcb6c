import "../../test-support/browser-parts.ts";
import { afterEach, expect, it, jest } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FixedValue } from "./FixedValue.tsx";
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

it("shows a day as every form does", () => {
	render(<FixedValue label="Dag" value="2026-03-01" field={fieldOf("planned-date")} onChange={() => undefined} />);
	expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Dag" }).value).toBe("01-03-2026");
	cleanup();
	render(<FixedValue label="Dag" value="Cancelled" field={fieldOf("planned-date")} onChange={() => undefined} />);
	expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Dag" }).value).toBe("Geannuleerd");
});
