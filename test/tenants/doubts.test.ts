import { describe, expect, it } from "@jest/globals";
import { ajvValidators, type CompiledStep, compileFlow, withValueAt } from "../../engine/index.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";

const flows = readTenants("flows").map(({ definition, flow }) => ({
	slug: definition.slug,
	flow: compileFlow(flow, { validators: ajvValidators() }),
}));

const nothing = { stored: {}, today: "2026-11-22", roles: [], marks: [], type: "", steps: {}, conditions: {} };

/** Paths of the step's own fields with this name that people can fill in. */
function filledIn({ form }: CompiledStep, name: string): readonly string[] {
	return form.sections
		.filter(({ definition }) => definition.readOnly !== true)
		.flatMap(({ fields }) => fields.map(({ path }) => path))
		.filter((path) => path.endsWith(`.${name}`));
}

const places = flows.flatMap(({ slug, flow }) =>
	flow.order.flatMap((step) =>
		["NumberOfChargingStations", "Latitude"].flatMap((name) => filledIn(step, name).map((path) => ({ slug, flow, step, path, name }))),
	),
);

function doubts({ flow, step, path }: (typeof places)[number], value: number, elsewhere = false): readonly string[] {
	const beside = path.replace("Latitude", "Longitude");
	const values = withValueAt(withValueAt({}, beside, 6), path, value);
	return step.form.sections
		.filter(({ definition }) => definition.readOnly !== true)
		.flatMap(({ definition: { warn = [] } }) => warn)
		.filter(({ unless, field }) => field === path && !flow.interpreter.holds(unless, { ...nothing, values, elsewhere: () => elsewhere }))
		.map(({ message }) => message);
}

describe("what is implausible in a proposal", () => {
	it("can be filled in twice in each tenant that has locations: for the location and for an alternative", () => {
		const counted = new Set(places.map(({ slug, path }) => `${slug} ${path}`));
		expect(
			[...new Set(places.map(({ slug }) => slug))].map((slug) => [...counted].filter((one) => one.startsWith(`${slug} `)).length),
		).toEqual([4, 4, 4, 4, 4]);
	});

	it.each(places.filter(({ name }) => name !== "Latitude"))(
		"$slug, step $step.code: no charging station at all, or very many ($path)",
		(place) => {
			expect([1, 20].flatMap((count) => doubts(place, count))).toEqual([]);
			expect(doubts(place, 0)).toEqual(["Een locatie zonder laadpaal is ongewoon. Klopt het aantal?"]);
			expect(doubts(place, 21)).toHaveLength(1);
		},
	);

	it.each(places.filter(({ name }) => name === "Latitude"))("$slug, step $step.code: a place in another municipality ($path)", (place) => {
		expect(doubts(place, 52)).toEqual([]);
		expect(doubts(place, 52, true)).toEqual(["Deze plaats ligt in een andere gemeente dan die van het proces. Klopt de plaats?"]);
	});
});
