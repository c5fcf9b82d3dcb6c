import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
	listedStep,
	processCategories,
	processStatus,
	type RealisationRecord,
	readJson,
	realisationOf,
	writeJson,
} from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { grant } from "../../test-support/grant.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, startProcess } from "../../test-support/test-process.ts";

const categories = ["active", "municipality", "cpo", "onhold", "completed", "cancelled"] as const;
const codes = ["0202", "0200", "0203"];
const types = ["op-aanvraag", "strategisch"];
const steps = ["1", "2", "3", "8"];
const statuses = ["active", "onhold", "cancelled", "completed"] as const;

interface Question {
	readonly category: (typeof categories)[number] | undefined;
	readonly sort: "updated";
	readonly descending: boolean;
	readonly page: number;
	readonly rows: number;
	readonly filters: Readonly<Partial<Record<"step" | "municipality" | "type" | "status", readonly string[]>>>;
}

const some = (values: readonly string[]) =>
	fc.option(fc.subarray([...values], { minLength: 1, maxLength: 2 }), { nil: undefined, freq: 3 });
const questions: fc.Arbitrary<Question> = fc.record({
	category: fc.constantFrom(undefined, ...categories),
	sort: fc.constant("updated" as const),
	descending: fc.boolean(),
	page: fc.integer({ min: 1, max: 3 }),
	rows: fc.integer({ min: 1, max: 12 }),
	filters: fc
		.record({ step: some(steps), municipality: some([...codes, "9999"]), type: some(types), status: some(statuses) })
		.map((filters) => Object.fromEntries(Object.entries(filters).filter(([, values]) => values !== undefined))),
});

const addressOf = ({ category, sort, descending, page, rows, filters }: Question) => {
	const params = new URLSearchParams({ sort: `${descending ? "-" : ""}${sort}`, page: String(page), rows: String(rows) });
	if (category) params.set("category", category);
	for (const [name, values] of Object.entries(filters)) params.set(name, values.join(","));
	return `lists/realisations/rows?${params}`;
};

