import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, jest } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as schemas from "../../schemas/index.ts";
import { readSchemas } from "../../scripts/generate/read-schemas.ts";
import { requestAttributesModule, requestFieldsSchema } from "../../scripts/generate/request-fields.ts";

/** The additions that the page describes: the attribute by its path, and the changes to the list. */
const page = readFileSync("docs/how-to/add-an-attribute-of-requests.md", "utf8");
const [written = {}, listed = {}] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(
	([, block = ""]) => JSON.parse(`{${block}}`) as Readonly<Record<string, unknown>>,
);
const [path = ""] = Object.keys(written);
const entry = written[path] as {
	readonly title: string;
	readonly description: string;
	readonly "x-english": string;
	readonly kind: "number";
	readonly from: readonly string[];
};
const { title: _title, description: _description, "x-english": _english, from, ...attribute } = entry;
const { requests } = schemas.lists;
const [standard, ...others] = requests.layouts;

/** Somebody who adopts the example as it is has these already. */
const isOther = ({ field }: { readonly field: string }) => !Object.hasOwn(listed.fields as object, field);

// As if somebody had followed the page and generated everything.
jest.unstable_mockModule("../../schemas/index.ts", () => ({
	...schemas,
	requestAttributes: { ...schemas.requestAttributes, [path]: attribute },
	requestNormaliser: {
		...schemas.requestNormaliser,
		fields: { ...schemas.requestNormaliser.fields, [path]: { from } },
	},
	lists: {
		...schemas.lists,
		requests: {
			...requests,
			fields: { ...requests.fields, ...(listed.fields as object) },
			layouts: [{ ...standard, columns: [...standard.columns.filter(isOther), ...(listed.columns as readonly object[])] }, ...others],
			filters: [...requests.filters.filter(isOther), ...(listed.filters as readonly object[])],
		},
	},
}));
const { normaliseRequest, normaliserOf, requestHeadOf, resolveLists } = await import("../../engine/index.ts");
const { requestSchema } = await import("../../server/requests/request-schema.ts");
const { pathField } = await import("../../web/table/fields/list-fields.ts");
const { drawnFilters } = await import("../../web/table/filters/filter-choices.ts");
const { listSheet } = await import("../../web/table/export/list-sheet.ts");

const surroundings = { areas: [{ code: "0202", name: "Arnhem" }], reasons: [], tags: [], now: Date.UTC(2026, 10, 22) };
const read = (told: object) => normaliseRequest({ ref: "A-1", geographyCode: "0202", ...told }, normaliserOf({}), surroundings);
const stored = (told: object) => {
	const outcome = read(told);
	if ("problems" in outcome) throw new Error(JSON.stringify(outcome.problems));
	const identity = { uuid: "u", ref: "GOR-A00001", case_ref: "0202-A00001", counter: 1, ts: surroundings.now };
	return requestHeadOf(outcome.request.content, identity, null);
};

describe("docs/how-to/add-an-attribute-of-requests.md", () => {
	let isRight: (request: unknown) => boolean;
	beforeAll(() => {
		const validate = new Ajv2020({ strict: false }).compile(requestSchema);
		isRight = (request) => validate(request);
	});
	const answered = (told: object) => ({
		...stored(told),
		realisationUuid: null,
		connected: false,
		synced: 1,
		limited: false,
		editJudgement: false,
		docs: { vehicle: [], parkingspot: [] },
	});

	it("an entry alone gives an attribute a type and a place in the tenants' language", () => {
		const { requestFields } = readSchemas(process.cwd());
		const fields = { ...requestFields, fields: { ...requestFields.fields, [path]: entry } };
		const [group = "", name = ""] = path.split(".");
		expect(requestAttributesModule(fields)).toMatch(new RegExp(`readonly ${group}: \\{[^]*readonly ${name}\\?: number \\| null;`));
		expect(JSON.stringify(requestFieldsSchema(fields))).toContain(`"${path}":{"title":"${entry.title}"`);
	});

	it("a source that tells it has it stored, also under the name of a column", () => {
		expect(stored({ huishouden: "3" }).additional).toMatchObject({ household: 3 });
		expect(stored({ additional: { household: 2 } }).additional).toMatchObject({ household: 2 });
		expect(stored({}).additional).not.toHaveProperty("household");
	});

	it("what can't be it keeps the request out, with the place in the source", () => {
		for (const wrong of ["drie", "21", 0, 1.5, true]) {
			expect(read({ huishouden: wrong })).toEqual({ problems: [expect.objectContaining({ path, source: "huishouden" })] });
		}
	});

	it("the API answers it, and a request from before without it", () => {
		const now = answered({ huishouden: 3 });
		expect(isRight(now)).toBe(true);
		expect(isRight({ ...now, additional: { ...now.additional, household: "3" } })).toBe(false);
		const { household: _household, ...before } = now.additional as unknown as Readonly<Record<string, unknown>>;
		expect(isRight({ ...now, additional: before })).toBe(true);
		const { location: _location, ...broken } = now.additional;
		expect(isRight({ ...now, additional: broken })).toBe(false);
	});

	it("the list shows it, filters on it and exports it as a number", () => {
		const list = resolveLists({}).requests;
		expect(list.fields.household).toMatchObject({ kind: "number", path, label: "Huishouden" });
		const rows = [stored({ huishouden: 3 }), stored({ huishouden: 12 }), stored({})];
		const tenant = {} as Parameters<typeof pathField>[3];
		const described = list.fields.household;
		if (described === undefined) throw new Error("the list has no such field");
		const fields = new Map([["household", pathField("household", described, (row: (typeof rows)[number]) => row, tenant)]]);
		expect(rows.map((row) => fields.get("household")?.text(row))).toEqual(["3", "12", ""]);
		const filter = drawnFilters(list.filters, fields, rows).find(({ field }) => field === "household");
		expect(filter?.choices).toEqual([
			{ value: "3", label: "3" },
			{ value: "12", label: "12" },
		]);
		const columns = list.layouts[0]?.columns ?? [];
		const sheet = listSheet({ list, fields, columns, rows });
		expect(sheet.columns.map(({ label, kind }) => [label, kind])).toEqual([["Huishouden", "number"]]);
		expect(sheet.rows.slice(0, 3)).toEqual([[3], [12], [null]]);
	});
});

it("every field of a request has either a kind or a rule", () => {
	const described = readSchemas(process.cwd()).requestFields.fields;
	expect(Object.entries(described).filter(([, { kind, rule }]) => (kind === undefined) === (rule === undefined))).toEqual([]);
});
