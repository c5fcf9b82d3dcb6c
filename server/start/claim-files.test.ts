import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { forgetDeployment } from "../database/deployment-store.ts";
import { DiskStorage } from "../files/storage/disk-storage.ts";
import { type FileStorage, pathOf } from "../files/storage/file-storage.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { claimFiles, OtherFilesError } from "./claim-files.ts";

const mark = { tenant: "deployment", uuid: "00000000-0000-4000-8000-000000000000" };

describeOnEveryDatabase("the files of a deployment", (make) => {
	let test: TestApp;
	let top: string;
	beforeEach(async () => {
		test = await testApp(await make());
		top = mkdtempSync(join(tmpdir(), "laadstroom-claim-"));
	});
	afterEach(async () => {
		await test.close();
		rmSync(top, { recursive: true });
	});

	const warned: string[] = [];
	const claim = (storage: FileStorage) => {
		const log = { ...test.app.log, warn: (_about: unknown, text: string) => void warned.push(text) } as FastifyInstance["log"];
		return claimFiles({ data: test.app.data, log, files: { storage } });
	};
	const folder = (name: string) => new DiskStorage(join(top, name));
	const markIn = (name: string) => readFileSync(join(top, name, pathOf(mark)), "utf8");

	it("are taken by the first server, and by every other that has the same ones", async () => {
		await claim(folder("shared"));
		await claim(folder("shared"));
		expect(markIn("shared")).toMatch(/^[0-9a-f-]{36}$/);
	});

	it("are refused by a server that has other ones, with what to do, which then helps", async () => {
		await claim(folder("one"));
		const refusal = await claim(folder("two")).catch((failure: unknown) => failure);
		expect(refusal).toBeInstanceOf(OtherFilesError);
		expect(String(refusal)).toContain(`write ${markIn("one")} into ${pathOf(mark)} among them`);
		await folder("two").put(mark, Buffer.from("another"));
		await expect(claim(folder("two"))).rejects.toThrow("are those of another database (another)");
		await folder("two").put(mark, Buffer.from(markIn("one")));
		await claim(folder("two"));
	});

	it("are taken again with a database that was put back, by the name they have", async () => {
		await claim(folder("one"));
		const before = markIn("one");
		await forgetDeployment(test.app.data.db);
		await claim(folder("one"));
		expect(markIn("one")).toBe(before);
	});

	it("do not keep a server from starting while they do not answer", async () => {
		await claim(folder("one"));
		const silent = { ...folder("one"), get: () => Promise.reject(new Error("away")) } as unknown as FileStorage;
		await claim(silent);
		expect(warned).toEqual(["the files do not answer; whether they are this database's is not known"]);
	});
});
