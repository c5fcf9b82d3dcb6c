import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openDatabase } from "../../server/database/opening/open-database.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { newProcess } from "../../server/test-support/test-process.ts";
import { killableServer } from "./harness/killable-server.ts";

const tenant = defaultTenantFolder();
const count = 120;
/** Number of kills in each direction; `BULK_KILLS` sets a higher one. */
const kills = Number(process.env.BULK_KILLS ?? 1);

interface Act {
	readonly uuid: string;
	readonly state: string;
	readonly counts: Readonly<Record<string, number>>;
}

describe("an act on several processes whose server is killed again and again", () => {
	const { folder, start, kill, call, end } = killableServer();
	beforeAll(() => start(), 60_000);
	afterAll(end);

	async function until(act: Act, holds: (now: Act) => boolean): Promise<Act> {
		for (;;) {
			const now = await call<Act>(`bulk/${act.uuid}`);
			if (holds(now)) return now;
		}
	}

	it(
		"does each process once, with one event and one audit line, and so does its undoing",
		async () => {
			const uuids: string[] = [];
			for (let made = 0; made < count; made += 25) {
				const some = Array.from({ length: Math.min(25, count - made) }, () =>
					call<{ uuid: string }>("processes/realisation", newProcess(tenant)),
				);
				uuids.push(...(await Promise.all(some)).map(({ uuid }) => uuid));
			}
			const act = await call<Act>("bulk/check", { data: { list: "realisations", kind: "onhold", uuids } });
			expect(act.counts).toMatchObject({ can: count, cannot: 0 });
			let ahead = 0;
			const underWay: number[] = [];
			const throughKills = async (state: string, doing: string) => {
				for (let time = 1; time <= kills; time++) {
					const { counts } = await until(act, (now) => now.state !== doing || (now.counts[state] ?? 0) >= (count / (kills + 2)) * time);
					underWay.push(counts[state] ?? 0);
					await kill();
					ahead += 0.02;
					// The clock is far enough ahead for the lease of the killed server to have expired.
					await start(ahead);
				}
				return until(act, (now) => now.state === (state === "done" ? "done" : "undone"));
			};
			await call(`bulk/${act.uuid}/run`, { data: { reason: "vkb" } });
			expect((await throughKills("done", "running")).counts).toMatchObject({ can: 0, done: count, failed: 0 });
			await call(`bulk/${act.uuid}/undo`, {});
			expect((await throughKills("undone", "undoing")).counts).toMatchObject({ done: 0, undone: count, kept: 0 });
			// The servers were killed during the act, not before or after it.
			expect(underWay.filter((done) => done > 0 && done < count).length).toBeGreaterThanOrEqual(1);
			await kill();

			const data = await openDatabase({ url: null, folder, now: Date.now, migrate: false });
			const events = await data.db.selectFrom("realisation_event").select(["realisation_uuid", "type"]).orderBy("number").execute();
			const lines = await data.db.selectFrom("audit_entry").select(["target", "operation", "outcome"]).execute();
			const rows = await data.db.selectFrom("realisation").select(["uuid", "status"]).execute();
			await data.close();
			expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["active"]));
			for (const uuid of uuids) {
				const types = events.filter(({ realisation_uuid }) => realisation_uuid === uuid).map(({ type }) => type);
				expect(types.filter((type) => type.startsWith("onhold"))).toEqual(["onhold-start", "onhold-end"]);
				const told = lines.filter(({ target }) => target === uuid).map(({ operation, outcome }) => `${operation} ${outcome}`);
				expect(told.filter((line) => line.includes("Bulk"))).toEqual(["runBulk done", "undoBulk done"]);
			}
		},
		60_000 + kills * 60_000,
	);
});
