import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase, type TestDatabase } from "../../test-support/databases.ts";
import { type DataDoor, openDatabase } from "../opening/open-database.ts";
import { ReadAhead } from "../reading/read-ahead.ts";
import { TenantClosed } from "../tenant-closed.ts";
import { insertAuditEntry } from "./audit-store.ts";
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
		// Errors of the native module come from another realm, so `instanceof` fails.
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

	it("leaves the others alone when a write is refused before it changed anything", async () => {
		const runs: string[] = [];
		const noted = (name: string, refuses: boolean) =>
			data.write("refused", async ({ db, tick }) => {
				runs.push(name);
				await db.selectFrom("stakeholder").select("slug").where("tenant", "=", "refused").execute();
				const synced = tick();
				if (refuses) throw new Error("no");
				await db.insertInto("stakeholder").values({ tenant: "refused", slug: name, name, category: "cpo", enabled: 1, synced }).execute();
				return synced;
			});
		now = 9_000;
		const outcomes = await Promise.allSettled([noted("a", false), noted("b", true), noted("c", false)]);
		expect(runs).toEqual(["a", "b", "c"]);
		expect(outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "refused"))).toEqual([9_000, "refused", 9_001]);
		expect(await slugs("refused")).toEqual(["a", "c"]);
	});

	it("carries out anew what shared a transaction with a write that failed late, and counts it once", async () => {
		const runs: string[] = [];
		const noted = (slug: string, fails: boolean) =>
			data.write("anew", async (scope) => {
				runs.push(slug);
				const entry = { uuid: slug, ts: scope.tick(), user_id: "", operation: "", target: "", outcome: "", request_id: "" };
				await insertAuditEntry(scope, entry);
				// The second line with this key is refused, at a time when nobody waits for it.
				if (fails) await insertAuditEntry(scope, entry);
				return entry.ts;
			});
		const outcomes = await Promise.allSettled([noted("a", false), noted("b", true), noted("c", false)]);
		expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
		expect(runs.slice(-3)).toEqual(["a", "b", "c"]);
		const lines = await data.db.selectFrom("audit_entry").select(["uuid", "ts"]).where("tenant", "=", "anew").orderBy("ts").execute();
		expect(lines.map(({ uuid }) => uuid)).toEqual(["a", "c"]);
		expect(await committedClock(data.db, "anew")).toBe(lines[1]?.ts);
	});

	it("fails alone when a change that nobody waited for fails", async () => {
		const entry = { uuid: "x", ts: 1, user_id: "", operation: "", target: "", outcome: "", request_id: "" };
		const twice = data.write("late", async (scope) => {
			await insertAuditEntry(scope, entry);
			await insertAuditEntry(scope, entry);
		});
		await expect(twice).rejects.toHaveProperty("code");
		expect(await data.db.selectFrom("audit_entry").selectAll().where("tenant", "=", "late").execute()).toEqual([]);
		expect(await add("late", "a")).toBeGreaterThan(0);
	});

	it("refuses every write after the one that closes its tenant, also those that share its transaction, and no other tenant's", async () => {
		const close = (fails: boolean) =>
			data.write("closed", async ({ close: end }) => {
				await end();
				if (fails) throw new Error("not after all");
			});
		const failed = await Promise.allSettled([add("closed", "a"), close(true), add("closed", "b")]);
		expect(failed.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
		const outcomes = await Promise.allSettled([add("closed", "c"), close(false), add("closed", "d"), add("open", "a")]);
		expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
		await expect(add("closed", "e")).rejects.toThrow(TenantClosed);
		expect(await slugs("closed")).toEqual(["a", "b", "c"]);
	});

	it("lets a write see what the one before it made of the row that both are about", async () => {
		const clocks = new ReadAhead<number>(async (db, tenant) => {
			const rows = await db.selectFrom("stakeholder").select(["slug", "enabled"]).where("tenant", "=", tenant).execute();
			return rows.map(({ slug, enabled }) => [slug, enabled] as const);
		});
		await add("about", "a");
		const raise = () =>
			data.write(
				"about",
				async ({ db }) => {
					const row = db.selectFrom("stakeholder").select("enabled").where("tenant", "=", "about").where("slug", "=", "a");
					const enabled = clocks.take(db, "a") ?? (await row.executeTakeFirstOrThrow()).enabled;
					await db
						.updateTable("stakeholder")
						.set({ enabled: enabled + 1 })
						.where("tenant", "=", "about")
						.execute();
					return enabled;
				},
				[{ rows: clocks, key: "a" }],
			);
		expect(await Promise.all([raise(), raise(), raise(), raise()])).toEqual([1, 2, 3, 4]);
		expect(await raise()).toBe(5);
	});

	it("has read what it asks first along with the clock, where that saves a way to the database and back, also alone", async () => {
		const read: string[] = [];
		const ahead = new ReadAhead<string>(async (_db, _tenant, keys) => {
			read.push(...keys);
			return [["there", "row"]];
		});
		const about = (key: string) => ({ rows: ahead, key });
		const taken = () =>
			data.write("ahead", async ({ db }) => ["there", "nowhere", "there"].map((key) => ahead.take(db, key)), [
				about("there"),
				about("nowhere"),
			]);
		const isPostgres = database.place.url !== null;
		expect(await taken()).toEqual(isPostgres ? ["row", null, undefined] : [undefined, undefined, undefined]);
		expect(read).toEqual(isPostgres ? ["there", "nowhere"] : []);
		expect(await data.write("ahead", async ({ db }) => ahead.take(db, "there"))).toBeUndefined();
	});

	it("gets its turn while reading never stops", async () => {
		let reading = true;
		let reads = 0;
		const reader = async () => {
			while (reading && reads < 50_000) {
				await data.db.selectFrom("tenant_clock").selectAll().execute();
				reads++;
			}
		};
		const readers = Array.from({ length: 30 }, reader);
		while (reads < 100) await new Promise(setImmediate);
		const before = reads;
		await add("busy", "a");
		const between = reads - before;
		reading = false;
		await Promise.all(readers);
		// A few rounds of the readers; if reads always went first, it would be all 50,000.
		expect(between).toBeLessThan(1_000);
	});

	it("refuses to rewrite or remove what happened", async () => {
		const entry = { uuid: "u", ts: 1, user_id: "", operation: "", target: "", outcome: "done", request_id: "" };
		await data.write("t", (scope) => insertAuditEntry(scope, entry));
		await expect(data.db.deleteFrom("audit_entry").execute()).rejects.toHaveProperty("message", expect.stringContaining("append-only"));
	});

	it("holds 200 writers of two tenants apart", async () => {
		const writers = Array.from({ length: 200 }, (_, index) => add(index % 2 === 0 ? "even" : "odd", `w${index}`));
		await Promise.all(writers);
		expect(new Set(await slugs("even")).size + new Set(await slugs("odd")).size).toBe(200);
	});
});
