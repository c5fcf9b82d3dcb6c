import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { checkBundle } from "../bundle/check-bundle.ts";
import { type SoundFlow, soundFiles } from "../bundle/fixtures/faulty-bundle.ts";
import { readBundle } from "../bundle/read-bundle.ts";
import { applyEdits, canonicalFiles } from "../edit/index.ts";
import { removeEdits, renameEdits } from "./edits-at-uses.ts";
import { renameEverywhere } from "./rename-everywhere.ts";
import { usesOf } from "./uses-of.ts";

const base = JSON.parse(readFileSync(new URL("../check/fixtures/base.json", import.meta.url), "utf8")) as SoundFlow;
const fields = { spots: { label: "Plekken", path: "values.Place.Spots" } };
const sound = new Map(soundFiles(base));
sound.set(
	"tenant.json",
	JSON.stringify({ ...(JSON.parse(sound.get("tenant.json") ?? "") as object), lists: { realisations: { fields } } }, null, "\t"),
);
const check = (files: ReadonlyMap<string, string | null>) => checkBundle(readBundle(files, ""), base);

describe("a field that gets another name", () => {
	it.each([
		["Place.Spots", "Places"],
		["Place.StreetName", "Street"],
		["Planning.Published", "PublishedOn"],
	])("%s is renamed in the flow, the tenant's lists and the scenarios: nothing is wrong, and no old name is left", (from, to) => {
		const changed = renameEverywhere(sound, from, to);
		const files = new Map([...sound, ...changed]);
		expect(check(files)).toEqual([]);
		const old = from.split(".")[1] ?? "";
		for (const [path, text] of files)
			expect([path, text?.includes(`"${old}"`), text?.includes(`${from}"`)]).toEqual([
				path,
				text === null ? undefined : false,
				text === null ? undefined : false,
			]);
		expect([...changed.keys()]).toContain("flow.json");
	});

	it("changes nothing but the name: back again, every byte is as it was", () => {
		const there = new Map([...sound, ...renameEverywhere(sound, "Place.Spots", "Places")]);
		expect([...renameEverywhere(sound, "Place.Spots", "Places").keys()]).toEqual(["tenant.json", "flow.json", "scenarios/whole-way.json"]);
		expect(new Map([...there, ...renameEverywhere(there, "Place.Places", "Spots")])).toEqual(sound);
	});

	it("is the same as edits, place by place, that give the old bytes when they are taken back", () => {
		const tidy = canonicalFiles(sound);
		const edits = renameEdits(tidy, "Place.Spots", "Places");
		const edited = applyEdits(tidy, edits);
		if ("refused" in edited) throw new Error(edited.message);
		expect(edited.bundle).toEqual(new Map([...tidy, ...canonicalFiles(renameEverywhere(tidy, "Place.Spots", "Places"))]));
		const back = applyEdits(edited.bundle, edited.inverse);
		expect("bundle" in back && back.bundle).toEqual(tidy);
		expect(edits.some(({ op }) => op === "text")).toBe(false);
	});

	it("that goes takes its form, its demands and its columns along, and leaves the conditions that read it to somebody", () => {
		const tidy = canonicalFiles(sound);
		const uses = usesOf(tidy, "Place.Spots");
		const edited = applyEdits(tidy, removeEdits(tidy, uses));
		if ("refused" in edited) throw new Error(edited.message);
		const left = usesOf(edited.bundle, "Place.Spots");
		expect(left.every(({ as }) => as === "text")).toBe(true);
		expect(left.length).toBe(uses.filter(({ as }) => as === "text").length);
	});

	it("leaves what merely bears the same words", () => {
		const told = new Map([
			["flow.json", '{ "label": "Spots", "description": "Place.Spots is counted", "Other": { "Spots": 1 }, "required": ["Spots"] }'],
		]);
		expect(renameEverywhere(told, "Place.Spots", "Places").size).toBe(0);
	});
});
