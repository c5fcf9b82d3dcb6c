import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { type FileRecord, type RealisationRecord, writeJson } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { downloadLink, register, sample, upload } from "../test-support/test-file.ts";
import { startProcess } from "../test-support/test-process.ts";
import { DiskStorage } from "./storage/disk-storage.ts";
import { FilesBench } from "./test-support/files-bench.ts";

const hour = 3_600_000;

describeOnEveryDatabase("files that nobody needs any more", (make) => {
	const bench = new FilesBench(make);

	const sweep = async () => {
		bench.test.app.files.sweep(bench.test.tenant);
		await bench.test.app.files.settled();
	};
	const status = async (uuid: string) => (await bench.cpo.get(`files/${uuid}`)).status;
	const bytesOf = (uuid: string) => bench.test.app.files.storage.get({ tenant: bench.test.tenant, uuid });
	const carried = async (uuid = bench.record.uuid): Promise<readonly FileRecord[]> =>
		(await bench.cpo.get(`processes/realisation/${uuid}`)).body.data.files;
	const change = (uuid: string, set: Readonly<Record<string, number>>) =>
		bench.test.app.data.db.updateTable("file").set(set).where("uuid", "=", uuid).execute();

	it("go an hour after they were registered when no bytes came", async () => {
		const { file } = await bench.register();
		bench.test.clock.now += hour - 1;
		await sweep();
		expect(await status(file.uuid)).toBe(200);
		bench.test.clock.now += 2;
		await sweep();
		expect(await status(file.uuid)).toBe(404);
		expect((await carried()).map(({ uuid }) => uuid)).not.toContain(file.uuid);
	});

	it("go with their bytes a day after they were uploaded when nothing refers to them", async () => {
		const file = await bench.upload();
		bench.test.clock.now += 24 * hour;
		await sweep();
		expect(await status(file.uuid)).toBe(200);
		expect(await bytesOf(file.uuid)).toBeDefined();
		bench.test.clock.now += 1;
		await sweep();
		expect([await status(file.uuid), await bytesOf(file.uuid), await carried()]).toEqual([404, undefined, []]);
	});

	it("stay when the process refers to them, or once did", async () => {
		const fresh = await startProcess(bench.test, bench.cpo);
		const [now, once] = [await upload(bench.test.app, bench.cpo, fresh.uuid), await upload(bench.test.app, bench.cpo, fresh.uuid)];
		const { db } = bench.test.app.data;
		const row = await db.selectFrom("realisation").select(["record", "events"]).where("uuid", "=", fresh.uuid).executeTakeFirstOrThrow();
		const values = { ...(JSON.parse(row.record) as RealisationRecord), values: { Docs: { ParkingSpots: [now.uuid] } } };
		const event = {
			type: "step-save",
			ts: 1,
			version: "1.0.0",
			userId: "u",
			meta: { uuid: null, changes: [{ path: "Docs.ParkingSpots", from: [once.uuid] }] },
		};
		const events = `${row.events},${JSON.stringify(event)}`;
		await db
			.updateTable("realisation")
			.set({ record: writeJson(values), events })
			.where("uuid", "=", fresh.uuid)
			.execute();
		bench.test.clock.now += 48 * hour;
		await sweep();
		expect([await status(now.uuid), await status(once.uuid)]).toEqual([200, 200]);
		expect((await bytesOf(once.uuid))?.equals(sample("inrichtingsplan.pdf"))).toBe(true);
	});

	it("T47b are out of reach at once when the law hides them, by an old link too, and their bytes go", async () => {
		const file = await bench.upload();
		const link = await downloadLink(bench.cpo, file.uuid);
		await change(file.uuid, { gdpr: 1 });
		expect((await bench.follow(link)).statusCode).toBe(404);
		const answer = await bench.cpo.get(`files/${file.uuid}/download-link`);
		expect([answer.status, answer.body.message]).toEqual([
			404,
			"Dit bestand is niet (meer) beschikbaar. Het uploaden kan zijn mislukt, of het bestand kan zijn opgeschoond ivm AVG.",
		]);
		await sweep();
		expect((await bench.cpo.get(`files/${file.uuid}`)).body.data).toMatchObject({ gdpr: true });
		expect(await bytesOf(file.uuid)).toBeUndefined();
	});

	it("D-44 are hidden with everything else of a process that the law hides", async () => {
		const fresh = await startProcess(bench.test, bench.cpo);
		const file = await upload(bench.test.app, bench.cpo, fresh.uuid);
		const link = await downloadLink(bench.cpo, file.uuid);
		const { db } = bench.test.app.data;
		const { record: text } = await db.selectFrom("realisation").select("record").where("uuid", "=", fresh.uuid).executeTakeFirstOrThrow();
		const hidden = text.replace('"gdpr":{"enabled":false}', '"gdpr": { "enabled": true }');
		await db
			.updateTable("realisation")
			.set({ record: hidden as typeof text })
			.where("uuid", "=", fresh.uuid)
			.execute();
		expect(await carried(fresh.uuid)).toEqual([{ ...file, gdpr: true }]);
		for (const query of ["", "?past=days"]) {
			const page = (await bench.cpo.get(`processes/realisation${query}`)).body.data as unknown as readonly RealisationRecord[];
			expect(page.find(({ uuid }) => uuid === fresh.uuid)?.files).toEqual([{ ...file, gdpr: true }]);
		}
		expect((await bench.cpo.get(`files/${file.uuid}`)).body.data).toEqual({ ...file, gdpr: true });
		expect((await bench.cpo.get(`files/${file.uuid}/download-link`)).body.code).toBe("file-unavailable");
		expect((await bench.follow(link)).statusCode).toBe(404);
		expect((await register(bench.cpo, fresh.uuid)).reply.status).toBe(403);
	});

	it("REQ-134 have a download link only when they are uploaded and not suspect, hidden, missing or deleted", async () => {
		const link = async (uuid: string) => (await bench.cpo.get(`files/${uuid}/download-link`)).status;
		const { file } = await bench.register();
		expect((await bench.cpo.get(`files/${file.uuid}/download-link`)).body.code).toBe("file-unavailable");
		for (const flag of ["suspect", "gdpr", "missing", "deleted"] as const) {
			const { uuid } = await bench.upload();
			expect([flag, await link(uuid)]).toEqual([flag, 200]);
			await change(uuid, { [flag]: 1 });
			expect((await bench.cpo.get(`files/${uuid}`)).body.data).toMatchObject({ [flag]: true });
			expect([flag, await link(uuid)]).toEqual([flag, 404]);
		}
	});

	it("are not taken in any more when they were taken away while their bytes were coming", async () => {
		const { file, link } = await bench.register();
		await change(file.uuid, { deleted: 1 });
		expect((await bench.put(link, sample("inrichtingsplan.pdf"))).status).toBe(410);
		expect(await bytesOf(file.uuid)).toBeUndefined();
	});

	it("leave no link behind that cannot be used", async () => {
		await bench.upload();
		const links = () => bench.test.app.data.db.selectFrom("file_link").select("nonce").execute();
		expect((await links()).length).toBeGreaterThan(0);
		bench.test.clock.now += hour;
		await sweep();
		expect(await links()).toEqual([]);
	});

	it("leave nothing on disk that was half written when the server stopped", async () => {
		const folder = join(bench.test.app.config.dataDir, "files", ".arriving");
		mkdirSync(folder, { recursive: true });
		for (const name of ["old", "new"]) writeFileSync(join(folder, name), "half");
		utimesSync(join(folder, "old"), 1, 1);
		await bench.test.app.files.arrivals.tidy(Date.now() - hour);
		expect(readdirSync(folder)).toEqual(["new"]);
		await new DiskStorage(join(bench.test.app.config.dataDir, "files")).tidy(Date.now() + hour);
		expect(readdirSync(folder)).toEqual([]);
		await new DiskStorage(join(bench.test.app.config.dataDir, "nowhere")).tidy(0);
		expect(existsSync(join(bench.test.app.config.dataDir, "nowhere"))).toBe(false);
	});

	it("V5.3.2 are found under their own key and no other", async () => {
		const storage = new DiskStorage(join(bench.test.app.config.dataDir, "files"));
		for (const uuid of ["../../x", "", "11111111-1111-4111-8111-11111111111g", "11111111-1111-4111-8111-111111111111/.."])
			await expect(storage.put({ tenant: bench.test.tenant, uuid }, Buffer.from("x"))).rejects.toThrow();
		for (const tenant of ["..", "", "a/b", "."])
			await expect(storage.get({ tenant, uuid: "11111111-1111-4111-8111-111111111111" })).rejects.toThrow();
	});
});
