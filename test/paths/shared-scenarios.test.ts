import { describe, expect, it } from "@jest/globals";
import { ajvValidators, compileFlow, resolveBlocks, runScenario, type Scenario } from "../../engine/index.ts";
import { definedBlocks, readBlocks, readFolder } from "../../scripts/flow/read-folder.ts";

const blocks = definedBlocks(readBlocks("schemas/blocks"));

/**
 * The operators work like the standard tenant where nothing else is specified, so its scenarios, written from the specification, must
 * succeed for theirs too, branch by branch and effect by effect.
 */
const standard = tenant("go-ral");

/** Fields that an operator's form requires and the standard one does not. */
const otherwise: Readonly<Record<string, (scenario: Scenario) => Scenario>> = {
	opcharge: (scenario) => scenario,
	"park-n-charge": (scenario) => ({
		...scenario,
		instructions: scenario.instructions.map((instruction) =>
			"with" in instruction && Object.keys(instruction.with ?? {}).some((field) => field.startsWith("Location"))
				? { ...instruction, with: { ...instruction.with, FinUnit: "unit004" } }
				: instruction,
		) as Scenario["instructions"],
	}),
	vlaanderen: (scenario) => JSON.parse(JSON.stringify(scenario).replaceAll(/"\d{4} ?[A-Z]{2}"/g, '"9000"')) as Scenario,
};

/** Scenarios that do not apply to operators, with the reason. */
const ownFields = "names fields of steps 2 and 6 that only the standard tenant has";
const ofTheStandard: Readonly<Record<string, string>> = {
	"alternative-accepted.json": ownFields,
	"alternative-fields.json": ownFields,
	"correction-of-planned-date.json": ownFields,
	"dates-demanded.json": ownFields,
	"planned-date-reset.json": ownFields,
	"positive-advice.json": ownFields,
	"realisation-fields.json": ownFields,
	"status-after-completion.json": ownFields,
};
const notOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	opcharge: ofTheStandard,
	"park-n-charge": { ...ofTheStandard, "location-linking.json": "gives no financial unit, which step 1 asks for" },
	vlaanderen: {
		...ofTheStandard,
		"location-demanded.json": "asks for a Dutch postal code",
		"on-hold-and-cancelled.json": "gives reasons that are not in the tenant's lists",
	},
};

function tenant(slug: string) {
	const {
		tenant: rules,
		flow: { definition },
		scenarios,
	} = readFolder(`flows/${slug}`);
	if (definition === undefined || rules.definition === undefined) throw new Error(`${slug} cannot be read`);
	return {
		compiled: compileFlow(resolveBlocks(definition, blocks), { validators: ajvValidators() }),
		rules: rules.definition,
		scenarios: scenarios.flatMap(({ source, definition: scenario }) =>
			scenario === undefined ? [] : [{ file: source.file.replace(/^.*\//, ""), scenario }],
		),
	};
}

describe.each(Object.keys(otherwise))("the standard process at %s", (slug) => {
	const { compiled, rules } = tenant(slug);
	const failures = (scenario: Scenario) =>
		runScenario(compiled, rules, otherwise[slug]?.(scenario) ?? scenario).steps.flatMap(({ failures: told }) => told);
	const reasons = notOf[slug] ?? {};

	it.each(standard.scenarios.filter(({ file }) => reasons[file] === undefined))("$file: $scenario.name", ({ scenario }) => {
		expect(failures(scenario)).toEqual([]);
	});

	it("differs in every scenario that is left out", () => {
		const left = standard.scenarios.filter(({ file }) => reasons[file] !== undefined);
		expect(left.filter(({ scenario }) => failures(scenario).length === 0).map(({ file }) => file)).toEqual([]);
	});
});
