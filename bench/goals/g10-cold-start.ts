import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startServer } from "../processes.ts";
import { type Measurement, median } from "../report.ts";

export const goal = "G10";

const ROUNDS = 7;

/** From the spawn to an answer on /ready, with the database there; node:http measured in between. */
export async function measure(): Promise<readonly Measurement[]> {
	const folder = mkdtempSync(join(tmpdir(), "bench-"));
	const product: number[] = [];
	const limit: number[] = [];
	await once(join(folder, "first"));
	for (let round = 0; round < ROUNDS; round++) {
		const port = await freePort();
		const bare = await startServer(["bench/limits/node-http.mjs", String(port)], port, "/");
		limit.push(bare.readyAfter);
		await bare.stop();
		const copy = join(folder, `round-${round}`);
		cpSync(join(folder, "first"), copy, { recursive: true });
		product.push(await once(copy));
	}
	rmSync(folder, { recursive: true, force: true });
	return [
		{
			id: goal,
			what: "cold start to /ready, database there",
			product: median(product),
			limit: median(limit),
			unit: "ms",
			better: "less",
			goal: 8,
		},
	];
}

async function once(dataFolder: string): Promise<number> {
	const port = await freePort();
	const running = await startServer(["dist/server/main.js"], port, "/ready", {
		PORT: String(port),
		PUBLIC_URL: `http://127.0.0.1:${port}`,
		HOST: "127.0.0.1",
		DATA_DIR: dataFolder,
		DEMO: "0",
		LOG_LEVEL: "warn",
	});
	await running.stop();
	return running.readyAfter;
}
