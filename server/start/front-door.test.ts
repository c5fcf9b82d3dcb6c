import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { Kysely, sql } from "kysely";
import { buildApp } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { sqliteDialect } from "../database/dialects/sqlite.ts";
import { migratorOf } from "../database/migrating/migrate.ts";
import { takeStartLock } from "../database/migrating/start-lock.ts";
import type { Database } from "../database/tables/tables.ts";
import { testAuthentication } from "../test-support/test-authentication.ts";
import { type FrontDoor, openFrontDoor } from "./front-door.ts";
import { openManagementDoor } from "./management-door.ts";

let door: FrontDoor | undefined;
let app: FastifyInstance | undefined;
let folder: string | undefined;
afterEach(async () => {
	await door?.close();
	await app?.close();
	if (folder) rmSync(folder, { recursive: true });
	door = app = folder = undefined;
});

const built = (settings: Record<string, string>) =>
	buildApp(readConfig({ LOG_LEVEL: "silent", WEB_DIR: "none", GEOCODER_URL: "offline", TILES_URL: "offline", ...settings }), {
		authentication: testAuthentication,
		callsPerMinute: null,
	});

describe("a server that is starting", () => {
	it("says so all the while that a long migration of the embedded database takes", async () => {
		folder = mkdtempSync(join(tmpdir(), "laadstroom-migrate-"));
		const db = new Kysely<Database>({ dialect: sqliteDialect(join(folder, "laadstroom.sqlite")) });
		expect((await migratorOf(db).migrateTo("m013-2026-11-22-request-places")).error).toBeUndefined();
		// The migration rewrites each of these lines.
		await sql`with recursive line(n) as (select 1 union all select n + 1 from line where n < 60000)
			insert into audit_entry (tenant, uuid, ts, user_id, operation, target, outcome, request_id)
			select 't', 'line-' || n, n, '', 'x', '', 'done', '' from line`.execute(db);
		await db.destroy();

		door = await openFrontDoor({ port: 0, host: "127.0.0.1" });
		const ready = `http://127.0.0.1:${door.port}/ready`;
		let through = false;
		const building = built({ DATA_DIR: folder }).finally(() => {
			through = true;
		});
		const began = performance.now();
		let [before, longest] = [began, 0];
		while (!through) {
			const { status } = await fetch(ready);
			if (!through) expect(status).toBe(503);
			longest = Math.max(longest, performance.now() - before);
			before = performance.now();
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
		app = await building;
		// A migration in the main thread would block it most of the time.
		expect(longest / (performance.now() - began)).toBeLessThan(0.4);
		expect(
			await app.data.db
				.selectFrom("audit_entry")
				.select(({ fn }) => fn.max("number").as("most"))
				.executeTakeFirst(),
		).toEqual({ most: 60_000 });
	}, 300_000);

	it("listens, refuses everything with 503 and a Dutch problem, and takes calls once the start is through, however long it waited", async () => {
		folder = mkdtempSync(join(tmpdir(), "laadstroom-start-"));
		// Another server is migrating: this start waits for as long as that takes.
		const lock = await takeStartLock({ url: null, folder });
		door = await openFrontDoor({ port: 0, host: "127.0.0.1" });
		const origin = `http://127.0.0.1:${door.port}`;
		const building = built({ DATA_DIR: folder });

		for (const path of ["/ready", "/api/v1/x/configs", "/oidc/auth", "/metrics"]) {
			const answer = await fetch(origin + path, path.startsWith("/api") ? { method: "POST", body: "{}" } : {});
			expect([path, answer.status, answer.headers.get("content-type"), answer.headers.get("retry-after")]).toEqual([
				path,
				503,
				"application/problem+json; charset=utf-8",
				"3",
			]);
			expect(await answer.json()).toMatchObject({ code: "starting", message: expect.stringContaining("Laadstroom wordt gestart") });
		}
		const page = await fetch(origin, { headers: { accept: "text/html" } });
		expect([page.status, (await page.text()).includes("Laadstroom wordt gestart")]).toEqual([503, true]);
		expect((await fetch(`${origin}/health`)).status).toBe(200);

		await lock.release();
		app = await building;
		await app.ready();
		door.handTo(app);
		expect(await (await fetch(`${origin}/ready`)).json()).toEqual({ status: "ready" });
		expect((await fetch(`${origin}/api/v1/x/configs`)).status).toBe(401);
		// A slow start is not stuck: by default Fastify would give this part ten seconds.
		expect(app.initialConfig.pluginTimeout).toBe(0);

		door.sayStopping();
		expect((await fetch(`${origin}/ready`)).status).toBe(503);
		expect((await fetch(`${origin}/health`)).status).toBe(200);
	});

	it("does not keep the lock when it fails", async () => {
		folder = mkdtempSync(join(tmpdir(), "laadstroom-start-"));
		// Refused only after the database was opened and migrated.
		const config = readConfig({
			DATA_DIR: folder,
			LOG_LEVEL: "silent",
			WEB_DIR: "none",
			GEOCODER_URL: "offline",
			TILES_URL: "offline",
			PASSWORD_LIST: join(folder, "absent"),
		});
		await expect(buildApp(config)).rejects.toThrow("PASSWORD_LIST");
		const lock = await takeStartLock({ url: null, folder });
		await lock.release();
	});
});

describe("the management port", () => {
	it("tells live, started, ready, health and counts; the port for people has no counts", async () => {
		folder = mkdtempSync(join(tmpdir(), "laadstroom-start-"));
		const made = await built({ DATA_DIR: folder });
		app = made;
		await made.ready();
		let [phase, up] = ["starting" as "starting" | "ready" | "stopping", true];
		const management = await openManagementDoor(
			{ port: 0, host: "127.0.0.1" },
			{
				phase: () => phase,
				ping: async () => {
					if (!up) throw new Error("gone");
				},
				metrics: () => (phase === "starting" ? undefined : made.metrics),
				health: () => made.health.known,
				storedBytes: async () => new Map([["alfa", 12]]),
			},
		);
		const told = async () =>
			Promise.all(
				["live", "started", "ready", "health", "metrics"].map(
					async (path) => (await fetch(`http://127.0.0.1:${management.port}/${path}`)).status,
				),
			);
		try {
			expect(await told()).toEqual([200, 503, 503, 503, 503]);
			phase = "ready";
			expect(await told()).toEqual([200, 200, 200, 200, 200]);
			await made.health.ask();
			expect(await (await fetch(`http://127.0.0.1:${management.port}/health`)).json()).toEqual({
				status: "ready",
				database: "up",
				storage: "up",
				scanner: "off",
				geocoder: "up",
				tiles: "off",
				"identity-provider": "off",
			});
			up = false;
			expect(await told()).toEqual([200, 200, 503, 503, 200]);
			[up, phase] = [true, "stopping"];
			expect(await told()).toEqual([200, 200, 503, 200, 200]);
			expect((await fetch(`http://127.0.0.1:${management.port}/api/v1`)).status).toBe(404);
			expect((await made.inject("/metrics")).statusCode).toBe(404);
		} finally {
			await management.close();
		}
	});
});
