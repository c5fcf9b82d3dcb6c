import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { PersonAccess } from "../../../engine/index.ts";
import type { Tenant } from "../../tenants/tenant.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { TestPerson } from "../../test-support/test-person.ts";
import { startProcess } from "../../test-support/test-process.ts";
import { fillPart, rowsAreFilled } from "./fill-rows.ts";

describeOnEveryDatabase("rows of lists for processes that were there before", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let tenant: Tenant;

	beforeAll(async () => {
		test = await testApp(await make(), { LIST_IN_BROWSER: "2" });
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
	/** Restores the state left by a version of the product that had no rows. */
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

	it("are waited for while they are made: what the records tell is answered, within the person's codes, the rest is told how far it is", async () => {
		const uuids = (await rows()).map(({ uuid }) => uuid);
		await test.app.data.write(tenant.slug, async ({ db }) => {
			await db
				.deleteFrom("realisation_row")
				.where("uuid", ">", uuids[0] ?? "")
				.execute();
			await db
				.updateTable("listed_fill")
				.set({ place: uuids[0] ?? "", filled: 0 })
				.execute();
		});
		const access = (roles: Readonly<Record<string, readonly string[]>>) =>
			new PersonAccess({ userId: "", roles: { [tenant.slug]: roles } }, { slug: tenant.slug, access: tenant.definition.access });
		const served = (roles: Parameters<typeof access>[0]) => test.app.servedLists.of(test.app.data, tenant, access(roles));
		expect(await served({ cpo: ["*"] })).toContain("realisations");
		expect(await served({ cpo: ["0202", "0203"] })).toEqual([]);

		const page = await cpo.get("lists/realisations/rows?filters=%7B%22municipality%22%3A%5B%220203%22%2C%220200%22%5D%7D");
		const at = (MunicipalityCode: string) => expect.objectContaining({ MunicipalityCode });
		expect(page.body.data).toEqual(expect.arrayContaining([at("0200"), at("0203")]));
		expect(page.body.metaData).toMatchObject({ total: 2, all: 3, filling: { done: 1, of: 3 } });
		const municipality = test.person({ municipality: ["0200", "0203"] });
		expect((await municipality.get("lists/realisations/rows")).body.metaData).toMatchObject({ all: 2, filling: { of: 2 } });

		const search = encodeURIComponent(JSON.stringify({ search: ["laan"] }));
		const waiting = [`rows?filters=${search}`, "rows?sort=address", "keys", `keys?filters=${search}`, "places?code=0202"];
		for (const asked of waiting) {
			const { status, body } = await cpo.get(`lists/realisations/${asked}`);
			expect([asked, status, body.code, body.message]).toEqual([asked, 409, "list-filling", "De lijst wordt opgebouwd: 1 van 3 is klaar."]);
		}
		for (const nonsense of ["rows?sort=nothing", "rows?filters=%7B%22nothing%22%3A%5B%22a%22%5D%7D", "keys?sort=nothing"]) {
			expect([nonsense, (await cpo.get(`lists/realisations/${nonsense}`)).status]).toEqual([nonsense, 400]);
		}
		expect(Object.keys((await cpo.get("lists/realisations/choices")).body.data).sort()).toEqual(["municipality", "step", "type"]);
		const { ref: reference } = await test.app.data.db.selectFrom("realisation").select("ref").limit(1).executeTakeFirstOrThrow();
		const find = async (words = reference) => (await cpo.get(`find?words=${encodeURIComponent(words)}`)).body.data;
		const short = reference.replace(/-0+/, "-");
		expect(await find()).toMatchObject({ filling: true, processes: [{ reference }] });
		expect(await find(short)).toMatchObject({ processes: [{ reference }] });
		await fill();
		expect((await cpo.get(`lists/realisations/rows?filters=${search}`)).body.metaData).not.toHaveProperty("filling");
		expect(await find()).toMatchObject({ filling: false, processes: [{ reference }] });
		expect(await find(short)).toMatchObject({ processes: [{ reference }] });
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
