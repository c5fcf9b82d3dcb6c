import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type RealisationRecord, readJson, realisationOf } from "../../engine/index.ts";
import { openDatabase } from "../../server/database/opening/open-database.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { linkPath } from "../../server/test-support/test-file.ts";
import { learnSteps, newProcess, stepOne, stepSave } from "../../server/test-support/test-process.ts";
import { killableServer } from "./harness/killable-server.ts";

const tenant = defaultTenantFolder();
/** Number of processes. `BULK_KILLS` sets a higher number of kills in each direction. */
const count = 30;
const kills = Number(process.env.BULK_KILLS ?? 1);

interface Act {
	readonly uuid: string;
	readonly state: string;
	readonly counts: Readonly<Record<string, number>>;
}
interface Link {
	readonly file: { readonly uuid: string };
	readonly link: string;
}

describe("a step that is filled in for several processes by a server that is killed again and again", () => {
	const { folder, origin, start, kill, call, end } = killableServer(["cpo", "municipality"]);
	beforeAll(async () => {
		await start();
		await learnSteps({ get: async (path) => ({ body: { data: await call(path) } }) });
	}, 300_000);
	afterAll(end);

	/** A process that has reached the traffic decision. */
	async function atDecision(): Promise<string> {
		const begun = await call<RealisationRecord>("processes/realisation", newProcess(tenant));
		const path = `processes/realisation/${begun.uuid}`;
		const proposed = await call<RealisationRecord>(path, stepSave(begun, "1", stepOne(begun), { complete: true, target: "2" }));
		return (await call<RealisationRecord>(path, stepSave(proposed, "2", { Advice: { Advice: "yes" } }, { complete: true, target: "4" })))
			.uuid;
	}

	async function uploaded(process: string): Promise<string> {
		const asked = { filename: "Besluit", extension: "pdf", category: "TrafficDecision" };
		const { file, link } = await call<Link>(`processes/realisation/${process}/files/upload-link`, asked);
		const sent = await fetch(`${origin()}${linkPath(link)}`, { method: "PUT", body: readFileSync("test/files/verkeersbesluit.pdf") });
		expect(sent.status).toBe(200);
		return file.uuid;
	}

	/** The stored values, states and files of each process. */
	async function stored(uuids: readonly string[]) {
		const data = await openDatabase({ url: null, folder, now: Date.now, migrate: false });
		const rows = await data.db.selectFrom("realisation").select(["uuid", "record"]).execute();
		const events = await data.db.selectFrom("realisation_event").select(["realisation_uuid", "type"]).orderBy("number").execute();
		const lines = await data.db.selectFrom("audit_entry").select(["target", "operation", "outcome"]).execute();
		await data.close();
		return uuids.map((uuid) => {
			const row = rows.find((one) => one.uuid === uuid);
			if (row === undefined) throw new Error(`${uuid} is gone`);
			return {
				state: realisationOf(readJson(row.record)),
				reopened: events.filter(({ realisation_uuid, type }) => realisation_uuid === uuid && type === "step-reopen").length,
				acts: lines
					.filter(({ target, operation, outcome }) => target === uuid && operation.includes("Bulk") && outcome === "done")
					.map(({ operation }) => operation),
			};
		});
	}

	it(
		"fills each in once, wholly, with one copy of the file, and takes each back to what it was",
		async () => {
			const uuids: string[] = [];
			while (uuids.length < count) uuids.push(...(await Promise.all(Array.from({ length: 5 }, atDecision))));
			const file = await uploaded(uuids[0] ?? "");
			const before = await stored(uuids);
			const fields = {
				"TrafficDecision.Number": "Stcrt. 2026, 1234",
				"TrafficDecision.PublicationDate": "2026-11-20",
				"Docs.TrafficDecision": [file],
			};
			const asked = { list: "realisations", kind: "fill", uuids, fill: { step: "4", complete: true, fields } };
			const act = await call<Act>("bulk/check", { data: asked });
			expect(act.counts).toMatchObject({ can: count, cannot: 0 });
			let ahead = 0;
			const underWay: number[] = [];
			const until = async (holds: (now: Act) => boolean): Promise<Act> => {
				const now = await call<Act>(`bulk/${act.uuid}`);
				return holds(now) ? now : until(holds);
			};
			const throughKills = async (state: "done" | "undone", doing: string) => {
				for (let time = 1; time <= kills; time++) {
					const { counts } = await until((now) => now.state !== doing || (now.counts[state] ?? 0) >= (count / (kills + 2)) * time);
					underWay.push(counts[state] ?? 0);
					await kill();
					// Whatever it was doing: filled in completely or not at all.
					for (const { state: each } of await stored(uuids)) {
						const { Number: number, PublicationDate: published } = (each.values.TrafficDecision ?? {}) as Record<string, unknown>;
						const { TrafficDecision: files = [] } = (each.values.Docs ?? {}) as { readonly TrafficDecision?: readonly string[] };
						expect([number !== undefined, published !== undefined, files.length]).toEqual(
							number === undefined ? [false, false, 0] : [true, true, 1],
						);
					}
					ahead += 0.02;
					// The clock is far enough ahead for the lease of the killed server to have expired.
					await start(ahead);
				}
				return until((now) => now.state === state);
			};
			await call(`bulk/${act.uuid}/run`, { data: {} });
			expect((await throughKills("done", "running")).counts).toMatchObject({ can: 0, done: count, failed: 0 });
			const filled = await stored(uuids);
			const copies = filled.map(({ state }) => (state.values.Docs as { readonly TrafficDecision: readonly string[] }).TrafficDecision);
			expect(new Set(copies.flat()).size).toBe(count);
			expect(copies.every(({ length }) => length === 1)).toBe(true);
			await call(`bulk/${act.uuid}/undo`, {});
			expect((await throughKills("undone", "undoing")).counts).toMatchObject({ done: 0, undone: count, kept: 0 });
			await kill();
			const after = await stored(uuids);
			expect(after.map(({ state }) => state.values)).toEqual(before.map(({ state }) => state.values));
			expect(after.map(({ state }) => state.steps)).toEqual(before.map(({ state }) => state.steps));
			expect(after.map(({ reopened, acts }) => [reopened, acts])).toEqual(uuids.map(() => [1, ["runBulk", "undoBulk"]]));
			// The servers were killed during the act, not before or after it.
			expect(underWay.filter((done) => done > 0 && done < count).length).toBeGreaterThanOrEqual(1);
		},
		240_000 + kills * 60_000,
	);
});
