import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { type SoundFlow, soundFiles } from "../bundle/fixtures/faulty-bundle.ts";
import { checkBundle, readBundle } from "../bundle/index.ts";
import { applyEdits, canonicalFiles } from "../edit/index.ts";
import { moveSection } from "./move-section.ts";

const base = JSON.parse(readFileSync(new URL("../check/fixtures/base.json", import.meta.url), "utf8")) as SoundFlow;
const sound = canonicalFiles(soundFiles(base));
const { blocks } = base;
const move = { place: ["steps", 0, "sections", 0], target: ["steps", 1], from: "1", to: "2", fields: ["Place.Spots"] } as const;
const scenario = (instructions: readonly object[]) =>
	canonicalFiles(new Map([...sound, ["scenarios/whole-way.json", JSON.stringify({ name: "A", given: { type: "new" }, instructions })]]));
const first = { as: "cpo", do: "complete", with: { Place: { StreetName: "Dam", Spots: 2 } }, expect: { step: "2" } };
const second = { as: "municipality", do: "complete", with: { "Advice.Decision": "yes" } };

function acts(files: ReadonlyMap<string, string | null>, given: Parameters<typeof moveSection>[1] = move) {
	const { edits, scenarios } = moveSection(files, given);
	const edited = applyEdits(files, edits);
	if ("refused" in edited) throw new Error(edited.message);
	const told = JSON.parse(edited.bundle.get("scenarios/whole-way.json") ?? "{}") as { instructions: { with: object }[] };
	const back = applyEdits(edited.bundle, edited.inverse);
	expect("bundle" in back && [...back.bundle]).toEqual([...files]);
	return { with: told.instructions.map((one) => one.with), scenarios, bundle: edited.bundle };
}

describe("a section that moves to another step", () => {
	it("stands there behind what that has, and comes back byte for byte", () => {
		const { bundle } = acts(scenario([first]));
		const { steps } = JSON.parse(bundle.get("flow.json") ?? "") as { steps: { sections: { id?: string }[] }[] };
		expect(steps[0]?.sections.some(({ id }) => id === "place")).toBe(false);
		expect(steps[1]?.sections.at(-1)?.id).toBe("place");
		// Places that read its fields still do: the check reports where that is too early.
		const found = checkBundle(readBundle(bundle, ""), { blocks });
		expect(found.filter(({ code }) => code === "unknown-field")).toEqual([]);
	});

	it("is filled in there by a scenario, nested or by path, and everything else stays where it was", () => {
		expect(acts(scenario([first, second]))).toMatchObject({
			with: [{ Place: { StreetName: "Dam" } }, { "Advice.Decision": "yes", "Place.Spots": 2 }],
			scenarios: [{ file: "scenarios/whole-way.json", act: 2 }],
		});
		const byPath = { ...first, with: { "Place.StreetName": "Dam", "Place.Spots": 3 } };
		expect(acts(scenario([byPath, second])).with).toEqual([{ "Place.StreetName": "Dam" }, { "Advice.Decision": "yes", "Place.Spots": 3 }]);
	});

	it("is filled in by nobody in a scenario that never comes there, which is told", () => {
		expect(acts(scenario([first]))).toMatchObject({ with: [{ Place: { StreetName: "Dam" } }], scenarios: [{ act: null }] });
	});

	it("is filled in earlier where it moves to a step before, and a scenario that does not fill it in is left alone", () => {
		const later = { ...second, with: { "Advice.Decision": "yes" } };
		const back = { place: ["steps", 1, "sections", 0], target: ["steps", 0], from: "2", to: "1", fields: ["Advice.Decision"] } as const;
		expect(acts(scenario([{ ...first, with: {} }, later]), back)).toMatchObject({
			with: [{ "Advice.Decision": "yes" }, {}],
			scenarios: [{ act: 1 }],
		});
		expect(moveSection(scenario([first]), { ...move, fields: ["Chargers"] }).edits).toHaveLength(1);
	});
});
