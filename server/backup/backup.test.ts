import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import BetterSqlite from "better-sqlite3";
import { signingKeyStandings } from "../accounts/provider-secrets.ts";
import type { AccountsTables } from "../accounts/store/accounts-tables.ts";
import { openDatabase } from "../database/opening/open-database.ts";
import { SecretsKey } from "../database/secrets/secrets-key.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { downloadLink, linkPath, sample, upload } from "../test-support/test-file.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";
import { openBackupDoor } from "./backup-door.ts";
import { checkBackup } from "./check-backup.ts";
import { type MadeBackup, makeBackup } from "./make-backup.ts";
import { BackupError, databaseName, filesName, manifestName } from "./manifest.ts";
import { removeOldBackups } from "./remove-old-backups.ts";
import { restoreBackup } from "./restore-backup.ts";

const root = mkdtempSync(join(tmpdir(), "laadstroom-backup-"));
const dataDir = join(root, "data");
let test: TestApp;
let cpo: TestPerson;
let door: Awaited<ReturnType<typeof openBackupDoor>>;

const serverOn = (folder: string) => testApp({ place: { url: null, folder }, remove: async () => undefined }, { DATA_DIR: folder });

beforeAll(async () => {
	test = await serverOn(dataDir);
	cpo = test.person({ cpo: ["*"] });
	door = await openBackupDoor(dataDir, test.app.data);
});
afterAll(async () => {
	door?.close();
	await test.close();
	rmSync(root, { recursive: true, force: true });
});

let instants = Date.parse("2026-11-20T12:00:00Z");
/** Makes a backup as `npm run backup` does: in a separate process, which asks the server for it. */
async function backup(backupDir: string): Promise<MadeBackup> {
	const data = await openDatabase({ url: null, folder: dataDir, now: Date.now, migrate: false });
	try {
		return await makeBackup({ config: test.app.config, data, backupDir, product: "1.2.3", now: () => (instants += 1000) });
	} finally {
		await data.close();
	}
}

const keyFile = () => test.app.config.secretsKeyFile;
const restored = async (folder: string, to: string) =>
	restoreBackup({ config: { ...test.app.config, dataDir: to }, folder, now: Date.now });

