import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { buildApp } from "../app.ts";
import { readConfig } from "../config/config.ts";
import { migratorOf } from "../database/migrating/migrate.ts";
import { openDatabase } from "../database/opening/open-database.ts";
import type { DatabasePlace } from "../plugins/database.ts";
import { describeOnPostgres } from "../test-support/databases.ts";
import { defaultTenantFolder } from "../test-support/default-tenant-folder.ts";
import { freePort } from "../test-support/local-server.ts";
import { fillDemo } from "./fill-demo.ts";

const tenant = defaultTenantFolder();
let top: string;
let flowsDir: string;
let dataDir: string;
beforeEach(() => {
	top = mkdtempSync(join(tmpdir(), "laadstroom-together-"));
	[flowsDir, dataDir] = [join(top, "flows"), join(top, "data")];
	cpSync(resolve("flows", tenant), join(flowsDir, tenant), { recursive: true });
});
afterEach(() => rmSync(top, { recursive: true }));

/** What the starts created: each thing once, however many servers started. */
async function made(place: DatabasePlace) {
	const data = await openDatabase({ ...place, now: Date.now, migrate: false });
	try {
		const { db } = data;
		const secrets = await db
			.withTables<{ provider_secret: { name: string } }>()
			.selectFrom("provider_secret")
			.select("name")
			.orderBy("name")
			.execute();
		const versions = await db.selectFrom("flow_version").select("version").orderBy("created_at").execute();
		const processes = await db.selectFrom("realisation").select("uuid").execute();
		const accounts = await db.withTables<{ account: { email: string } }>().selectFrom("account").select("email").execute();
		return {
			secrets: secrets.map(({ name }) => name),
			versions: versions.map(({ version }) => version),
			processes: processes.length,
			accounts: accounts.length,
		};
	} finally {
		await data.close();
	}
}

/** Leaves an older database and a newer flow, as in an upgraded deployment. */
async function age(place: DatabasePlace): Promise<string> {
	const data = await openDatabase({ ...place, now: Date.now, migrate: false });
	const { error } = await migratorOf(data.db, place.schema).migrateDown();
	await data.close();
	if (error !== undefined) throw error;
	const file = join(flowsDir, tenant, "flow.json");
	const raised = readFileSync(file, "utf8").replace(/"version":\s*"\d+\.\d+\.\d+"/, '"version": "97.0.0"');
	writeFileSync(file, raised);
	return "97.0.0";
}

describeOnPostgres("four servers that start at once", (make) => {
	it("all get ready, on an empty database and on an older one with a new flow version, and make everything once", async () => {
		const database = await make();
		const { place } = database;
		const settings = {
			LOG_LEVEL: "silent",
			WEB_DIR: "none",
			GEOCODER_URL: "offline",
			TILES_URL: "offline",
			FLOWS_DIR: flowsDir,
			DATA_DIR: dataDir,
			DATABASE_POOL: "3",
		};
		const start = async () => {
			const app = await buildApp(readConfig(settings), { database: place });
			await fillDemo(app);
			await app.ready();
			return app;
		};
		const together = async () => {
			const apps = await Promise.all([start(), start(), start(), start()]);
			for (const app of apps) expect((await app.inject("/ready")).statusCode).toBe(200);
			await Promise.all(apps.map((app) => app.close()));
			return made(place);
		};
		try {
			const first = await together();
			expect(first).toMatchObject({
				secrets: ["cookie-keys", "device-key", "file-link-key", "signing-keys"],
				versions: [expect.any(String)],
			});
			expect(first.processes).toBeGreaterThan(0);
			const raised = await age(place);
			expect(await together()).toEqual({ ...first, versions: [...first.versions, raised] });
		} finally {
			await database.remove();
		}
	}, 600_000);
});

describe("two servers that start at once on one SQLite file", () => {
	const servers: ChildProcess[] = [];
	afterEach(() => {
		for (const server of servers.splice(0)) server.kill("SIGKILL");
	});

	it("both get ready, on no file at all and on an older one with a new flow version, and make everything once", async () => {
		const together = async () => {
			const ports = [await freePort(), await freePort()];
			const began = ports.map((port) => begin(port));
			servers.push(...began.map(({ server }) => server));
			for (const { ready, said } of began) if (!(await ready)) throw new Error(said());
			for (const { server } of began) server.kill("SIGTERM");
			await Promise.all(began.map(({ ended }) => ended));
			return made({ url: null, folder: dataDir });
		};
		const first = await together();
		expect(first).toMatchObject({
			secrets: ["cookie-keys", "device-key", "file-link-key", "signing-keys"],
			versions: [expect.any(String)],
		});
		expect(first.processes).toBeGreaterThan(0);
		const raised = await age({ url: null, folder: dataDir });
		expect(await together()).toEqual({ ...first, versions: [...first.versions, raised] });
	}, 600_000);

	/** The whole server, started as in production. `ready`: false if it exited instead. */
	function begin(port: number) {
		const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: `http://127.0.0.1:${port}` };
		const settings = {
			LOG_LEVEL: "warn",
			WEB_DIR: "none",
			GEOCODER_URL: "offline",
			TILES_URL: "offline",
			FLOWS_DIR: flowsDir,
			DATA_DIR: dataDir,
			DATABASE_URL: "",
		};
		const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
			env: { ...env, ...settings },
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		for (const stream of [server.stdout, server.stderr]) stream.on("data", (part: Buffer) => (output += part.toString()));
		const ended = once(server, "exit");
		const isReady = () =>
			fetch(`http://127.0.0.1:${port}/ready`).then(
				({ ok }) => ok,
				() => false,
			);
		const ready = (async () => {
			while (server.exitCode === null) {
				if (await isReady()) return true;
				await new Promise((done) => setTimeout(done, 100));
			}
			return false;
		})();
		return { server, ended, ready, said: () => output };
	}
});
