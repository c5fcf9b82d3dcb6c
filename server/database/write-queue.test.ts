import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase, type TestDatabase } from "../test-support/databases.ts";
import { type DataDoor, openDatabase } from "./open-database.ts";
import { committedClock } from "./tenant-clock.ts";

describeOnEveryDatabase("WriteQueue", (make) => {
	let now = 1_000;
	let database: TestDatabase;
	let data: DataDoor;
	beforeAll(async () => {
		database = await make();
		data = await openDatabase({ ...database.place, now: () => now });
	});
	afterAll(async () => {
		await data.close();
		await database.remove();
	});

	const add = (tenant: string, slug: string) =>
		data.write(tenant, async ({ db, tick }) => {
			const synced = tick();
			await db.insertInto("stakeholder").values({ tenant, slug, name: slug, category: "cpo", enabled: 1, synced }).execute();
			return synced;
		});
	const slugs = async (tenant: string) =>
		(await data.db.selectFrom("stakeholder").select("slug").where("tenant", "=", tenant).orderBy("synced").execute()).map(
			({ slug }) => slug,
		);

	it("gives every write of a tenant a higher synced, also when the clock stands still or runs back", async () => {
		const first = await add("clock", "a");
		const [second, third] = await Promise.all([add("clock", "b"), add("clock", "c")]);
		now = 10;
		const fourth = await add("clock", "d");
		now = 5_000;
		expect([first, second, third, fourth, await add("clock", "e")]).toEqual([1_000, 1_001, 1_002, 1_003, 5_000]);
		expect(await committedClock(data.db, "clock")).toBe(5_000);
	});

	it("keeps nothing of a write that fails, and all of those that shared its transaction", async () => {
		const outcomes = await Promise.allSettled([
			add("shared", "a"),
			data.write("shared", async ({ db, tick }) => {
				await db
					.insertInto("stakeholder")
					.values({ tenant: "shared", slug: "lost", name: "", category: "cpo", enabled: 1, synced: tick() })
					.execute();
				throw new Error("changed my mind");
			}),
			add("shared", "a"),
			add("shared", "b"),
		]);
		expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
		expect(await slugs("shared")).toEqual(["a", "b"]);
	});

	it("keeps nothing of a write that fails alone, and goes on", async () => {
		await add("alone", "a");
		// Errors of the native module are not of this realm, so their class cannot be asked.
		await expect(add("alone", "a")).rejects.toHaveProperty("code");
		await add("alone", "b");
		expect(await slugs("alone")).toEqual(["a", "b"]);
	});

	it("does not give out the synced of a write that failed as the committed clock", async () => {
		const before = await add("gap", "a");
		await data
			.write("gap", async ({ tick }) => {
				tick();
				throw new Error("no");
			})
			.catch(() => undefined);
		expect(await committedClock(data.db, "gap")).toBe(before);
	});

	it("refuses to rewrite or remove what happened", async () => {
		const entry = { tenant: "t", uuid: "u", ts: 1, user_id: "", operation: "", target: "", outcome: "done", request_id: "" };
		await data.db.insertInto("audit_entry").values(entry).execute();
		await expect(data.db.deleteFrom("audit_entry").execute()).rejects.toHaveProperty("message", expect.stringContaining("append-only"));
	});

	it("holds 200 writers of two tenants apart", async () => {
		const writers = Array.from({ length: 200 }, (_, index) => add(index % 2 === 0 ? "even" : "odd", `w${index}`));
		await Promise.all(writers);
		expect(new Set(await slugs("even")).size + new Set(await slugs("odd")).size).toBe(200);
	});
});
