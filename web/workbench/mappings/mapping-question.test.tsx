import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen, within } from "@testing-library/react";
import type { FlowChange, JsonSchema } from "../../../engine/index.ts";
import { theme } from "../../ui/theme/theme.ts";
import type { KnownField, KnownNames } from "../conditions/known-names.ts";
import { MappingQuestion } from "./MappingQuestion.tsx";

const field = (path: string, label: string, schema: JsonSchema): [string, KnownField] => [
	path,
	{ path, label, schema, step: "1", order: 0 },
];
const spots = { Paint: { type: "string", title: "Verf" }, Count: { type: "integer", title: "Aantal" } };
const names: KnownNames = {
	fields: new Map([
		field("Plan.Name", "Naam", { type: "string" }),
		field("Plan.Count", "Aantal vakken", { type: "integer" }),
		field("Plan.Spots", "Vakken", { type: "array", items: { type: "object", properties: spots } }),
	]),
	steps: [],
	choices: {},
};

function offered(mapping: NonNullable<FlowChange["mapping"]>): readonly (string | null)[] {
	const change: FlowChange = { kind: "field-removed", place: {}, sentence: "", reason: "", severity: "needs-mapping", mapping };
	render(
		<MantineProvider theme={theme} env="test">
			<MappingQuestion change={change} answer={undefined} names={names} onAnswer={() => {}} />
		</MantineProvider>,
	);
	const select = screen.getByRole("combobox", { name: /^De waarde van “Kleur” gaat naar/ });
	return within(select)
		.getAllByRole("option")
		.map(({ textContent }) => textContent)
		.slice(2);
}

afterEach(cleanup);

describe("where the value of a removed field may go", () => {
	it("is offered among the fields that can hold it", () => {
		expect(offered({ kind: "field", from: "Plan.Colour", label: "Kleur", receivers: ["Plan.Name"] })).toEqual(["Naam, stap 1"]);
	});

	it("is, for a field of a list's items, another field of those items that can hold it", () => {
		const need = { kind: "field", from: "Plan.Spots[].Colour", label: "Kleur", receivers: ["Plan.Spots[].Paint"] } as const;
		expect(offered(need)).toEqual(["Verf"]);
	});
});
