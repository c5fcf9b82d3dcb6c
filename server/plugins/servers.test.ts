import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { LeaseLost, releaseLease, renewLease, takeLease } from "../database/jobs/job-lease.ts";
import { beatMs, silentMs } from "../database/server-instances.ts";
import { describeOnEveryDatabase, describeOnPostgres, type TestDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";

const shared = ({ place }: TestDatabase): TestDatabase => ({ place, remove: async () => undefined });

describeOnEveryDatabase("a lease", (make) => {
	let test: TestApp;
	beforeEach(async () => {
		test = await testApp(await make());
	});
	afterEach(() => test.close());

	const wish = (holder: string) => ({ name: "work", holder, holdMs: 1000 });
	const fenceOf = async (lease: Awaited<ReturnType<typeof takeLease>>) => {
		if (lease === undefined) throw new Error("no lease");
		return lease;
	};

	it("is one server's until it lets go, and then due again when it said", async () => {
		const { db } = test.app.data;
		const one = await fenceOf(await takeLease(db, wish("one"), { now: 0 }));
		expect(await takeLease(db, wish("two"), { now: 999 })).toBeUndefined();
		await releaseLease(db, wish("one"), one, 500);
		expect(await takeLease(db, wish("two"), { now: 499 })).toBeUndefined();
		expect(await takeLease(db, wish("two"), { now: 499, early: true })).toMatchObject({ fence: one.fence + 1 });
	});

	it("goes to another when it was not renewed, and who had it writes nothing more, renews nothing and lets go of nothing", async () => {
		const { db } = test.app.data;
		const one = await fenceOf(await takeLease(db, wish("one"), { now: 0 }));
		expect(await renewLease(db, wish("one"), one, 800)).toBe(true);
		expect(await takeLease(db, wish("two"), { now: 1799 })).toBeUndefined();
		const two = await fenceOf(await takeLease(db, wish("two"), { now: 1800 }));
		expect(two.fence).toBeGreaterThan(one.fence);
		const write = (lease: typeof one) =>
			test.app.data.write(test.tenant, async (scope) => {
				await lease.guard(scope.db);
				return "written";
			});
		await expect(write(one)).rejects.toThrow(LeaseLost);
		expect(await renewLease(db, wish("one"), one, 1900)).toBe(false);
		await releaseLease(db, wish("one"), one, 0);
		expect(await takeLease(db, wish("three"), { now: 1900 })).toBeUndefined();
		expect(await write(two)).toBe("written");
	});
});

describeOnPostgres("servers of one deployment", (make) => {
	let database: TestDatabase;
	let apps: TestApp[];
	beforeEach(async () => {
		database = await make();
		apps = [await testApp(database, {}, { callsPerMinute: 4 })];
	});
	afterEach(async () => {
		for (const test of apps.slice(1)) await test.close();
		await apps[0]?.close();
	});
	const another = async () => {
		const test = await testApp(shared(database), {}, { callsPerMinute: 4 });
		apps.push(test);
		return test;
	};
	const until = async (holds: () => boolean | Promise<boolean>) => {
		while (!(await holds())) await new Promise((done) => setTimeout(done, 50));
	};

	it("count each other, and let through their part of what somebody may call", async () => {
		const [first] = apps as [TestApp];
		expect(first.app.servers.live).toBe(1);
		const second = await another();
		expect(second.app.servers.live).toBe(2);
		await until(() => first.app.servers.live === 2);
		const person = second.person({ cpo: ["*"] });
		const statuses = [];
		for (let count = 0; count < 3; count++) statuses.push((await person.get("configs")).status);
		expect(statuses).toEqual([200, 200, 429]);
		await second.close();
		apps.pop();
		await until(() => first.app.servers.live === 1);
	});

	it("do what is shared once, while one of them does it, and another does it when that one is heard of no more", async () => {
		const [first] = apps as [TestApp];
		const second = await another();
		const done: string[] = [];
		let finish = () => {};
		const job = (of: string, wait: boolean) => ({
			name: "shared-work",
			everyMs: 20,
			failed: "",
			work: async () => {
				done.push(of);
				if (wait) await new Promise<void>((resolve) => (finish = resolve));
			},
		});
		void first.app.servers.begin(job("first", true));
		await until(() => done.length === 1);
		await second.app.servers.begin(job("second", false));
		expect(done).toEqual(["first"]);
		second.clock.now += 61_000;
		await until(() => done.length > 1);
		expect(done.slice(0, 2)).toEqual(["first", "second"]);
		finish();
	});

	it("are not counted any more when they say nothing", async () => {
		const second = await another();
		const { db } = second.app.data;
		// A server that is gone: the live ones keep reporting that they are alive during this test.
		const own = await db.selectFrom("server_instance").selectAll().where("id", "=", second.app.servers.id).executeTakeFirstOrThrow();
		const silent = { ...own, id: randomUUID(), seen_at: second.clock.now - silentMs };
		await db.insertInto("server_instance").values(silent).execute();
		expect(beatMs * 2).toBeLessThan(silentMs);
		const third = await another();
		expect(third.app.servers.live).toBe(3);
	});
});
