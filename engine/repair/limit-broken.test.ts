import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { Edit } from "../edit/index.ts";
import { limitBroken } from "./limit-broken.ts";

const [file = ""] = readdirSync("flows")
	.map((folder) => `flows/${folder}/tenant.json`)
	.filter((path) => existsSync(path));
const tenant: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, "utf8"));
const files = new Map([["tenant.json", JSON.stringify(tenant)]]);

interface Schema {
	readonly $ref?: string;
	readonly type?: string;
	readonly pattern?: string;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly $defs?: Readonly<Record<string, Schema>>;
}
const language: Schema = JSON.parse(readFileSync("schemas/tenant.schema.json", "utf8"));
const meant = (schema: Schema): Schema => language.$defs?.[/^#\/\$defs\/(\w+)$/.exec(schema.$ref ?? "")?.[1] ?? ""] ?? schema;

type Case = readonly [place: string, value: unknown, kind: string];

/** Every value of one property that goes past a limit of its schema. */
function past(place: string, { minimum, maximum, minLength, maxLength, pattern }: Schema): readonly Case[] {
	return [
		...(minimum === undefined ? [] : [[place, minimum - 1, "number"] as const]),
		...(maximum === undefined ? [] : [[place, maximum + 1, "number"] as const]),
		...(maxLength === undefined ? [] : [[place, "a".repeat(maxLength + 1), "length"] as const]),
		...(minLength === undefined ? [] : [[place, "", "empty"] as const]),
		...(pattern === undefined ? [] : [[place, "\u0007 ?", "form"] as const]),
	];
}

function casesIn({ properties = {} }: Schema, around: readonly string[] = []): readonly Case[] {
	return Object.entries(properties).flatMap(([name, schema]) => {
		const [found, place] = [meant(schema), [...around, name]];
		if (found.properties !== undefined) return place.length > 1 ? [] : casesIn(found, place);
		return past(place.join("."), found);
	});
}

const cases = casesIn(language);

function written(place: string, value: unknown): readonly Edit[] {
	const at = place.split(".");
	const [first, second] = at;
	const there = first !== undefined && Object.hasOwn(tenant, first);
	if (first === undefined) return [];
	if (second === undefined) {
		return [there ? { op: "set", file: "tenant.json", at, value } : { op: "add", file: "tenant.json", at: [], name: first, value }];
	}
	const around = (tenant[first] ?? {}) as object;
	const whole = { ...around, [second]: value };
	return [
		there
			? { op: "set", file: "tenant.json", at: [first], value: whole }
			: { op: "add", file: "tenant.json", at: [], name: first, value: whole },
	];
}

describe("edits that would make a file unreadable", () => {
	it("are recognised for every property with a limit", () => expect(cases.length).toBeGreaterThan(20));

	it.each(cases)("%s does not take %j", (place, value, kind) => {
		expect(limitBroken(files, written(place, value))?.kind).toBe(kind);
	});

	it("name what else is wrong in a sentence", () => {
		expect(limitBroken(files, written("label", 3))).toEqual({
			kind: "other",
			sentence: "Deze waarde heeft niet de soort of vorm die hier hoort.",
		});
	});

	it("are not looked for in a file that is unreadable already, so that it can be mended step by step", () => {
		const broken = new Map([["tenant.json", JSON.stringify({ ...tenant, slug: 3 })]]);
		expect(limitBroken(broken, written("label", 3))).toBeNull();
	});

	it("leave edits alone that keep the limits", () => {
		expect(limitBroken(files, written("label", "Utopia"))).toBeNull();
		expect(limitBroken(files, written("theme.logoWidth", 400))).toBeNull();
	});
});
