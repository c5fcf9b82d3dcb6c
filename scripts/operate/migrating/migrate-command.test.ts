import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { migrations } from "../../../migrations/index.ts";
import { type Config, readConfig } from "../../../server/config/config.ts";
import { migratorOf } from "../../../server/database/migrating/migrate.ts";
import { openDatabase } from "../../../server/database/opening/open-database.ts";
import { beatMs, noteServer } from "../../../server/database/server-instances.ts";
import { MigrateError, migrateCommand } from "./migrate-command.ts";

describe("npm run migrate", () => {
	let dataDir: string;
	let config: Config;
	beforeEach(() => {
		dataDir = mkdtempSync(join(tmpdir(), "laadstroom-migrate-"));
		config = readConfig({ DATA_DIR: dataDir, WEB_DIR: "none", GEOCODER_URL: "offline", TILES_URL: "offline", LOG_LEVEL: "silent" });
	});
	afterEach(() => rmSync(dataDir, { recursive: true }));
	const opened = async <T>(work: (data: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> => {
		const data = await openDatabase({ url: null, folder: dataDir, now: Date.now });
		try {
			return await work(data);
		} finally {
			await data.close();
		}
	};
	const last = Object.keys(migrations).at(-1) ?? "";

	it("needs a database", async () => {
		for (const what of ["plan", "fill", "contract"] as const) {
			await expect(migrateCommand(config, what)).rejects.toThrow(MigrateError);
		}
	});

	it("says what waits and who lives, adds it, fills, and takes nothing away", async () => {
		await opened(async ({ db }) => {
			await noteServer(db, { id: "one", version: "1.2.3", knows: last }, Date.now(), Date.now() + beatMs);
			const { error } = await migratorOf(db).migrateDown();
			expect(error).toBeUndefined();
		});
		const before = await migrateCommand(config, "plan");
		expect(before.exitCode).toBe(0);
		expect(before.text).toContain(`expand would add:\n  ${last} (expand)`);
		expect(before.text).toContain("contract would take away:\n  nothing");
		await expect(migrateCommand(config, "fill")).rejects.toThrow("1 migration(s) have to be added first");
		await expect(migrateCommand(config, "contract")).rejects.toThrow("npm run migrate -- expand");
		expect(await migrateCommand(config, "expand")).toEqual({ text: `Added: ${last}.\n`, exitCode: 0 });
		expect(await migrateCommand(config, "expand")).toEqual({ text: "Nothing had to be added.\n", exitCode: 0 });
		expect(await migrateCommand(config, "fill")).toMatchObject({ exitCode: 0 });
		expect(await migrateCommand(config, "contract")).toEqual({ text: "There is nothing to take away.\n", exitCode: 0 });
		await opened(({ db }) => noteServer(db, { id: "two", version: "1.2.3", knows: last }, Date.now(), Date.now()));
		expect((await migrateCommand(config, "plan")).text).toContain(`version 1.2.3, knows ${last}`);
	}, 300_000);

	it("does what the pages for who runs it say, in their order", async () => {
		await opened(async () => undefined);
		const commands = ["upgrade", "troubleshoot"].flatMap((page) =>
			[...readFileSync(`docs/operations/${page}.md`, "utf8").matchAll(/^ *npm run --silent migrate -- (\w+)$/gm)].map(([, what]) => what),
		);
		expect(commands).toEqual(["plan", "expand", "fill", "contract", "plan"]);
		for (const what of commands) expect((await migrateCommand(config, what as "plan")).exitCode).toBe(0);
	}, 300_000);
});
