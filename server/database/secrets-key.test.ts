import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { keptSecret } from "./kept-secret.ts";
import { type DataDoor, openDatabase } from "./open-database.ts";
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
/** Everything the database has on disk. */
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
