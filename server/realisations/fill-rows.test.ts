import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Tenant } from "../tenants/tenant.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";
import { fillPart, rowsAreFilled } from "./fill-rows.ts";

describeOnEveryDatabase("rows of lists for processes that were there before", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let tenant: Tenant;

	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		const found = test.app.tenants.find(test.tenant);
		if (found === undefined) throw new Error("no tenant");
		tenant = found;
		for (const geographyCode of ["0202", "0200", "0203"]) {
			await startProcess(test, cpo, { geographyCode, stakeholders: [await test.municipalitySlug(geographyCode), "cpo|allego"] });
		}
	});
	afterAll(() => test.close());

	const rows = () => test.app.data.db.selectFrom("realisation_row").selectAll().where("tenant", "=", tenant.slug).orderBy("uuid").execute();
	/** As a version of the product leaves them that knows of no rows. */
	const forget = () =>
		test.app.data.write(tenant.slug, async ({ db }) => {
			await db.deleteFrom("realisation_row").execute();
			await db.deleteFrom("listed_fill").execute();
		});

	async function fill(of = tenant): Promise<void> {
		while (await fillPart(test.app.data, of));
	}

	it("are what a save writes, and only then is the list answered out of them", async () => {
		const saved = await rows();
		expect(saved).toHaveLength(3);
		await forget();
		const chosen = async () => Object.keys((await cpo.get("lists/realisations/choices")).body.data).sort();
		expect([await rowsAreFilled(test.app.data, tenant), await chosen()]).toEqual([false, ["municipality", "step", "type"]]);
		await fill();
		expect(await rows()).toEqual(saved);
		expect([await rowsAreFilled(test.app.data, tenant), await chosen()]).toEqual([
			true,
			["municipality", "step", "tags", "type", "vkb", "waits"],
		]);
		await fill();
	});

	it("are made anew when the list keeps something else, and for what was written without them", async () => {
		const list = { ...tenant, definition: { ...tenant.definition, search: { ...tenant.definition.search, keys: ["reference" as const] } } };
		expect(await rowsAreFilled(test.app.data, list)).toBe(false);
		await fill(list);
		expect(await rowsAreFilled(test.app.data, list)).toBe(true);
		expect((await rows()).every(({ search, reference }) => search.startsWith(reference.slice(0, 2)) && !search.includes("arnhem"))).toBe(
			true,
		);
		await fill();

		const [first] = await rows();
		if (first === undefined) throw new Error("no row");
		await test.app.data.write(tenant.slug, async ({ db, tick }) => {
			await db.updateTable("realisation").set({ type: "strategisch", synced: tick() }).where("uuid", "=", first.uuid).execute();
		});
		await fill();
		expect((await rows()).find(({ uuid }) => uuid === first.uuid)?.type).toBe("strategisch");
	});

	it("never takes the place of what a save wrote meanwhile", async () => {
		const [first] = await rows();
		if (first === undefined) throw new Error("no row");
		await test.app.data.write(tenant.slug, async ({ db }) => {
			await db
				.updateTable("realisation_row")
				.set({ synced: first.synced + 1_000_000, type: "newer" })
				.where("uuid", "=", first.uuid)
				.execute();
			await db.updateTable("listed_fill").set({ place: "", filled: 0 }).execute();
		});
		await fill();
		expect((await rows()).find(({ uuid }) => uuid === first.uuid)?.type).toBe("newer");
	});
});
