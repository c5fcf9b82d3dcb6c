import { afterEach, describe, expect, it } from "@jest/globals";
import type { FieldProps } from "@rjsf/utils";
import { cleanup, render, screen } from "@testing-library/react";
import { type FlowField, FlowFieldsContext } from "../flow-fields.ts";
import { EMPTY_ENVIRONMENT, FormEnvironmentContext } from "../form-environment.ts";
import { AdviceSummaryField } from "./AdviceSummaryField.tsx";
import "../../texts/areas/index.ts";

afterEach(cleanup);

const advice: FlowField = {
	path: "Advice.Advice",
	schema: {
		type: "string",
		title: "Beoordeling",
		oneOf: [
			{ const: "yes", title: "Positief" },
			{ const: "alternative-without", title: "Alternatief zonder voorstel" },
		],
	},
	options: {},
};

/** The text of the summary for an advice in the record. */
function summaryOf(given: unknown): string | null | undefined {
	// The same object while rendered, as the screen keeps it.
	const values = { Advice: { Advice: given } };
	render(
		<FormEnvironmentContext value={{ ...EMPTY_ENVIRONMENT, values: () => values }}>
			<FlowFieldsContext value={new Map([[advice.path, advice]])}>
				<AdviceSummaryField {...({ uiSchema: {} } as FieldProps)} />
			</FlowFieldsContext>
		</FormEnvironmentContext>,
	);
	const shown = screen.getByText("Beoordeling").nextElementSibling?.textContent;
	cleanup();
	return shown;
}

describe("the summary of an advice", () => {
	it("REA-260 is 'Onbekend' for an unknown value, and says so if there is no advice yet", () => {
		expect(["misschien", "YES", 3, true].map(summaryOf)).toEqual(["Onbekend", "Onbekend", "Onbekend", "Onbekend"]);
		expect([undefined, null, ""].map(summaryOf)).toEqual(Array(3).fill("Het advies is nog niet bepaald."));
		expect(["yes", "alternative-without"].map(summaryOf)).toEqual(["Positief", "Alternatief gewenst, geen voorstel bijgevoegd"]);
	});
});