describeOnEveryDatabase("GET lists/realisations/rows", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
		for (let number = 0; number < 24; number++) {
			// Some processes share an instant.
			if (number % 3 === 0) test.clock.now += 1_000;
			const geographyCode = codes[number % 3] ?? "";
			const stakeholders = [await test.municipalitySlug(geographyCode), "cpo|allego", "gridoperator|liander"];
			const { uuid } = await startProcess(test, cpo, { geographyCode, stakeholders, type: types[number % 2] });
			await becomes(uuid, statuses[Math.floor(number / 2) % 4] ?? "active", [...steps, null][number % 5] ?? null);
		}
	});
	afterAll(() => test.close());

	/** Gives the process this status and step; without a step, the third is the last one completed. */
	async function becomes(uuid: string, status: (typeof statuses)[number], step: string | null): Promise<void> {
		await test.app.data.write(test.tenant, async ({ db }) => {
			const where = db.selectFrom("realisation").select("record").where("uuid", "=", uuid);
			const record = readJson((await where.executeTakeFirstOrThrow()).record);
			const flag = (name: string) => ({ enabled: status === name });
			const active_step = status === "completed" ? null : step;
			const changed = {
				...record,
				flow: { ...record.flow, activeStep: active_step },
				status: {
					...record.status,
					step: active_step ?? "3",
					onhold: flag("onhold"),
					cancelled: flag("cancelled"),
					completed: flag("completed"),
				},
			};
			await db
				.updateTable("realisation")
				.set({ record: writeJson(changed), status, active_step })
				.where("uuid", "=", uuid)
				.execute();
		});
	}

	const everything = async (person: TestPerson): Promise<readonly RealisationRecord[]> =>
		(await person.get("processes/realisation?past=days")).body.data as unknown as readonly RealisationRecord[];

	/** The same result, computed from every record that the person may see. */
	function expected(records: readonly RealisationRecord[], { category, descending, page, rows, filters }: Question) {
		const { steps: compiled } = test.app.tenants.find(test.tenant)?.flow.compiled ?? { steps: new Map() };
		const listed = records.map((record) => {
			const status = processStatus(realisationOf(record).flags);
			const step = listedStep(status, record.flow.activeStep, record.status.step);
			const tabs = processCategories(status, step, (code) => compiled.get(code)?.definition.access.edit ?? []);
			return { record, tabs, values: { status, step, municipality: record.MunicipalityCode, type: record.type } };
		});
		const meets = listed.filter(({ values }) =>
			Object.entries(filters).every(([name, asked]) => asked.includes(String(values[name as keyof typeof values]))),
		);
		const shown = meets.filter(({ tabs }) => category === undefined || tabs.includes(category)).map(({ record }) => record);
		shown.sort((one, other) => (one.updated_at - other.updated_at) * (descending ? -1 : 1) || (one.uuid < other.uuid ? -1 : 1));
		const countsOf = (among: typeof listed) =>
			Object.fromEntries(categories.map((each) => [each, among.filter(({ tabs }) => tabs.includes(each)).length]));
		return {
			data: shown.slice((page - 1) * rows, page * rows),
			metaData: {
				total: shown.length,
				all: records.length,
				matching: countsOf(meets),
				matchingAll: meets.length,
				after: null,
			},
		};
	}

	it("answers rows, order and counts as every record tells them, to each only within their codes", async () => {
		const people = [cpo, test.person({ municipality: ["0200", "0203"] }), test.person({ cpo: ["0202"], municipality: ["0203"] })];
		const seen = await Promise.all(people.map(everything));
		expect(seen.map(({ length }) => length)).toEqual([24, 16, 16]);
		await fc.assert(
			fc.asyncProperty(questions, fc.nat(people.length - 1), async (question, who) => {
				const { status, body } = await (people[who] ?? cpo).get(addressOf(question));
				// Who is waited for is checked elsewhere against the records (test/screens/rows-on-server); here only the rows of the page
				// count.
				const { waits, filling, comments, ...metaData } = body.metaData as unknown as {
					readonly waits: readonly { readonly uuid: string }[];
					readonly filling: object;
					readonly comments: readonly object[];
				};
				expect(filling).toMatchObject({ of: seen[who]?.length });
				expect(comments).toEqual([]);
				const shown = new Set((body.data as unknown as readonly RealisationRecord[]).map(({ uuid }) => uuid));
				expect(waits.filter(({ uuid }) => !shown.has(uuid))).toEqual([]);
				expect({ status, ...body, metaData }).toEqual({ status: 200, ...expected(seen[who] ?? [], question) });
			}),
			{ numRuns: 150 },
		);
		const nobody = await test.person({ municipality: [] }).get("lists/realisations/rows");
		expect(nobody.body).toMatchObject({ data: [], metaData: { total: 0, all: 0, matchingAll: 0 } });
	});

	it("answers a municipality that is not the person's as one that does not exist", async () => {
		const local = test.person({ municipality: ["0200"] });
		const [foreign, unknown] = await Promise.all(["0202", "9999"].map((code) => local.get(`lists/realisations/rows?municipality=${code}`)));
		expect(foreign?.body).toEqual(unknown?.body);
		expect(foreign?.body).toMatchObject({ data: [], metaData: { total: 0, matchingAll: 0, all: 8 } });
	});

	it.each([
		"search=arnhem",
		"address=x",
		"sort=updated,created",
		"category=alles",
		"step=",
		"step=1'--",
		"step=1&step=2",
		`type=${Array(51).fill("a").join(",")}`,
		"page=0",
		"page=1e3",
		"page=999999999",
		"rows=1001",
		"rows=0",
		"sort=uuid",
	])("refuses ?%s", async (query) => {
		expect(await cpo.get(`lists/realisations/rows?${query}`)).toMatchObject({ status: 400, body: { code: "invalid" } });
	});

	it.each(["sort=address", "sort=reference", "sort=created", `filters=${encodeURIComponent('{"address":["x"]}')}`])(
		"refuses ?%s until every process has its row",
		async (query) => {
			expect(await cpo.get(`lists/realisations/rows?${query}`)).toMatchObject({ status: 409, body: { code: "list-filling" } });
		},
	);

	it("leaves out the data of steps that the person may not see, and refuses who may not see the list", async () => {
		expect((await test.person({ developer: ["*"] }).get("lists/realisations/rows")).status).toBe(403);
		const takeBack = grant(test, "realisationlist", "developer");
		try {
			const { body, text } = await test.person({ developer: ["*"] }).get("lists/realisations/rows?rows=1");
			expect(body.data).toMatchObject([{ values: {}, address: "", history: [] }]);
			expect(text).not.toContain('liander"}');
		} finally {
			takeBack();
		}
	});
});
