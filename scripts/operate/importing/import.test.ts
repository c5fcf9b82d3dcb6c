import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { soundTenant } from "../../../engine/check/fixtures/sound-tenant.ts";
import { parseTenant } from "../../../engine/index.ts";
import { type Config, readConfig } from "../../../server/config/config.ts";
import { migratorOf } from "../../../server/database/migrating/migrate.ts";
import { openDatabase } from "../../../server/database/opening/open-database.ts";
import { type TestApp, testApp } from "../../../server/test-support/test-app.ts";
import { type ImportWish, importFile } from "./import-file.ts";
import { printReport } from "./print-report.ts";
import { progressOn } from "./progress.ts";

/** A server on a file, running throughout. */
describe("npm run import", () => {
	const work = mkdtempSync(join(tmpdir(), "laadstroom-import-"));
	const dataDir = join(work, "data");
	let test: TestApp;
	let config: Config;
	beforeAll(async () => {
		test = await testApp({ place: { url: null, folder: dataDir }, remove: async () => undefined });
		config = readConfig({ FLOWS_DIR: test.app.config.flowsDir, DATA_DIR: dataDir });
	});
	afterAll(async () => {
		await test.close();
		rmSync(work, { recursive: true, force: true });
	});

	const screen = (isTTY: boolean) => {
		const written: string[] = [];
		return { written, isTTY, columns: 60, write: (text: string) => written.push(text) };
	};
	const run = async (
		content: string | Uint8Array,
		more: Partial<ImportWish> & { readonly name?: string; readonly config?: Config } = {},
	) => {
		const file = join(work, more.name ?? "aanvragen.csv");
		writeFileSync(file, content);
		const wish = { tenant: test.tenant, file, dryRun: false, skipBad: false, signal: new AbortController().signal, ...more };
		const report = await importFile(more.config ?? config, wish, () => test.clock.now, progressOn(screen(false)));
		return printReport(report, wish);
	};
	const listed = async () => {
		const { body } = await test.person({ cpo: ["*"] }).get("charging-point-requests");
		return (body.data as unknown as { contact: { surname: string } }[]).map(({ contact }) => contact.surname).sort();
	};
	const head = "ref,geographyCode,contact.surname,contact.email";

	it("reports each bad line and writes nothing, and with --skip-bad writes the others", async () => {
		const text = `${head}\nB-1,0202,Bedacht,geen\nB-2,Arnhem,Verzinsel,v@post.example\n`;
		const refused = await run(text);
		expect(refused).toEqual({
			text: [
				"line 2  contact.email: Voer a.u.b. een geldig e-mail adres in",
				"2 requests: 1 new, 0 changed, 0 as they were, 0 left alone, 1 bad.",
				"Nothing was written. Mend the bad lines, or add --skip-bad to take in the others.\n",
			].join("\n"),
			exitCode: 1,
		});
		expect(await listed()).toEqual([]);
		expect(await run(text, { dryRun: true })).toMatchObject({ text: expect.stringContaining("this was a dry run"), exitCode: 1 });
		expect(await run(text, { skipBad: true })).toMatchObject({
			text: expect.stringContaining("Written, without the bad lines."),
			exitCode: 3,
		});
	});

	it("is visible to people at once, beside the running server, and repeating it adds nothing", async () => {
		const text = `\ufeff${head.replaceAll(",", ";")}\nC-1;0202;Voorbeeld;\n`;
		expect(await run(text)).toEqual({ text: "1 request: 1 new, 0 changed, 0 as they were, 0 left alone, 0 bad.\nWritten.\n", exitCode: 0 });
		expect(await listed()).toEqual(["Verzinsel", "Voorbeeld"]);
		const again = "1 request: 0 new, 0 changed, 1 as they were, 0 left alone, 0 bad.\nNothing had to be written.\n";
		expect(await run(text)).toEqual({ text: again, exitCode: 0 });
		expect(await listed()).toEqual(["Verzinsel", "Voorbeeld"]);
		const json = JSON.stringify({ requests: [{ ref: "C-1", geographyCode: "0202", contact: { surname: "Denkbeeld" } }] });
		expect((await run(json, { name: "aanvragen.json" })).text).toContain("0 new, 1 changed");
		expect(await listed()).toEqual(["Denkbeeld", "Verzinsel"]);
	});

	it("takes a file without a request for a mistake", async () => {
		const none =
			"0 requests: 0 new, 0 changed, 0 as they were, 0 left alone, 0 bad.\nNothing was written: there is no request in the file.\n";
		expect(await run(`${head}\n`)).toEqual({ text: none, exitCode: 1 });
	});

	it("does what the how-to page says, with the file on the page", async () => {
		const page = readFileSync("docs/how-to/import-requests.md", "utf8");
		const [, table = ""] = /```csv\n([\s\S]*?)```/.exec(page) ?? [];
		const [, commands = ""] = /```sh\n([\s\S]*?)```/.exec(page) ?? [];
		expect(commands.trim().split("\n")).toEqual([
			expect.stringMatching(/^npm run import -- \S+ aanvragen\.csv --dry-run$/),
			expect.stringMatching(/^npm run import -- \S+ aanvragen\.csv$/),
		]);
		expect((await run(table, { dryRun: true })).text).toBe(
			"2 requests: 2 new, 0 changed, 0 as they were, 0 left alone, 0 bad.\nNothing was written: this was a dry run.\n",
		);
		expect(await run(table)).toMatchObject({ text: expect.stringContaining("2 new"), exitCode: 0 });
		expect(await listed()).toEqual(expect.arrayContaining(["Bedacht", "Verzinsel"]));
		const [, json = ""] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
		const tenant = { ...soundTenant, ...(JSON.parse(json) as object) };
		expect(parseTenant(JSON.stringify(tenant), "tenant.json").problems).toEqual([]);
	});

	it("says why it can't start", async () => {
		const text = `${head}\nD-1,0202,A,\n`;
		await expect(run(text, { tenant: "nergens" })).rejects.toThrow(`There is no tenant nergens. There are: ${test.tenant}`);
		await expect(run(new Uint8Array([0xff, 0xfe, 0x61]))).rejects.toThrow("Het bestand is geen UTF-8.");
		await expect(run(text, { file: join(work, "weg.csv") })).rejects.toThrow("weg.csv can't be read");
		const nowhere = readConfig({ FLOWS_DIR: test.app.config.flowsDir, DATA_DIR: join(work, "nowhere") });
		await expect(run(text, { config: nowhere })).rejects.toThrow("There is no database in");
		const old = await openDatabase({ url: null, folder: join(work, "old"), now: Date.now });
		await migratorOf(old.db).migrateDown();
		await old.close();
		const behind = readConfig({ FLOWS_DIR: test.app.config.flowsDir, DATA_DIR: join(work, "old") });
		await expect(run(text, { config: behind })).rejects.toThrow("older version of the product. Start the server once");
	});

	it("leaves nothing to be seen when it is killed in the middle, and brings all of it when it is given again", async () => {
		const many = Array.from({ length: 8_000 }, (_, index) => `K-${index},0202,Gedood,`);
		const file = join(work, "veel.csv");
		writeFileSync(file, [head, ...many].join("\n"));
		const { flowsDir } = test.app.config;
		const child = spawn(process.execPath, ["--import", "tsx", "scripts/operate/import.ts", test.tenant, file], {
			env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, FLOWS_DIR: flowsDir, LOG_LEVEL: "silent" },
			stdio: ["ignore", "ignore", "pipe"],
		});
		const ended = once(child, "exit");
		let said = "";
		child.stderr.on("data", (part: Buffer) => {
			said += part.toString();
			if (said.includes("Storing 2,000 of")) child.kill("SIGKILL");
		});
		expect([await ended, said]).toEqual([[null, "SIGKILL"], expect.stringContaining("Storing 2,000 of 8,000")]);
		const { db } = test.app.data;
		const killed = () => db.selectFrom("request").select("uuid").where("external_ref", "like", "K-%").execute();
		expect(await killed()).toEqual([]);
		expect((await db.selectFrom("staged_row").select("run").execute()).length).toBeGreaterThan(0);
		expect((await run([head, ...many].join("\n"))).text).toContain("8,000 new");
		expect(await killed()).toHaveLength(8_000);
		expect((await run([head, ...many].join("\n"))).text).toContain("0 new, 0 changed, 8,000 as they were");
	}, 300_000);

	it("draws a bar on a terminal and prints plain lines elsewhere", () => {
		const terminal = screen(true);
		const bar = progressOn(terminal);
		bar.show("read", 5, 10);
		bar.show("store", 10, 10);
		bar.end();
		expect(terminal.written.join("")).toMatch(/\[#+ +\] Reading 5 of 10.*\[#+\] Storing 10 of 10\n$/s);
		const log = screen(false);
		const lines = progressOn(log);
		for (let done = 0; done <= 1000; done += 10) lines.show("store", done, 1000);
		lines.end();
		expect(log.written).toEqual([
			"Storing 0 of 1,000\n",
			"Storing 250 of 1,000\n",
			"Storing 500 of 1,000\n",
			"Storing 750 of 1,000\n",
			"Storing 1,000 of 1,000\n",
		]);
	});
});
