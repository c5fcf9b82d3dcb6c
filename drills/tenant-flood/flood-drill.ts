import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { tokenOf } from "../../server/test-support/test-authentication.ts";
import { newProcess } from "../../server/test-support/test-process.ts";
import { DrillServer } from "../drill-server.ts";

interface FloodDrill {
	/** Number of calls the quiet tenant makes, one after the other, before and during the flood. */
	readonly calls: number;
	/** Number of calls the flood has in progress at all times. */
	readonly atOnce: number;
	/** Address of PostgreSQL; SQLite if omitted. */
	readonly databaseUrl?: string | undefined;
	/** A fault that the drill must detect: tenants get as much as they ask for. */
	readonly plant?: "unlimited";
}

export interface FloodReport {
	/** Durations of the quiet tenant's calls in milliseconds, ascending. */
	readonly quiet: readonly number[];
	readonly inFlood: readonly number[];
	/** Numbers of flood calls answered while one call of the quiet tenant waited, ascending. */
	readonly overtaken: readonly number[];
	/** Numbers of flood calls that were answered, and that were told to retry later. */
	readonly answered: number;
	readonly refused: number;
	/** Responses that neither tenant should get. */
	readonly wrong: readonly string[];
}

/** Number of processes of the flooding tenant, which requests their list. */
const processes = 60;

/** One tenant requests its longest list without a pause, another a short one now and then. */
export async function floodDrill({ calls, atOnce, databaseUrl, plant }: FloodDrill): Promise<FloodReport> {
	const dataDir = mkdtempSync(join(tmpdir(), "laadstroom-drill-"));
	const server = await DrillServer.start({
		script: resolve(import.meta.dirname, "server-to-flood.ts"),
		args: [resolve("flows"), dataDir, ...(plant === undefined ? [] : [plant])],
		databaseUrl,
	});
	const wrong: string[] = [];
	try {
		const large = defaultTenantFolder();
		const small = readdirSync("flows").find((name) => name !== large && existsSync(join("flows", name, "tenant.json"))) ?? "";
		const call = caller(server.origin);
		for (let made = 0; made < processes; made++) {
			const { status } = await call(large, "POST", "processes/realisation", newProcess(large));
			if (status !== 201) throw new Error(`A process could not be started: ${status}`);
		}
		let [answered, refused, stopped] = [0, 0, false];
		const flooder = async () => {
			while (!stopped) {
				const { status } = await call(large, "GET", "processes/realisation?pageSize=400&locationMapper=true");
				if (status === 200) answered += 1;
				else if (status === 429) refused += 1;
				else wrong.push(`flood: ${status}`);
				// Ignores the requested delay, but doesn't spin either.
				if (status === 429) await pause(20);
			}
		};
		const overtaken: number[] = [];
		const visit = async () => {
			const times: number[] = [];
			for (let made = 0; made < calls; made++) {
				await pause(100);
				const [begun, before] = [performance.now(), answered];
				const { status } = await call(small, "GET", "tags");
				times.push(performance.now() - begun);
				if (!stopped && before > 0) overtaken.push(answered - before);
				if (status !== 200) wrong.push(`quiet: ${status}`);
			}
			return times.sort(upwards);
		};
		const quiet = await visit();
		const flood = Array.from({ length: atOnce }, flooder);
		const inFlood = await visit();
		stopped = true;
		await Promise.all(flood);
		return { quiet, inFlood, overtaken: overtaken.sort(upwards), answered, refused, wrong };
	} finally {
		await server.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

const upwards = (a: number, b: number) => a - b;

/** Makes calls for a tenant, as one person each. */
function caller(origin: string) {
	const tokens = new Map<string, string>();
	return async (tenant: string, method: string, path: string, body?: object) => {
		const known = tokens.get(tenant);
		const token =
			known ??
			tokenOf({ userId: randomUUID(), name: "Test", email: "test@example.org", roles: { [tenant]: { cpo: ["*"], admin: ["*"] } } });
		tokens.set(tenant, token);
		const answer = await fetch(`${origin}/api/v1/${tenant}/${path}`, {
			method,
			headers: {
				authorization: `Bearer ${token}`,
				"x-api-key": "laadstroom-web",
				...(body === undefined ? {} : { "content-type": "application/json" }),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		await answer.arrayBuffer();
		return { status: answer.status };
	};
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((done) => setTimeout(done, milliseconds));
}
