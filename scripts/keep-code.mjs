/**
 * Starts the built server once, on an empty database in a temporary folder, and stores the code that was compiled by the time it is ready
 * beside its script: `node scripts/keep-code.mjs`, with the version of Node that is to run it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { KeptCode } from "../dist/server/start/kept-code.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const data = mkdtempSync(join(tmpdir(), "laadstroom-code-"));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;

// Uses nothing of the environment: neither its database nor its tenants.
process.env = {
	...{ PATH: process.env.PATH, PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: url, DATA_DIR: data, LOG_LEVEL: "error" },
	...{ FLOWS_DIR: join(root, "flows"), DEMO: "0", GEOCODER_URL: "offline", TILES_URL: "offline" },
};
process.once("exit", () => rmSync(data, { recursive: true, force: true }));

const code = new KeptCode(join(root, "dist/bundle/server.cjs"));
code.run();
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
code.keep();
process.exit(0);

async function isReady() {
	try {
		return (await fetch(`${url}/ready`)).ok;
	} catch {
		return false;
	}
}

async function freePort() {
	const server = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address();
	await new Promise((resolve) => server.close(resolve));
	return port;
}