describe("a backup made while the server works", () => {
	it("holds everything that was acknowledged before it, and works when it is put back: records, files, audit trail", async () => {
		const process = await startProcess(test, cpo);
		const file = await upload(test.app, cpo, process.uuid);
		const session = {
			model: "Session",
			id: "s",
			payload: "{}",
			grant_id: null,
			uid: null,
			consumed_at: null,
			account_id: "a",
			expires_at: null,
		};
		await test.app.data.db.withTables<AccountsTables>().insertInto("provider_record").values(session).execute();
		const writing = Array.from({ length: 10 }, () => startProcess(test, cpo));
		const { folder, manifest } = await backup(join(root, "busy"));
		await Promise.all(writing);
		expect([manifest.files.count, manifest.gone, manifest.product]).toEqual([1, [], "1.2.3"]);
		expect(await checkBackup(folder, keyFile())).toMatchObject({ faults: [], files: 1, keyFits: true });

		const place = join(root, "again");
		await restored(folder, place);
		const kept = await openDatabase({ url: null, folder: place, now: Date.now, migrate: false });
		expect(await kept.db.withTables<AccountsTables>().selectFrom("provider_record").selectAll().execute()).toEqual([]);
		expect(await signingKeyStandings({ ...kept, key: test.app.secretsKey, now: Date.now() })).toMatchObject([
			{ signs: true, since: expect.any(Number) },
		]);
		await kept.close();
		const again = await serverOn(place);
		try {
			const person = again.person({ cpo: ["*"] });
			expect((await person.get(`processes/realisation/${process.uuid}`)).body.data.uuid).toBe(process.uuid);
			const bytes = await again.app.inject(linkPath(await downloadLink(person, file.uuid)));
			expect(bytes.rawPayload.equals(sample("inrichtingsplan.pdf"))).toBe(true);
			// The restored system works, and so does its trail, with a line about the restore.
			await startProcess(again, person);
			const lines = await again.app.data.db.selectFrom("audit_entry").select(["operation", "target"]).where("tenant", "=", "").execute();
			expect(lines).toContainEqual({ operation: "restoreBackup", target: basename(folder) });
		} finally {
			await again.close();
		}
	});

	it("is readable by its owner alone, and what was broken off leaves nothing", async () => {
		const backupDir = join(root, "private");
		const { folder } = await backup(backupDir);
		for (const path of [backupDir, folder, join(folder, databaseName), join(folder, manifestName), join(backupDir, filesName)]) {
			expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
		}
		const before = readdirSync(backupDir);
		const { uuid } = await upload(test.app, cpo, (await startProcess(test, cpo)).uuid);
		const bytes = join(dataDir, "files", test.tenant, uuid.slice(0, 2), uuid);
		const content = readFileSync(bytes);
		rmSync(bytes);
		await expect(backup(backupDir)).rejects.toThrow(`De inhoud van bestand ${uuid} ontbreekt.`);
		expect(readdirSync(backupDir)).toEqual(before);
		writeFileSync(bytes, "iets anders");
		await expect(backup(backupDir)).rejects.toThrow(`De inhoud van bestand ${uuid} is niet wat de database ervan zegt.`);
		writeFileSync(bytes, content);
		await backup(backupDir);
	});

	it("is asked of the server; without one the command makes it itself", async () => {
		const pages: number[] = [];
		const data = await openDatabase({ url: null, folder: dataDir, now: Date.now, migrate: false });
		const options = { config: test.app.config, backupDir: join(root, "alone"), product: "1", now: () => (instants += 1000) };
		const unused = { ...data, copyTo: async () => Promise.reject(new Error("the server was not asked")) };
		await makeBackup({ ...options, data: unused, tell: (copied) => pages.push(copied) });
		expect(pages.length).toBeGreaterThan(1);
		door?.close();
		await expect(makeBackup({ ...options, data: unused })).rejects.toThrow("the server was not asked");
		await makeBackup({ ...options, data });
		door = await openBackupDoor(dataDir, test.app.data);
		await data.close();
	});

	it("is refused on PostgreSQL, whose own means are better", async () => {
		const data = { ...test.app.data, copyTo: null };
		const made = makeBackup({ config: test.app.config, data, backupDir: join(root, "none"), product: "1", now: Date.now });
		await expect(made).rejects.toThrow("De gegevens staan in PostgreSQL");
		expect(await openBackupDoor(join(root, "none"), data)).toBeNull();
	});
});

