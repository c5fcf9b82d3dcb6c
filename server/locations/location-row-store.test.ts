import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { PersonAccess, type RealisationRecord } from "../../engine/index.ts";
import { fillTexts } from "../database/rows/found-text.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { addLocation } from "../test-support/test-location.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, startProcess } from "../test-support/test-process.ts";
import { fillLocationRows, listRowOf, locationRowsAreFilled } from "./location-row-store.ts";

describeOnEveryDatabase("the rows of charging locations", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make(), { LIST_IN_BROWSER: "1" });
		cpo = test.person({ cpo: ["*"], municipality: ["*"] });
		await learnSteps(cpo);
	});
	afterAll(() => test.close());

	/** The rows, and the texts that find them, equal those that would be built now from the stored locations. */
	const agree = async (count: number) => {
		const { db } = test.app.data;
		const rows = await db.selectFrom("location_row").selectAll().where("tenant", "=", test.tenant).orderBy("uuid").execute();
		const stored = await db.selectFrom("charging_location").selectAll().where("tenant", "=", test.tenant).orderBy("uuid").execute();
		const parsed = rows.map(({ cells, ...row }) => ({ ...row, cells: typeof cells === "string" ? JSON.parse(cells) : cells }));
		expect(parsed).toEqual(stored.map(listRowOf));
		expect(rows).toHaveLength(count);
		const texts = await db.selectFrom("listed_text").select(["uuid", "text"]).where("list", "=", "locations").orderBy("uuid").execute();
		expect(texts).toEqual(rows.map(({ uuid, search }) => ({ uuid, text: search })));
	};

	it("are as the locations, whatever a process does to those: connecting, letting go, being cancelled and restored", async () => {
		const { uuid, synced: first } = await addLocation(test, { code: "0202", status: "definitive" });
		await addLocation(test, { code: "0203", status: "alert" });
		await agree(2);
		const process: RealisationRecord = await startProcess(test, cpo);
		const record = async () => (await cpo.get(`processes/realisation/${process.uuid}`)).body.data as unknown as RealisationRecord;
		const statusOf = async () => {
			const row = test.app.data.db.selectFrom("location_row").select(["status", "process_uuid"]).where("uuid", "=", uuid);
			return row.executeTakeFirst();
		};
		let synced = first;
		const link = async (action: string) => {
			const sent = { synchronisation: { synced: (await record()).synced, location: { synced } }, data: { action, category: "selected" } };
			const { status, body } = await cpo.post(`processes/realisation/${process.uuid}/locations/${uuid}`, sent);
			expect([action, status]).toEqual([action, 200]);
			({ synced } = (body.related as unknown as { location: { synced: number } }).location);
			await agree(2);
		};
		await link("connect");
		expect(await statusOf()).toEqual({ status: "in-progress", process_uuid: process.uuid });
		await link("disconnect");
		expect(await statusOf()).toEqual({ status: "definitive", process_uuid: null });
		await link("connect");
		for (const [action, now] of [
			["enable", { status: "definitive", process_uuid: null }],
			["disable", { status: "in-progress", process_uuid: process.uuid }],
		] as const) {
			const data = { status: "cancelled", action, ...(action === "enable" ? { reason: "other", comment: "Toch niet." } : {}) };
			const sent = { synchronisation: { synced: (await record()).synced }, data };
			const { status, text } = await cpo.post(`processes/realisation/${process.uuid}/status`, sent);
			expect([action, status, status === 200 ? "" : text]).toEqual([action, 200, ""]);
			expect(await statusOf()).toEqual(now);
			await agree(2);
		}
	});

	it("say by their own number whether the list is too long for a browser: one process stays there beside two locations", async () => {
		const tenant = test.app.tenants.find(test.tenant);
		if (tenant === undefined) throw new Error("no tenant");
		const access = (role: string) => new PersonAccess({ userId: "", roles: { [test.tenant]: { [role]: ["*"] } } }, tenant.definition);
		expect(await test.app.servedLists.of(test.app.data, tenant, access("cpo"))).toEqual(["locations"]);
		expect(await test.app.servedLists.of(test.app.data, tenant, access("guest"))).toEqual([]);
	});

	it("are made afterwards of locations that were there before, and of those that a version changed that knows of none", async () => {
		const { db } = test.app.data;
		const { length } = await db.selectFrom("location_row").select("uuid").execute();
		await db.deleteFrom("location_row").execute();
		await db.deleteFrom("listed_fill").where("list", "=", "locations").execute();
		expect(await locationRowsAreFilled(test.app.data, test.tenant)).toBe(false);
		while ((await fillLocationRows(test.app.data, test.tenant)) || (await fillTexts(test.app.data, test.tenant)));
		expect(await locationRowsAreFilled(test.app.data, test.tenant)).toBe(true);
		await agree(length);
		await db
			.updateTable("charging_location")
			.set({ status: "rejected", synced: Date.UTC(2100, 0, 1) })
			.where("status", "=", "alert")
			.execute();
		while (await fillLocationRows(test.app.data, test.tenant));
		await agree(length);
	});
});
