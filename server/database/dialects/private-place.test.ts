import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { openDatabase } from "../opening/open-database.ts";
import { keptSecret } from "../secrets/kept-secret.ts";
import { SecretsKey } from "../secrets/secrets-key.ts";

let top: string;
let folder: string;
beforeEach(() => {
	top = mkdtempSync(join(tmpdir(), "laadstroom-private-"));
	folder = join(top, "de data");
});
afterEach(() => rmSync(top, { recursive: true }));

const open = () => openDatabase({ url: null, folder, now: () => 1 });
const modes = () => readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);

describe("the data on disk", () => {
	it("is its owner's alone, whatever the process makes files with", async () => {
		const before = process.umask(0o000);
		try {
			const data = await open();
			await keptSecret({ db: data.db, key: new SecretsKey(join(folder, "secrets.key")), now: 1 }, "signing-keys", () => "x");
			expect((statSync(folder).mode & 0o777).toString(8)).toBe("700");
			expect(new Set(modes().map(([, mode]) => mode))).toEqual(new Set(["600"]));
			expect(modes().length).toBeGreaterThanOrEqual(4);
			await data.close();
		} finally {
			process.umask(before);
		}
	});

	it.each([
		["", 0o750, "chmod 700"],
		["", 0o701, "chmod 700"],
		["laadstroom.sqlite", 0o640, "chmod 600"],
		["laadstroom.sqlite", 0o604, "chmod 600"],
		["laadstroom.sqlite-wal", 0o644, "chmod 600"],
	])("is refused when '%s' is open to others, with the command that mends it", async (name, mode, command) => {
		await (await open()).close();
		const place = join(folder, name);
		if (name.endsWith("-wal")) writeFileSync(place, "");
		chmodSync(place, mode);
		const said = `${command} '${place}'`;
		await expect(open()).rejects.toThrow(said);
		chmodSync(place, command.endsWith("700") ? 0o700 : 0o600);
		await (await open()).close();
	});
});
