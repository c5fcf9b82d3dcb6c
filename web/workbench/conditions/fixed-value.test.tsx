import "../../test-support/browser-parts.ts";
import { afterEach, expect, it, jest } from "@jest/globals";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { FixedValue } from "./FixedValue.tsx";
import type { KnownField } from "./known-names.ts";
import "../../texts/areas/workbench.ts";

afterEach(cleanup);

const dayField: KnownField = {
	path: "Plan.Day",
	label: "Dag",
	schema: { type: "string", format: "calendar-date", maxLength: 10 },
	step: "1",
	order: 0,
};

it("asks for a day with the browser's own calendar, which gives the day as it is stored", () => {
	const given = jest.fn();
	render(<FixedValue label="Dag" value="" field={dayField} onChange={given} />);
	const input = screen.getByLabelText<HTMLInputElement>("Dag");
	expect(input.type).toBe("date");
	fireEvent.change(input, { target: { value: "2026-03-01" } });
	expect(given).toHaveBeenCalledWith("2026-03-01");
});
