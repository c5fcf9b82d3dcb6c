import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";

export interface OwnServer {
	readonly url: string;
	/** Its output so far. */
	readonly said: () => string;
	readonly stop: () => Promise<void>;
}

/** As long as the wait for the journeys' own server: a busy machine is not the product's fault. Milliseconds. */
const patienceMs = 180_000;

/**
 * Starts the built product as a separate process on an empty database, for tenants or settings that only one test
 * needs.
 */
export async function startOwnServer(flowsDir: string, port: number, settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
	const info = test.info();
	info.setTimeout(info.timeout + patienceMs);
	const url = `http://localhost:${port}`;
	const server = spawn(process.execPath, ["dist/bundle/main.js"], {
		env: {
			...process.env,
			PORT: String(port),
			PUBLIC_URL: url,
			FLOWS_DIR: flowsDir,
			DATA_DIR: mkdtempSync(join(tmpdir(), "laadstroom-own-")),
			RATE_LIMIT: "0",
			GEOCODER_URL: "offline",
			TILES_URL: "offline",
			LOG_LEVEL: "warn",
			...settings,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	for (const stream of [server.stdout, server.stderr]) stream.on("data", (part: Buffer) => (output += part.toString()));
	const stop = () => ended(server);
	for (const begun = Date.now(); Date.now() - begun < patienceMs; await pause(200)) {
		if (server.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
		if (await isReady(url)) return { url, said: () => output, stop };
	}
	await stop();
	throw new Error(`The server was not ready in ${patienceMs / 1000} seconds:\n${output}`);
}

async function isReady(url: string): Promise<boolean> {
	try {
		return (await fetch(`${url}/ready`)).ok;
	} catch {
		return false;
	}
}

async function ended(server: ChildProcess): Promise<void> {
	if (server.exitCode !== null) return;
	const gone = new Promise<void>((resolve) => server.once("exit", () => resolve()));
	server.kill("SIGTERM");
	await gone;
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
