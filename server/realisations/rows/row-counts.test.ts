import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Kysely } from "kysely";
import type { Database } from "../../database/tables/tables.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { TestPerson } from "../../test-support/test-person.ts";
import { startProcess } from "../../test-support/test-process.ts";
import { fillRowCounts, rowCounts } from "./row-counts-store.ts";

describeOnEveryDatabase("counts of rows that are older than the counts", (make) => {
	let test: TestApp;
	let cpo: TestPerson;

	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
	});
	afterAll(() => test.close());

	const begin = (geographyCode: "0202" | "0200") =>
		test
			.municipalitySlug(geographyCode)
			.then((municipality) => startProcess(test, cpo, { geographyCode, stakeholders: [municipality, "cpo|allego"] }));
	const hold = async (uuid: string) => {
		const db = test.app.data.db.updateTable("realisation_row").set({ status: "onhold" } as never);
		await db.where("tenant", "=", test.tenant).where("uuid", "=", uuid).execute();
	};
	/** Restores the state left by a version of the product that did not count. */
	const forget = () =>
		test.app.data.write(test.tenant, async ({ db }) => {
			await db.deleteFrom("realisation_count").execute();
			await db.deleteFrom("counted_tenant").execute();
		});
	const counts = async () => {
		const rows = await rowCounts(test.app.data.db, test.tenant, ["0202", "0200"]);
		return rows?.map(({ code, status, rows: count }) => `${code} ${status} ${count}`).sort();
	};
	const directly = <T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> => work(test.app.data.db);

	it("include what is begun and changed before, while and after the old ones are counted, and count nothing twice", async () => {
		const old = [await begin("0202"), await begin("0202"), await begin("0200")];
		await forget();
		await begin("0200");
		await hold(old[0]?.uuid ?? "");
		expect(await counts()).toBeUndefined();
		const meanwhile = async <T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> => {
			const counted = await directly(work);
			await begin("0202");
			await hold(old[1]?.uuid ?? "");
			// Another server, which took over the job, is done first.
			expect(await fillRowCounts(test.app.data, directly, test.tenant)).toBe(true);
			return counted;
		};
		expect(await fillRowCounts(test.app.data, meanwhile, test.tenant)).toBe(true);
		const right = ["0200 active 2", "0202 active 1", "0202 onhold 2"];
		expect(await counts()).toEqual(right);
		await begin("0200");
		expect(await counts()).toEqual(["0200 active 3", ...right.slice(1)]);
		expect(await fillRowCounts(test.app.data, directly, test.tenant)).toBe(false);
	});

	it("are right if the rows changed after they were counted and before that was written", async () => {
		await forget();
		const late = await begin("0200");
		const meanwhile = async <T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> => {
			const counted = await directly(work);
			await hold(late.uuid);
			await begin("0202");
			return counted;
		};
		await fillRowCounts(test.app.data, meanwhile, test.tenant);
		expect(await counts()).toEqual(["0200 active 3", "0200 onhold 1", "0202 active 2", "0202 onhold 2"]);
	});
});
