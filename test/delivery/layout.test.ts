import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { freePort } from "../../server/test-support/local-server.ts";

const root = mkdtempSync(join(tmpdir(), "laadstroom-layout-"));
const place = join(root, "laadstroom");
let port = 0;
let server: ChildProcess;
let said = "";

const environment = () => ({
	PATH: process.env.PATH ?? "",
	HOME: root,
	NODE_ENV: "production",
	DEMO: "0",
	HOST: "127.0.0.1",
	PORT: String(port),
	PUBLIC_URL: `http://127.0.0.1:${port}`,
	DATA_DIR: join(root, "data"),
	BACKUP_DIR: join(root, "backups"),
	WEB_DIR: "none",
	GEOCODER_URL: "offline",
	TILES_URL: "offline",
	LOG_LEVEL: "error",
});
/** Runs one of the operators' commands in a place where nothing compiles. */
const command = (name: string, ...words: string[]) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, [`dist/scripts/operate/${name}.js`, ...words], {
		cwd: place,
		env: environment(),
		encoding: "utf8",
	});
	return { status, text: stdout + stderr };
};

beforeAll(async () => {
	port = await freePort();
	const compiled = spawnSync(process.execPath, ["scripts/build-server.mjs"], { encoding: "utf8" });
	expect([compiled.status, compiled.stdout]).toEqual([0, ""]);
	const laidOut = spawnSync(process.execPath, ["delivery/layout.mjs", place], { encoding: "utf8" });
	expect([laidOut.status, laidOut.stderr]).toEqual([0, ""]);
	server = spawn(process.execPath, ["dist/bundle/main.js"], { cwd: place, env: environment(), stdio: ["ignore", "pipe", "pipe"] });
	for (const stream of [server.stdout, server.stderr]) stream?.on("data", (part: Buffer) => (said += part.toString()));
	const ready = async () => (await fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined))?.ok === true;
	while (!(await ready()) && server.exitCode === null) await new Promise((done) => setTimeout(done, 100));
});
afterAll(async () => {
	if (server.exitCode === null) {
		const gone = once(server, "exit");
		server.kill("SIGKILL");
		await gone;
	}
	rmSync(root, { recursive: true, force: true });
});

describe("what is delivered", () => {
	it("starts without what compiles or tests, and has no account until an operator makes the first", async () => {
		expect([server.exitCode, said.replaceAll(/^oidc-provider WARNING.*\n/gm, "")]).toEqual([null, ""]);
		for (const left of ["node_modules/typescript", "node_modules/jest", "node_modules/react", "dist/server/test-support", "test"]) {
			expect([left, existsSync(join(place, left))]).toEqual([left, false]);
		}
		expect(command("account", "list").text).toContain("Er zijn nog geen accounts.");
		const added = command("account", "add", "beheer@organisatie.example", "--name", "Eerste Beheerder", "--role", "go-ral:admin");
		expect([added.status, added.text.includes(`http://127.0.0.1:${port}/`)]).toEqual([0, true]);
		const link = /http:\S+/.exec(added.text)?.[0] ?? "";
		expect((await fetch(link)).status).toBe(200);
	});

	it("is backed up while it runs, and a backup can be looked through; an order to stop ends it without a fault", async () => {
		const made = command("backup", "--keep", "2");
		expect([made.status, made.text]).toEqual([0, expect.stringMatching(/^Gemaakt: /)]);
		const folder = /^Gemaakt: (.+)$/m.exec(made.text)?.[1] ?? "";
		const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
		expect(manifest.product).toBe(JSON.parse(readFileSync("package.json", "utf8")).version);
		expect(command("restore", "--check", folder)).toEqual({ status: 0, text: expect.stringMatching(/^In orde\./) });
		const gone = once(server, "exit");
		server.kill("SIGTERM");
		expect(await gone).toEqual([0, null]);
	});
});
