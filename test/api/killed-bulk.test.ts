import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { openDatabase } from "../../server/database/open-database.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import { newProcess } from "../../server/test-support/test-process.ts";

const tenant = defaultTenantFolder();
const count = 120;
/** Of each way. `BULK_KILLS` asks for more of them. */
const kills = Number(process.env.BULK_KILLS ?? 1);

interface Act {
	readonly uuid: string;
	readonly state: string;
	readonly counts: Readonly<Record<string, number>>;
}

describe("an act on several processes whose server is killed again and again", () => {
	const folder = mkdtempSync(join(tmpdir(), "laadstroom-killed-bulk-"));
	let server: ChildProcess | undefined;
	let origin = "";
	const token = tokenOf({ userId: randomUUID(), name: "Test", email: "test@example.org", roles: { [tenant]: { cpo: ["*"] } } });
	const headers = { authorization: `Bearer ${token}`, "x-api-key": "laadstroom-web", "content-type": "application/json" };

	/** `hours`: how far its clock is ahead, so that what a killed one held is free. */
	async function start(hours: number): Promise<void> {
		const args = ["--import", "tsx", "test/files/server-to-kill.ts", resolve("flows"), folder, String(hours)];
		const made = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
		server = made;
		const [port] = (await once(made.stdout, "data")) as [Buffer];
		origin = `http://127.0.0.1:${port.toString().trim()}`;
	}
	async function kill(): Promise<void> {
		if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
		server.kill("SIGKILL");
		await once(server, "exit");
	}
	beforeAll(() => start(0), 60_000);
	afterAll(async () => {
		await kill();
		rmSync(folder, { recursive: true, force: true });
	});

	async function call<T>(path: string, body?: unknown): Promise<T> {
		const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
		const answer = await fetch(`${origin}/api/v1/${tenant}/${path}`, { headers, ...init });
		if (!answer.ok) throw new Error(await answer.text());
		return ((await answer.json()) as { data: T }).data;
	}
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
					await start(ahead);
				}
				return until(act, (now) => now.state === (state === "done" ? "done" : "undone"));
			};
			await call(`bulk/${act.uuid}/run`, { data: { reason: "vkb" } });
			expect((await throughKills("done", "running")).counts).toMatchObject({ can: 0, done: count, failed: 0 });
			await call(`bulk/${act.uuid}/undo`, {});
			expect((await throughKills("undone", "undoing")).counts).toMatchObject({ done: 0, undone: count, kept: 0 });
			// The servers were killed while they were at it, not before or after.
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
