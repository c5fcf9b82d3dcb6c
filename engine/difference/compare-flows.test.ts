import { describe, expect, it } from "@jest/globals";
import type { ResolvedFlow } from "../definition/index.ts";
import { languageProperties } from "../definition/language-properties.ts";
import { operatorFlow } from "../run/fixtures/operator-flow.ts";
import { tracksFlow } from "../run/fixtures/tracks-flow.ts";
import { compareFlows } from "./compare-flows.ts";
import type { FlowDifference, Severity } from "./flow-change.ts";
import { otherChanges } from "./other-changes.ts";
import { rolesCalled } from "./roles-called.ts";

/** Changes a copy of a flow, by JSON pointer; an edit without a value removes the place, `-` appends. */
function edited(flow: ResolvedFlow, ...edits: readonly (readonly [pointer: string, value?: unknown])[]): ResolvedFlow {
	const copy = structuredClone(flow);
	for (const [pointer, value] of structuredClone(edits)) {
		const keys = pointer.slice(1).split("/");
		const last = keys.pop() ?? "";
		const parent = keys.reduce((node, key) => (node as Record<string, unknown>)[key], copy as unknown) as Record<string, unknown>;
		if (Array.isArray(parent) && value === undefined) parent.splice(Number(last), 1);
		else if (Array.isArray(parent) && last === "-") parent.push(value);
		else if (Array.isArray(parent) && last.startsWith("+")) parent.splice(Number(last), 0, value);
		else if (value === undefined) delete parent[last];
		else parent[last] = value;
	}
	return copy;
}

const told = ({ changes }: FlowDifference) => changes.map(({ kind, severity, sentence }) => `${severity} ${kind}: ${sentence}`);

const spots = "/steps/0/sections/2";
const spotFields = `${spots}/schema/properties/Spots`;
const newStep = {
	uuid: "3f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd109",
	code: "9",
	label: "Ontwerp",
	version: "1.0.0",
	access: { read: [], edit: ["cpo"] },
	sections: [
		{
			id: "design",
			schema: {
				type: "object",
				properties: {
					Design: {
						type: "object",
						properties: { Remarks: { type: "string", title: "Ontwerp", format: "unicode", maxLength: 100 } },
						required: ["Remarks"],
					},
				},
			},
		},
	],
};
const laterRule = { unless: { "==": [{ var: "Advice.Advice" }, "yes"] }, message: "Alleen met positief advies." };
const text = (title: string) => ({ type: "string", title, format: "unicode", maxLength: 100 });

