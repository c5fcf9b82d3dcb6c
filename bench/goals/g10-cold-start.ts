import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startServer } from "../processes.ts";
import { type Measurement, median } from "../report.ts";

export const goal = "G10";

const ROUNDS = 7;

/** From spawning to an answer on /ready with an existing database, alternating with node:http. */
export async function measure(): Promise<readonly Measurement[]> {
	const folder = mkdtempSync(join(tmpdir(), "bench-"));
	const product: Start[] = [];
	const limit: Start[] = [];
	await once(join(folder, "first"));
	for (let round = 0; round < ROUNDS; round++) {
		const port = await freePort();
		const bare = await startServer(["bench/limits/node-http.mjs", String(port)], port, "/");
		limit.push({ readyAfter: bare.readyAfter, processorMs: bare.processorMs() });
		await bare.stop();
		const copy = join(folder, `round-${round}`);
		cpSync(join(folder, "first"), copy, { recursive: true });
		product.push(await once(copy));
	}
	rmSync(folder, { recursive: true, force: true });
	const line = (what: string, of: keyof Start) =>
		({
			id: goal,
			what,
			product: median(product.map((start) => start[of])),
			limit: median(limit.map((start) => start[of])),
			unit: "ms",
			better: "less",
			goal: 8,
		}) as const;
	return [
		line("cold start to /ready, database there", "readyAfter"),
		line("processor time of a cold start, of all threads", "processorMs"),
	];
}

interface Start {
	readonly readyAfter: number;
	readonly processorMs: number;
}

async function once(dataFolder: string): Promise<Start> {
	const port = await freePort();
	const running = await startServer(["dist/bundle/main.js"], port, "/ready", {
		PORT: String(port),
		PUBLIC_URL: `http://127.0.0.1:${port}`,
		HOST: "127.0.0.1",
		DATA_DIR: dataFolder,
		DEMO: "0",
		GEOCODER_URL: "offline",
		TILES_URL: "offline",
		LOG_LEVEL: "warn",
	});
	const start = { readyAfter: running.readyAfter, processorMs: running.processorMs() };
	await running.stop();
	return start;
}
