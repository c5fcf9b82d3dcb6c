import { chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { type DataDoor, openDatabase } from "../opening/open-database.ts";
import { keptSecret, sealedSecrets } from "./kept-secret.ts";
import { retireSeal, sealAnew } from "./replace-seal.ts";
import { SecretsKey } from "./secrets-key.ts";

let folder: string;
let data: DataDoor;
beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "laadstroom-secrets-"));
	data = await openDatabase({ url: null, folder, now: () => 1 });
});
afterEach(async () => {
	await data.close();
	rmSync(folder, { recursive: true });
});

const file = () => join(folder, "secrets.key");
const place = (name = "secrets.key") => ({ db: data.db, key: new SecretsKey(join(folder, name)), now: 1 });
/** Everything the database has written to disk. */
const onDisk = () =>
	readdirSync(folder)
		.filter((name) => name.startsWith("laadstroom"))
		.map((name) => readFileSync(join(folder, name), "latin1"))
		.join("");

describe("the secrets of a deployment", () => {
	it("are the same for every server, and cannot be read in the database's files", async () => {
		const first = await keptSecret(place(), "signing-keys", () => [{ d: "a-private-exponent" }]);
		expect(await keptSecret(place(), "signing-keys", () => [{ d: "another" }])).toEqual(first);
		expect(onDisk()).not.toContain("a-private-exponent");
		expect(onDisk()).toContain("sealed-1.");
	});

	it("that an earlier version kept readable are sealed, and leave nothing behind", async () => {
		const secrets = data.db.withTables<{ provider_secret: { name: string; value: string; created_at: number } }>();
		const value = JSON.stringify([{ d: `an-old-private-exponent ${"x".repeat(9000)}` }]);
		await secrets.insertInto("provider_secret").values({ name: "signing-keys", value, created_at: 1 }).execute();
		expect(onDisk()).toContain("an-old-private-exponent");
		expect(JSON.stringify(await keptSecret(place(), "signing-keys", () => []))).toBe(value);
		expect(onDisk()).not.toContain("an-old-private-exponent");
		expect(JSON.stringify(await keptSecret(place(), "signing-keys", () => []))).toBe(value);
	});

	it("are not opened with another key, without one, or under another name", async () => {
		await keptSecret(place(), "signing-keys", () => "s");
		writeFileSync(join(folder, "other.key"), Buffer.alloc(32, 7).toString("base64"), { mode: 0o600 });
		await expect(keptSecret(place("other.key"), "signing-keys", () => "s")).rejects.toThrow("sealed with another key");
		await expect(keptSecret(place("absent.key"), "signing-keys", () => "s")).rejects.toThrow("absent.key is missing");
		expect(existsSync(join(folder, "absent.key"))).toBe(false);
		const key = new SecretsKey(file());
		expect(() => key.open("cookie-keys", key.seal("signing-keys", "s"))).toThrow();
	});

	it("are not opened with a key that others can read", async () => {
		await keptSecret(place(), "signing-keys", () => "s");
		chmodSync(file(), 0o640);
		await expect(keptSecret(place(), "signing-keys", () => "s")).rejects.toThrow(`chmod 600 ${file()}`);
	});
});

describe("the key that seals", () => {
	const secret = (name: string, key: SecretsKey) => keptSecret({ db: data.db, key, now: 1 }, name, () => "new");

	it("is replaced in steps, and running servers, also those with a copy of the file, read the secrets all the while", async () => {
		const server = new SecretsKey(file());
		await keptSecret({ db: data.db, key: server, now: 1 }, "signing-keys", () => "old");
		const elsewhere = join(folder, "copy.key");
		copyFileSync(file(), elsewhere);
		const other = new SecretsKey(elsewhere);
		const command = new SecretsKey(file());
		const bothRead = async () =>
			expect([await secret("signing-keys", server), await secret("signing-keys", other)]).toEqual(["old", "old"]);
		await bothRead();
		const sealed = async () => (await sealedSecrets({ db: data.db })).map(({ value }) => value);
		const before = await sealed();

		command.add();
		expect(command.standing).toEqual({ count: 2, hasNext: true });
		await bothRead();
		expect(await sealed()).toEqual(before);
		copyFileSync(file(), elsewhere);

		await sealAnew({ db: data.db, key: command, now: 1 });
		expect(command.standing).toEqual({ count: 2, hasNext: false });
		expect(await sealed()).not.toEqual(before);
		await bothRead();

		await retireSeal({ db: data.db, key: command, now: 1 });
		await retireSeal({ db: data.db, key: new SecretsKey(elsewhere), now: 1 });
		expect(new SecretsKey(file()).standing.count).toBe(1);
		expect(readFileSync(elsewhere, "utf8")).toBe(readFileSync(file(), "utf8"));
		expect(statSync(file()).mode & 0o777).toBe(0o600);
		await bothRead();
		expect(await secret("signing-keys", new SecretsKey(file()))).toBe("old");
	});

	it("is not let go of while it is the one that opens the secrets", async () => {
		const key = new SecretsKey(file());
		await secret("signing-keys", key);
		const before = readFileSync(file(), "utf8");
		key.add();
		await retireSeal({ db: data.db, key, now: 1 });
		expect(readFileSync(file(), "utf8")).toBe(before);
	});

	it("that was not handed round leaves a server with what it has read, and says why it starts no other", async () => {
		const command = new SecretsKey(file());
		await secret("signing-keys", command);
		const elsewhere = join(folder, "copy.key");
		copyFileSync(file(), elsewhere);
		command.add();
		await sealAnew({ db: data.db, key: command, now: 1 });
		await expect(secret("signing-keys", new SecretsKey(elsewhere))).rejects.toThrow("sealed with another key");
	});
});