describe("the difference between two versions of a flow", () => {
	it("calls roles as the tenant does, and one that it has no more as it did", () => {
		const called = rolesCalled({ roles: { oud: { label: "Oude rol" } } }, { roles: { admin: { label: "Regisseur" } } });
		const others = ["/steps/1/access/edit/-", "admin"] as const;
		const sections = operatorFlow.steps[1]?.sections[0]?.roles;
		const flow = edited(operatorFlow, others, ["/steps/1/sections/0/roles", ["oud", "admin"]]);
		const sentences = compareFlows(operatorFlow, flow, called).changes.map(({ sentence }) => sentence);
		expect(sections).toBeUndefined();
		expect(sentences).toContain("De rol 'Regisseur' mag stap 2 (Beoordeling) nu ook bewerken.");
		expect(sentences.filter((sentence) => sentence.includes("Oude rol, Regisseur"))).toHaveLength(1);
		expect(sentences.join()).not.toMatch(/'admin'|oud,/);
	});

	it("is nothing when only the version number and the order of properties differ", () => {
		const reversed = Object.fromEntries(Object.entries({ ...operatorFlow, version: "9.9.9" }).reverse()) as unknown as ResolvedFlow;
		expect(compareFlows(operatorFlow, reversed)).toEqual({ changes: [], severity: "safe" });
	});

	it.each<readonly [string, ResolvedFlow, Severity, readonly string[]]>([
		[
			"a label",
			edited(operatorFlow, ["/steps/1/label", "Toets"]),
			"safe",
			["safe step-renamed: Stap 2 heet nu 'Toets'; eerst 'Beoordeling'."],
		],
		[
			"another title of a field",
			edited(operatorFlow, [`${spotFields}/properties/Type/title`, "Soort"]),
			"safe",
			["safe field-text-changed: Stap 1 (Voorstel), veld 'Soort' heette eerst 'Type'."],
		],
		[
			"an option more",
			edited(operatorFlow, [`${spotFields}/properties/Type/oneOf/-`, { const: "wall", title: "Wandlader" }]),
			"safe",
			["safe option-added: Stap 1 (Voorstel), veld 'Type' heeft de keuze 'Wandlader' erbij."],
		],
		[
			"an option less",
			edited(operatorFlow, [`${spotFields}/properties/Type/oneOf/1`]),
			"needs-mapping",
			["needs-mapping option-removed: Stap 1 (Voorstel), veld 'Type' heeft de keuze 'Laadplein' niet meer."],
		],
		[
			"a field more",
			edited(operatorFlow, [`${spotFields}/properties/Colour`, text("Kleur")], [`${spotFields}/required/-`, "Colour"]),
			"safe",
			["safe field-added: Stap 1 (Voorstel) vraagt nu ook om 'Kleur' (verplicht)."],
		],
		[
			"a required field more that nobody can fill in",
			edited(
				operatorFlow,
				[`${spotFields}/properties/Colour`, text("Kleur")],
				[`${spotFields}/required/-`, "Colour"],
				[`${spots}/fields`, { "Spots.Colour": { readOnly: true } }],
			),
			"needs-mapping",
			["needs-mapping field-added: Stap 1 (Voorstel) vraagt nu ook om 'Kleur' (verplicht)."],
		],
		[
			"a field less",
			edited(
				operatorFlow,
				["/steps/1/sections/0/schema/properties/Advice/properties/Comments"],
				["/steps/1/sections/0/complete/1"],
				["/steps/1/outcomes/1"],
			),
			"needs-mapping",
			[
				"needs-mapping field-removed: Stap 2 (Beoordeling) vraagt niet meer om 'Toelichting'.",
				`safe rule-removed: Stap 2 (Beoordeling) eist niet meer: niet (Advies is ingevuld) of Advies is Positief of Toelichting is ingevuld ("Het proces kan bij een afwijzing of alternatief niet verder zonder toelichting.").`,
				"needs-mapping outcome-removed: Wordt een proces teruggezet, dan blijft 'Toelichting' voortaan staan.",
			],
		],
		[
			"a field of another kind",
			edited(operatorFlow, [`${spotFields}/properties/Count/type`, "string"]),
			"breaking",
			["breaking field-type-changed: Stap 1 (Voorstel), veld 'Aantal' heeft een ander soort waarde: eerst geheel getal, nu tekst."],
		],
		[
			"a shorter text",
			edited(operatorFlow, ["/steps/0/sections/0/schema/properties/Location/properties/Remarks/maxLength", 200]),
			"needs-mapping",
			["needs-mapping field-limit-narrowed: Stap 1 (Voorstel), veld 'Opmerkingen': de maximale lengte was 400 en is nu 200."],
		],
		[
			"a longer text",
			edited(operatorFlow, ["/steps/0/sections/0/schema/properties/Location/properties/Remarks/maxLength", 800]),
			"safe",
			["safe field-limit-widened: Stap 1 (Voorstel), veld 'Opmerkingen': de maximale lengte was 400 en is nu 800."],
		],
		[
			"a field that is required now, by those who can fill it in",
			edited(operatorFlow, [`${spotFields}/required/-`, "Identifiers"]),
			"safe",
			["safe field-required: Stap 1 (Voorstel), veld 'Nummers' is nu verplicht."],
		],
		[
			"a part of a list's items that is required now",
			edited(
				operatorFlow,
				["/steps/4/sections/0/schema/properties/Chargers/items/properties/Power", text("Vermogen")],
				["/steps/4/sections/0/schema/properties/Chargers/items/required/-", "Power"],
			),
			"needs-mapping",
			[
				"safe field-added: Stap 5 (Oplevering), veld 'Laadpalen': elk onderdeel heeft nu ook 'Vermogen'.",
				"needs-mapping field-required: Stap 5 (Oplevering), veld 'Laadpalen': 'Power' is nu verplicht in elk onderdeel.",
			],
		],
		[
			"a step more in the line",
			edited(operatorFlow, ["/steps/+4", newStep]),
			"safe",
			["safe step-added: Stap 9 (Ontwerp) is toegevoegd, na stap 4 (Besluit)."],
		],
		[
			"a step more under the number of another",
			edited(operatorFlow, ["/steps/4/code", "6"], ["/steps/+4", { ...newStep, code: "5" }]),
			"needs-mapping",
			[
				"needs-mapping step-added: Stap 5 (Ontwerp) is toegevoegd, na stap 4 (Besluit).",
				"needs-mapping step-renumbered: Stap 5 (Oplevering) heeft nu nummer 6.",
			],
		],
		[
			"a step more that demands what was decided before",
			edited(operatorFlow, ["/steps/+4", { ...newStep, complete: [laterRule] }]),
			"needs-mapping",
			["needs-mapping step-added: Stap 9 (Ontwerp) is toegevoegd, na stap 4 (Besluit)."],
		],
		[
			"a step more that empties what another step keeps",
			edited(operatorFlow, ["/steps/+4", { ...newStep, outcomes: ["Spots.Count"] }]),
			"needs-mapping",
			["needs-mapping step-added: Stap 9 (Ontwerp) is toegevoegd, na stap 4 (Besluit)."],
		],
		[
			"a step less",
			edited(
				operatorFlow,
				["/steps/3"],
				["/steps/1/next/0/to", "5"],
				["/steps/2/next/3/to", "5"],
				["/bindings/trafficDecision"],
				["/bindings/realisationStartsAt", "5"],
			),
			"needs-mapping",
			[
				"needs-mapping binding-removed: Waar het product 'Verkeersbesluit › Publicatiedatum' vindt, is verwijderd.",
				"needs-mapping binding-removed: Waar het product 'Verkeersbesluit › Einde bezwaartermijn' vindt, is verwijderd.",
				"needs-mapping binding-removed: Waar het product 'Verkeersbesluit › Onherroepelijk sinds' vindt, is verwijderd.",
				"needs-mapping binding-removed: Waar het product 'Verkeersbesluit › Niet van toepassing' vindt, is verwijderd.",
				"needs-mapping binding-changed: Waar het product 'Realisatie begint bij' vindt, is gewijzigd.",
				"needs-mapping step-removed: Stap 4 (Besluit) is verwijderd.",
				"needs-mapping field-removed: Stap 4 (Besluit) vraagt niet meer om 'Niet van toepassing'.",
				"needs-mapping field-removed: Stap 4 (Besluit) vraagt niet meer om 'Publicatie'.",
				"needs-mapping field-removed: Stap 4 (Besluit) vraagt niet meer om 'Einde termijn'.",
				"needs-mapping field-removed: Stap 4 (Besluit) vraagt niet meer om 'Onherroepelijk sinds'.",
				"needs-mapping branch-changed: Vanuit stap 2 (Beoordeling) gaat de weg nu 'positief advies' als Advies is Positief naar stap 5 (Oplevering); eerst 'positief advies' als Advies is Positief naar stap 4 (Besluit).",
				"needs-mapping branch-changed: Vanuit stap 3 (Verwerking) gaat de weg nu in alle andere gevallen naar stap 5 (Oplevering); eerst in alle andere gevallen naar stap 4 (Besluit).",
			],
		],
		[
			"steps in another order",
			edited(
				operatorFlow,
				["/steps/3", operatorFlow.steps[4]],
				["/steps/4", operatorFlow.steps[3]],
				["/steps/3/final"],
				["/steps/4/final", true],
			),
			"needs-mapping",
			[
				"needs-mapping step-moved: Stap 4 (Besluit) staat nu na stap 5 (Oplevering).",
				"needs-mapping final-moved: Het proces eindigt nu met stap 4 (Besluit); eerst met stap 5 (Oplevering).",
			],
		],
		[
			"a role more and a reader less",
			edited(operatorFlow, ["/steps/1/access/edit/-", "admin"], ["/steps/1/access/read/0"]),
			"safe",
			[
				"safe role-gained: De rol 'admin' mag stap 2 (Beoordeling) nu ook bewerken.",
				"safe role-lost: De rol 'cpo' mag stap 2 (Beoordeling) niet meer inzien.",
			],
		],
		[
			"other editors altogether",
			edited(operatorFlow, ["/steps/1/access/edit/0", "admin"]),
			"needs-mapping",
			[
				"safe role-gained: De rol 'admin' mag stap 2 (Beoordeling) nu ook bewerken.",
				"needs-mapping role-lost: De rol 'municipality' mag stap 2 (Beoordeling) niet meer bewerken.",
			],
		],
		[
			"a named condition",
			edited(operatorFlow, ["/conditions/positive", { in: [{ var: "Advice.Advice" }, ["yes", "alternative"]] }]),
			"needs-mapping",
			[
				"needs-mapping condition-changed: De voorwaarde 'positive' is nu: Advies is één van Positief, Alternatieve locatie; eerst: Advies is Positief.",
			],
		],
		[
			"another name for the same condition",
			edited(operatorFlow, ["/conditions/good", operatorFlow.conditions?.positive], ["/steps/1/next/0/when", { cond: "good" }]),
			"safe",
			["safe condition-added: De voorwaarde 'good' is toegevoegd: Advies is Positief."],
		],
		[
			"a demand that can be met in the step itself",
			edited(operatorFlow, ["/steps/2/complete/-", { unless: { filled: "Advice.Decision" }, message: "Kies een beslissing." }]),
			"safe",
			[`safe rule-added: Stap 3 (Verwerking) eist nu ook: Beslissing is ingevuld ("Kies een beslissing.").`],
		],
		[
			"a demand about what was decided before",
			edited(operatorFlow, ["/steps/2/complete/-", laterRule]),
			"needs-mapping",
			[`needs-mapping rule-added: Stap 3 (Verwerking) eist nu ook: Advies is Positief ("Alleen met positief advies.").`],
		],
		[
			"a section that is always there now",
			edited(operatorFlow, ["/steps/1/sections/1/when"]),
			"safe",
			[
				"safe section-condition-changed: Stap 2 (Beoordeling): onderdeel 'alternative' is nu te zien: altijd; eerst: Advies is Alternatieve locatie.",
			],
		],
		[
			"a section that may go",
			edited(operatorFlow, [`${spots}/when`, { filled: "Location.StreetName" }]),
			"needs-mapping",
			["needs-mapping section-condition-changed: Stap 1 (Voorstel): onderdeel 'spots' is nu te zien: Straat is ingevuld; eerst: altijd."],
		],
		[
			"a value that the system fills in now",
			edited(operatorFlow, [`${spots}/derived/-`, { field: "Spots.Count", value: 1 }]),
			"needs-mapping",
			["needs-mapping derivation-added: Stap 1 (Voorstel): 'Aantal' wordt nu door het systeem ingevuld: 1."],
		],
		[
			"a flow of another uuid",
			edited(operatorFlow, ["/uuid", "3f0f6f0e-6f0b-4c39-9a40-2b1f3f4bd999"]),
			"breaking",
			["breaking flow-replaced: Dit is een andere flow die ook 'Voorbeeld' heet: het kenmerk (uuid) van de flow is anders."],
		],
		[
			"a property that the comparison does not know",
			edited(operatorFlow, ["/steps/0/deadlineDays", 14]),
			"needs-mapping",
			["needs-mapping other-changed: Stap 1 (Voorstel): 'deadlineDays' is gewijzigd."],
		],
		[
			"a sub-step more",
			edited(tracksFlow, ["/steps/1/children/tracks/1/steps/-", { ...newStep, code: "2-k" }]),
			"needs-mapping",
			["needs-mapping step-added: Stap 2-k (Ontwerp) is toegevoegd in stap 2 (Stap 2)."],
		],
		[
			"a sub-step that becomes a step",
			edited(
				tracksFlow,
				["/steps/1/children/tracks/1/steps/1"],
				["/steps/+2", { ...tracksFlow.steps[1]?.children?.tracks[1]?.steps[1], code: "4", when: undefined }],
			),
			"breaking",
			[
				"needs-mapping step-renumbered: Stap 2-h (Stap 2-h) heeft nu nummer 4.",
				"breaking step-moved: Stap 4 (Stap 2-h) is nu een stap.",
				"needs-mapping step-condition-changed: Stap 4 (Stap 2-h) hoort er nu bij: altijd; eerst: Fuse is één van replace, minor.",
			],
		],
	])("tells %s, and of which class it is", (_, after, severity, sentences) => {
		const before = after.uuid === tracksFlow.uuid ? tracksFlow : operatorFlow;
		const difference = compareFlows(before, after);
		expect(told(difference)).toEqual(sentences);
		expect(difference.severity).toBe(severity);
		for (const change of difference.changes) expect((change.mapping === undefined) === (change.severity !== "needs-mapping")).toBe(true);
	});

	it("says what somebody has to choose, with a proposal where there is one", () => {
		const renamed = edited(
			operatorFlow,
			[`${spotFields}/properties/Colour`, text("Kleur")],
			["/steps/0/sections/0/schema/properties/Location/properties/Remarks"],
		);
		const replaced = edited(
			operatorFlow,
			["/steps/0/sections/0/schema/properties/Location/properties/Remarks"],
			["/steps/0/sections/0/schema/properties/Location/properties/Notes", text("Opmerkingen")],
		);
		expect(compareFlows(operatorFlow, renamed).changes[0]?.mapping).toEqual({
			kind: "field",
			from: "Location.Remarks",
			label: "Opmerkingen",
			suggestion: "Spots.Colour",
			receivers: ["Spots.Colour", "Advice.Comments", "Advice.Alternative.Remarks"],
		});
		expect(compareFlows(operatorFlow, replaced).changes[0]?.mapping).toEqual({
			kind: "field",
			from: "Location.Remarks",
			label: "Opmerkingen",
			suggestion: "Location.Notes",
			receivers: ["Location.Notes", "Advice.Comments", "Advice.Alternative.Remarks"],
		});
		const twin = edited(operatorFlow, ["/steps/3/uuid", newStep.uuid]);
		expect(compareFlows(operatorFlow, twin).changes.map(({ mapping }) => mapping)).toContainEqual({
			kind: "step",
			from: "4",
			suggestion: "4",
		});
	});

	it("calls every property of the language by its Dutch name, also one that it was not taught to compare", () => {
		const parts = ["flow", "flow#step", "section", "section#fieldRule", "section#stepRule"];
		const described = Object.entries(languageProperties).flatMap(([path, { name }]) => {
			const language = path.slice(0, path.lastIndexOf("."));
			return parts.includes(language) ? [{ language, code: path.slice(language.length + 1), name }] : [];
		});
		expect(described.length).toBeGreaterThan(40);
		const said = described.map(({ language, code }) => otherChanges({ [code]: 1 }, { [code]: 2 }, [], {}, "X", language)[0]?.sentence);
		expect(said).toEqual(described.map(({ name }) => `X: '${name}' is gewijzigd.`));
	});

	it("calls what a field may hold, how it looks and what kind it is in Dutch", () => {
		const ui = (widget: object): ResolvedFlow =>
			edited(operatorFlow, [`${spots}/ui`, { Spots: { Count: { "ui:widget": "number", ...widget } } }]);
		expect(told(compareFlows(ui({ "ui:options": { span: 3 } }), ui({ "ui:options": { category: "Docs" } })))).toEqual([
			"needs-mapping section-hints-changed: Stap 1 (Voorstel): onderdeel 'spots' wordt anders ingevuld (Soort).",
		]);
		const format = (is: string): ResolvedFlow =>
			edited(operatorFlow, ["/steps/0/sections/0/schema/properties/Location/properties/Remarks/format", is]);
		expect(told(compareFlows(format("unicode"), format("unicode-multiline")))).toEqual([
			"needs-mapping field-limit-narrowed: Stap 1 (Voorstel), veld 'Opmerkingen' heeft een andere eis (Vorm): eerst Tekst, nu Tekst met regels.",
		]);
	});
});
