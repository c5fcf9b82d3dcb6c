import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../server/app.ts";
import { readConfig } from "../server/config/config.ts";
import { testAuthentication } from "../server/test-support/test-authentication.ts";

interface Drill {
	readonly flowsDir: string;
	readonly dataDir: string;
	readonly logLevel: "error" | "warn";
	/** Limit per person; null for none. */
	readonly callsPerMinute: number | null;
	/** How far its clock is ahead. Default 0. */
	readonly aheadMs?: number;
	/** In addition to the settings of every drill. */
	readonly settings?: Readonly<Record<string, string>>;
	/** A planted fault: changes the server before it begins to listen. */
	readonly alter?: (app: FastifyInstance) => void | Promise<void>;
}

/**
 * Serves with a test sign-in and without network access, on a free port that it prints as `port <number>`. DATABASE_URL names the database.
 */
export async function serveDrill({ flowsDir, dataDir, logLevel, callsPerMinute, aheadMs = 0, settings, alter }: Drill): Promise<void> {
	const config = readConfig({
		LOG_LEVEL: logLevel,
		WEB_DIR: "none",
		GEOCODER_URL: "offline",
		TILES_URL: "offline",
		FLOWS_DIR: flowsDir,
		DATA_DIR: dataDir,
		DATABASE_URL: process.env.DATABASE_URL,
		...settings,
	});
	const app = await buildApp(config, { now: () => Date.now() + aheadMs, authentication: testAuthentication, callsPerMinute });
	await alter?.(app);
	await app.listen({ port: 0, host: "127.0.0.1" });
	process.stdout.write(`port ${(app.server.address() as AddressInfo).port}\n`);
}
