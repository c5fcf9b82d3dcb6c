import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
	type IntakeSurroundings,
	type NormalisedOutcome,
	type NormalisedRequest,
	normaliseRequest,
	normaliserOf,
	requestHeadOf,
} from "../../engine/index.ts";
import { type DataDoor, openDatabase } from "../../server/database/opening/open-database.ts";
import { intakeSurroundings } from "../../server/requests/intake/intake-surroundings.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";
import { openTenantDirectory } from "../../server/tenants/tenant-directory.ts";

const folder = "test/requests/sources";
const slugs = readdirSync(folder).map((name) => name.replace(".json", ""));
const now = Date.parse("2026-11-20T12:00:00Z");

interface Source {
	readonly shows: string;
	readonly raw: Readonly<Record<string, unknown>>;
	readonly stored: NormalisedRequest;
}
const sourcesOf = (slug: string) => JSON.parse(readFileSync(join(folder, `${slug}.json`), "utf8")) as readonly Source[];

describe("requests of the tenants' sources", () => {
	let data: DataDoor;
	const readers = new Map<string, (raw: unknown) => NormalisedOutcome>();
	beforeAll(async () => {
		data = await openDatabase({ url: null, folder: ":memory:", now: () => now });
		const directory = await openTenantDirectory(readTenants("flows"), { data, municipalityCodes: null, now: () => now });
		for (const tenant of directory.all) {
			const surroundings: IntakeSurroundings = intakeSurroundings(
				tenant,
				[{ uuid: "6c1f64a2-2a0a-4a52-8d9b-0d8c64b9d001", label: "Spoed" }],
				now,
			);
			const normaliser = normaliserOf(tenant.definition);
			readers.set(tenant.slug, (raw) => normaliseRequest(raw, normaliser, surroundings));
		}
	});
	afterAll(() => data.close());

	const read = (slug: string, raw: unknown) => {
		const outcome = readers.get(slug)?.(raw);
		if (outcome === undefined) throw new Error(`There is no tenant ${slug}.`);
		return outcome;
	};
	const storedOf = (slug: string, raw: unknown): NormalisedRequest => {
		const outcome = read(slug, raw);
		if ("problems" in outcome) throw new Error(JSON.stringify(outcome.problems));
		return outcome.request;
	};

	/** `UPDATE=1` writes the results into the sources. */
	it.each(slugs)("of %s are read into the one shape that is stored", (slug) => {
		const sources = sourcesOf(slug);
		const found = sources.map(({ shows, raw }) => ({ shows, raw, stored: storedOf(slug, raw) }));
		if (process.env.UPDATE === "1") writeFileSync(join(folder, `${slug}.json`), `${JSON.stringify(found, null, "\t")}\n`);
		else expect(found).toEqual(sources);
	});

	it("REQ-122 have a shape of their own in each of the six tenants, and are stored in one", () => {
		expect(slugs.sort()).toEqual([...readers.keys()].sort());
		const shapes = slugs.map((slug) =>
			Object.keys(sourcesOf(slug)[0]?.raw ?? {})
				.sort()
				.join(),
		);
		expect(new Set(shapes).size).toBe(6);
		const paths = (value: unknown, at = ""): string[] =>
			typeof value === "object" && value !== null && !Array.isArray(value)
				? Object.entries(value).flatMap(([name, below]) => paths(below, `${at}.${name}`))
				: [at];
		const stored = slugs.map((slug) => paths(storedOf(slug, sourcesOf(slug)[0]?.raw).content).sort());
		for (const one of stored) expect(one).toEqual(stored[0]);
		for (const slug of slugs) {
			const others = slugs.filter((other) => other !== slug).map((other) => read(other, sourcesOf(slug)[0]?.raw));
			expect([slug, others.some((outcome) => "problems" in outcome)]).toEqual([slug, true]);
		}
	});

	it("REQ-108 judgements may be one or a list, and of a list the latest by processed_at gives the status", () => {
		const judged = (judgement: unknown) => storedOf("go-ral", { ref: "R", geographyCode: "0202", judgement });
		const first = { id: 3, remarks: "", processed_at: "2026-03-01T00:00:00Z" };
		const second = { id: 4, reason: "1", remarks: "Ja", processed_at: "2026-03-02T00:00:00Z" };
		expect(judged(first)).toMatchObject({
			content: { status: 3, processed_at: Date.parse("2026-03-01T00:00:00Z") },
			judgements: [{ id: 3, reason: null, remarks: "", processed_at: Date.parse("2026-03-01T00:00:00Z") }],
		});
		for (const list of [
			[first, second],
			[second, first],
		]) {
			expect(judged(list).content).toMatchObject({ status: 4, processed_at: Date.parse("2026-03-02T00:00:00Z") });
			expect(judged(list).judgements).toContainEqual({
				id: 4,
				reason: "1",
				remarks: "Ja",
				processed_at: Date.parse("2026-03-02T00:00:00Z"),
			});
		}
		expect(judged([]).content.status).toBe(2);
	});

	it("have a status that is a number or an object with an id, in every tenant", () => {
		for (const slug of slugs) {
			const raw = sourcesOf(slug)[0]?.raw ?? {};
			const least = { externalRef: "R", geographyCode: storedOf(slug, raw).content.geographyCode };
			for (const status of [2, 3, 4, 5]) {
				expect([slug, storedOf(slug, { ...least, status }).content.status]).toEqual([slug, status]);
				expect([slug, storedOf(slug, { ...least, status: { id: status } }).content.status]).toEqual([slug, status]);
			}
			expect(read(slug, { ...least, status: 7 })).toMatchObject({
				problems: [{ message: expect.stringContaining("Deze status is niet bekend") }],
			});
		}
	});

	it("REQ-118 have remarks, read from whichever place has them, and a timeslot", () => {
		const of = (raw: object) => storedOf("go-ral", { ref: "R", geographyCode: "0202", ...raw }).content.raw;
		expect(of({ raw: { remarks: "a", timeslot: 0 } })).toEqual({ remarks: "a", timeslot: 0 });
		expect(of({ raw: { baseData: { remarks: "b" }, timeslot: "3" } })).toEqual({ remarks: "b", timeslot: 3 });
		expect(of({ raw: { remarks: " ", baseData: { remark: "c" } } })).toEqual({ remarks: "c", timeslot: null });
		expect(of({})).toEqual({ remarks: "", timeslot: null });
	});

	it("REQ-115 have their files by category: as lists of uuids, and in go-ral also as one list grouped by category", () => {
		const [a, b] = ["6c1f64a2-2a0a-4a52-8d9b-0d8c64b9c001", "6c1f64a2-2a0a-4a52-8d9b-0d8c64b9c002"];
		const files = [
			{ uuid: a, category: "vehicle" },
			{ uuid: b, category: "parkingspot" },
		];
		const expected = { vehicle: [a], parkingspot: [b] };
		const of = (raw: object) => storedOf("go-ral", { ref: "R", geographyCode: "0202", ...raw }).content.docs;
		expect(of({ docs: expected })).toEqual(expected);
		expect(of({ Files: expected })).toEqual(expected);
		expect(of({ Files: files })).toEqual(expected);
		// With only one kind, the other has no files, which is not an error.
		expect(of({ Files: { vehicle: expected.vehicle } })).toEqual({ vehicle: expected.vehicle, parkingspot: [] });
		expect(of({ Files: { vehicle: null, parkingspot: expected.parkingspot } })).toEqual({ vehicle: [], parkingspot: expected.parkingspot });
		expect(read("go-ral", { ref: "R", geographyCode: "0202", Files: [{ uuid: "../../etc", category: "vehicle" }] })).toMatchObject({
			problems: [{ path: "docs.vehicle", source: "Files" }],
		});
	});

	it("have dates in ISO, day-month-year or milliseconds, local where they name no zone", () => {
		const of = (submitted_at: unknown) => storedOf("go-ral", { ref: "R", geographyCode: "0202", submitted_at }).content.submitted_at;
		const summer = Date.parse("2026-07-01T10:30:00Z");
		for (const given of [
			summer,
			String(summer),
			"2026-07-01T10:30:00Z",
			"2026-07-01T12:30:00+02:00",
			"2026-07-01 12:30",
			"1-7-2026 12:30",
			"01/07/2026 12:30:00",
		]) {
			expect([given, of(given)]).toEqual([given, summer]);
		}
		expect(of("2026-01-31")).toBe(Date.parse("2026-01-30T23:00:00Z"));
		expect(of("")).toBeNull();
		for (const wrong of ["31-02-2026", "2026-13-01", "gisteren", 0, 1_780_000_000, "2027-12-01", true, {}, "9".repeat(80)]) {
			expect(read("go-ral", { ref: "R", geographyCode: "0202", submitted_at: wrong })).toMatchObject({
				problems: [{ path: "submitted_at" }],
			});
		}
	});

	it.each([
		["8", "3", "Kapelberg 8 bus 3, 9000 Gent"],
		["8", "A", "Kapelberg 8 bus A, 9000 Gent"],
		["8A", "3", "Kapelberg 8A bus 3, 9000 Gent"],
		["8 bus 3", "", "Kapelberg 8 bus 3, 9000 Gent"],
		["8 bus 3", "3", "Kapelberg 8 bus 3, 9000 Gent"],
		["8/3", "", "Kapelberg 8 bus 3, 9000 Gent"],
	])("at house number %s with box %s in Belgium never become those of another house", (huisnummer, bus, line) => {
		const [source] = sourcesOf("vlaanderen");
		const adres = { niscode: "44021", straat: "Kapelberg", huisnummer, bus, postcode: "9000", plaats: "Gent", land: "België" };
		const { content } = storedOf("vlaanderen", { ...source?.raw, adres });
		const identity = { uuid: randomUUID(), ref: "R", case_ref: "R", counter: 1, ts: 1 };
		expect(requestHeadOf(content, identity, null).summary.address).toBe(line);
	});

	it("are of a municipality of the tenant, by code, by code without its zero, or by name", () => {
		for (const geographyCode of ["0202", 202, "202", "Arnhem", " arnhem "]) {
			expect(storedOf("go-ral", { ref: "R", geographyCode }).content).toMatchObject({
				geographyCode: "0202",
				address: { municipality: "Arnhem" },
			});
		}
		for (const geographyCode of ["0363", "Amsterdam", {}, [], `0202 ${"x".repeat(9999)}`]) {
			expect(read("go-ral", { ref: "R", geographyCode })).toMatchObject({ problems: [{ path: "geographyCode" }] });
		}
	});

	it("are told with everything that is wrong with them at once, by the name the source uses", () => {
		expect(
			read("amsterdam", {
				"E-mailadres": "geen",
				Breedtegraad: "52,1",
				Huisnummer: "elf",
				Status: "zoek",
				Straat: "A<b>",
				Tags: "Spoed;Onbekend",
			}),
		).toEqual({
			problems: expect.arrayContaining([
				{ path: "externalRef", source: "Kenmerk", message: "Dit is een vereist veld" },
				{ path: "geographyCode", source: "Gemeentecode", message: "Dit is een vereist veld" },
				{ path: "contact.email", source: "E-mailadres", message: "Voer a.u.b. een geldig e-mail adres in" },
				{ path: "coordinates.lng", source: "Lengtegraad", message: "Dit is een vereist veld" },
				{ path: "address.streetNumber", source: "Huisnummer", message: "Dit is geen huisnummer." },
				{
					path: "address.street",
					source: "Straat",
					message: "Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: < (teken 2), > (teken 4)",
				},
				{ path: "Tags", source: "Tags", message: "Een van deze tags bestaat niet." },
			]),
		});
	});

	it("keep nothing of a text with a character that is refused, and name one that can't be seen by its number", () => {
		const of = (remarks: string) => read("go-ral", { ref: "R", geographyCode: "0202", raw: { remarks } });
		expect(of("regel 1\r\nregel 2 – ‘goed’…")).toMatchObject({
			request: { content: { raw: { remarks: "regel 1\nregel 2 - 'goed'..." } } },
		});
		expect(of("a\u0007b\u202e`$")).toEqual({
			problems: [
				{
					path: "raw.remarks",
					source: "raw.remarks",
					message:
						"Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: U+0007 (teken 2), U+202E (teken 4), ` (teken 5), $ (teken 6)",
				},
			],
		});
		expect(of("x".repeat(5_000_000))).toMatchObject({ problems: [{ message: "Uw invoer mag maximaal 4000 karakters zijn." }] });
	});

	it("survive whatever a source sends: names of prototypes, wrong types, anything", () => {
		const hostile = JSON.parse(
			'{"__proto__":{"ref":"x","status":4},"constructor":{"prototype":{}},"contact":{"__proto__":{"email":"a@b.example"}},"toString":1}',
		) as object;
		for (const slug of slugs) {
			expect(read(slug, hostile)).toHaveProperty("problems");
			for (const raw of [null, undefined, 1, "x", [], true, Number.NaN]) expect(read(slug, raw)).toHaveProperty("problems");
		}
		expect(({} as { ref?: unknown }).ref).toBeUndefined();
		const paths = [...normaliserOf({}).fields.values()].flatMap(({ from }) => from);
		fc.assert(
			fc.property(
				fc.dictionary(fc.constantFrom(...paths, "judgement", "judgements"), fc.anything({ withNullPrototype: true, withBigInt: true }), {
					maxKeys: 30,
				}),
				(raw) => {
					for (const slug of slugs) {
						const outcome = read(slug, raw);
						expect("request" in outcome || outcome.problems.length > 0).toBe(true);
					}
				},
			),
			{ numRuns: 200 },
		);
	});
});
