import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { bundledServer } from "../../../server/test-support/bundled-server.ts";
import { defaultTenantFolder } from "../../../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../../../server/test-support/test-authentication.ts";

/** A server in a process of its own, with a folder that outlives it, called by a person of the first tenant. */
export interface KillableServer {
	/** The folder with its database and its files. */
	readonly folder: string;
	/** Its present origin: every start uses another port. */
	readonly origin: () => string;
	/** `hours`: how far its clock is ahead. */
	readonly start: (hours?: number) => Promise<void>;
	/** Ends it at once, whatever it is doing; does nothing if it is not running. */
	readonly kill: () => Promise<void>;
	/** The data that the API returns for this path of the tenant; with a body it is a POST. Rejects with the text of the response. */
	readonly call: <T>(path: string, body?: unknown) => Promise<T>;
	/** Kills it and removes its folder. */
	readonly end: () => Promise<void>;
}

/** Where several servers share their data; a single server has its own folder, with the database in it. */
interface SharedPlace {
	readonly folder?: string;
	/** Address of a PostgreSQL database. */
	readonly url?: string;
	/** The caller; a new person when left out. */
	readonly userId?: string;
}

/**
 * `roles`: the caller's roles, for every code. `mailServer`: address of the server that messages are handed to; without it, none are sent.
 */
export function killableServer(roles: readonly string[] = ["cpo"], mailServer = "", place: SharedPlace = {}): KillableServer {
	const tenant = defaultTenantFolder();
	const { folder = mkdtempSync(join(tmpdir(), "laadstroom-killed-")), url = "", userId = randomUUID() } = place;
	const held = Object.fromEntries(roles.map((role) => [role, ["*"]]));
	const token = tokenOf({ userId, name: "Test", email: "test@example.org", roles: { [tenant]: held } });
	const headers = { authorization: `Bearer ${token}`, "x-api-key": "laadstroom-web", "content-type": "application/json" };
	let server: ChildProcess | undefined;
	let origin = "";

	async function start(hours = 0): Promise<void> {
		const args = [bundledServer(resolve("test/api/harness/server-to-kill.ts")), resolve("flows"), folder, String(hours), mailServer, url];
		// The server ends when its input is closed: an abandoned test leaves no server behind, which would keep the run from ending.
		const made = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
		server = made;
		const [port] = (await once(made.stdout, "data")) as [Buffer];
		origin = `http://127.0.0.1:${port.toString().trim()}`;
	}

	async function kill(): Promise<void> {
		if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
		server.kill("SIGKILL");
		await once(server, "exit");
	}

	async function call<T>(path: string, body?: unknown): Promise<T> {
		const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
		const answer = await fetch(`${origin}/api/v1/${tenant}/${path}`, { headers, ...init });
		if (!answer.ok) throw new Error(await answer.text());
		return ((await answer.json()) as { data: T }).data;
	}

	async function end(): Promise<void> {
		await kill();
		rmSync(folder, { recursive: true, force: true });
	}

	return { folder, origin: () => origin, start, kill, call, end };
}