describe("a backup that is not what it was", () => {
	const sound = join(root, "sound");
	let name = "";
	beforeAll(async () => {
		name = basename((await backup(sound)).folder);
	});
	/** A copy of a sound backup, to be damaged. */
	async function spoiled(spoil: (folder: string) => void): Promise<readonly string[]> {
		const copy = mkdtempSync(join(root, "spoiled-"));
		cpSync(sound, copy, { recursive: true });
		const folder = join(copy, name);
		spoil(folder);
		const { faults } = await checkBackup(folder, keyFile());
		await expect(restored(folder, join(folder, "to"))).rejects.toThrow(BackupError);
		expect(existsSync(join(folder, "to", databaseName))).toBe(false);
		return faults;
	}
	/** Changes the database and updates its description, as a knowledgeable attacker would. */
	const rewritten = (folder: string, statement: string) => {
		const connection = new BetterSqlite(join(folder, databaseName));
		const triggers = connection.prepare("select name from sqlite_master where type = 'trigger'").pluck().all() as string[];
		for (const name of triggers) connection.exec(`drop trigger "${name}"`);
		connection.exec(statement);
		connection.close();
		const bytes = readFileSync(join(folder, databaseName));
		const manifest = JSON.parse(readFileSync(join(folder, manifestName), "utf8"));
		const database = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
		writeFileSync(join(folder, manifestName), JSON.stringify({ ...manifest, database }));
	};

	it("is found out: database gone, cut off, changed; file gone, changed; audit trail rewritten; of a later version", async () => {
		const anyFile = (folder: string) => {
			const files = join(dirname(folder), filesName, test.tenant);
			const [first = ""] = readdirSync(files);
			return join(files, first, readdirSync(join(files, first))[0] ?? "");
		};
		expect(await spoiled((folder) => rmSync(join(folder, databaseName)))).toEqual(["De database ontbreekt in de reservekopie."]);
		const other = "De database is niet meer die van toen de reservekopie werd gemaakt.";
		expect(
			await spoiled((folder) => writeFileSync(join(folder, databaseName), readFileSync(join(folder, databaseName)).subarray(0, 8192))),
		).toEqual([other]);
		expect(
			await spoiled((folder) => {
				const bytes = readFileSync(join(folder, databaseName));
				bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
				writeFileSync(join(folder, databaseName), bytes);
			}),
		).toEqual([other]);
		expect((await spoiled((folder) => rmSync(anyFile(folder))))[0]).toMatch(/^De inhoud van bestand \S+ ontbreekt\.$/);
		expect((await spoiled((folder) => writeFileSync(anyFile(folder), "x")))[0]).toMatch(/^De inhoud van bestand \S+ is niet wat/);
		const line = `update audit_entry set user_id = 'iemand' where tenant = '${test.tenant}' and number = 2`;
		expect(await spoiled((folder) => rewritten(folder, line))).toEqual([`De audittrail van ${test.tenant} klopt niet vanaf regel 2.`]);
		const later = "insert into kysely_migration values ('m999-later', '2027-01-01')";
		expect((await spoiled((folder) => rewritten(folder, later)))[0]).toContain("nieuwere versie van het product (1.2.3)");
	});

	it("has no description, or one of a later form", async () => {
		const { folder } = await backup(mkdtempSync(join(root, "described-")));
		writeFileSync(join(folder, manifestName), '{"format":2}');
		await expect(checkBackup(folder, keyFile())).rejects.toThrow("onleesbaar, of van een nieuwere versie");
		rmSync(join(folder, manifestName));
		await expect(checkBackup(folder, keyFile())).rejects.toThrow("geen reservekopie");
	});
});

describe("putting back", () => {
	it("overwrites nothing, and needs the key of the time of the backup", async () => {
		const { folder } = await backup(join(root, "put-back"));
		await expect(restored(folder, dataDir)).rejects.toThrow("Er is al een database");
		const otherKey = join(root, "other.key");
		new SecretsKey(otherKey).seal("any", "text");
		const to = join(root, "without-key");
		mkdirSync(to, { mode: 0o700 });
		const config = { ...test.app.config, dataDir: to, secretsKeyFile: otherKey };
		await expect(restoreBackup({ config, folder, now: Date.now })).rejects.toThrow("past niet op de geheimen");
		expect((await checkBackup(folder, otherKey)).keyFits).toBe(false);
		expect(existsSync(join(to, databaseName))).toBe(false);
	});
});

describe("old backups", () => {
	it("go when newer ones are to be kept, with the files that only they named", async () => {
		const backupDir = join(root, "old");
		const process = await startProcess(test, cpo);
		const file = await upload(test.app, cpo, process.uuid);
		const first = await backup(backupDir);
		const place = join(backupDir, filesName, test.tenant, file.uuid.slice(0, 2), file.uuid);
		expect(existsSync(place)).toBe(true);
		// Nothing refers to it, so it is removed a day later.
		test.clock.now += 25 * 3_600_000;
		test.app.files.sweep(test.tenant);
		await test.app.files.settled();
		const second = await backup(backupDir);
		const third = await backup(backupDir);
		expect([existsSync(place), second.manifest.files.count < first.manifest.files.count]).toEqual([true, true]);
		expect(await removeOldBackups(backupDir, 2)).toEqual([basename(first.folder)]);
		expect([existsSync(first.folder), existsSync(place)]).toEqual([false, false]);
		for (const { folder } of [second, third]) expect((await checkBackup(folder, keyFile())).faults).toEqual([]);
		expect(await removeOldBackups(backupDir, 2)).toEqual([]);
	});
});
