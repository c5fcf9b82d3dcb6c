import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { downloadLink, sample, upload } from "../test-support/test-file.ts";
import { startProcess } from "../test-support/test-process.ts";
import { FilesBench } from "./test-support/files-bench.ts";

describeOnEveryDatabase("files of a process", (make) => {
	const bench = new FilesBench(make);

	const get = (uuid: string) => bench.cpo.get(`files/${uuid}`);
	const stored = () => {
		const folder = join(bench.test.app.config.dataDir, "files", bench.test.tenant);
		return existsSync(folder) ? readdirSync(folder, { recursive: true }).filter((name) => String(name).length > 30) : [];
	};

	it("REA-421 REQ-133 an upload link names the file with its uuid, and where to send the bytes", async () => {
		const { reply, file, link } = await bench.register({ filename: "Plan één", extension: "PDF" });
		expect(reply.status).toBe(200);
		expect(file).toEqual({
			uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
			filename: "Plan één",
			extension: "pdf",
			category: "ParkingSpots",
			ts: bench.test.clock.now,
			uploaded: false,
			suspect: false,
			gdpr: false,
			missing: false,
			deleted: false,
			checked: false,
		});
		expect(link.startsWith(`${bench.test.app.config.publicUrl}/api/v1/${bench.test.tenant}/files/${file.uuid}/content?`)).toBe(true);
	});

	it("REA-423 the bytes go to the link with PUT, which answers that all is well", async () => {
		const { file, link } = await bench.register();
		const sent = await bench.put(link, sample("inrichtingsplan.pdf"), { "content-type": "application/pdf" });
		expect(sent.status).toBe(200);
		expect(sent.file).toEqual({ ...file, uploaded: true, checked: true });
	});

	it("REQ-215 the file's information tells how far it is", async () => {
		const { file, link } = await bench.register();
		expect((await get(file.uuid)).body.data).toEqual(file);
		await bench.put(link, sample("inrichtingsplan.pdf"));
		expect((await get(file.uuid)).body.data).toEqual({ ...file, uploaded: true, checked: true });
	});

	it("REQ-216 are fetched through a link, and saved as prefix-filename.extension", async () => {
		const file = await bench.upload({ filename: "Schets één" });
		const link = await downloadLink(bench.cpo, file.uuid);
		const answer = await bench.follow(link);
		expect(answer.statusCode).toBe(200);
		expect(answer.rawPayload.equals(sample("inrichtingsplan.pdf"))).toBe(true);
		expect(answer.headers["content-type"]).toBe("application/pdf");
		expect(answer.headers["content-disposition"]).toBe(
			`attachment; filename="${bench.record.ref}-Schets een.pdf"; filename*=UTF-8''${bench.record.ref}-Schets%20%C3%A9%C3%A9n.pdf`,
		);
	});

	it("REA-134 the record carries its comments and its files, each with its category", async () => {
		const fresh = await startProcess(bench.test, bench.cpo);
		expect((await bench.cpo.get(`processes/realisation/${fresh.uuid}`)).body.data).toMatchObject({ comments: [], files: [] });
		for (const message of ["Graag overleg.", 'Met een "plan".'])
			await bench.cpo.post(`processes/realisation/${fresh.uuid}/comments`, { data: { action: "create", message } });
		for (const category of ["ParkingSpots", "Underground"]) {
			bench.test.clock.now += 1;
			await upload(bench.test.app, bench.cpo, fresh.uuid, { category });
		}
		const { body } = await bench.cpo.get(`processes/realisation/${fresh.uuid}`);
		expect(body.data.comments).toMatchObject([{ message: 'Met een "plan".' }, { message: "Graag overleg." }]);
		expect(body.data.files).toMatchObject([
			{ category: "ParkingSpots", filename: "plan", uploaded: true },
			{ category: "Underground", filename: "plan", uploaded: true },
		]);
		const list = (await bench.cpo.get("processes/realisation")).body.data as unknown as readonly RealisationRecord[];
		expect(list.find(({ uuid }) => uuid === fresh.uuid)?.files).toEqual(body.data.files);
	});

	it("the record carries them without being renewed", async () => {
		const fresh = await startProcess(bench.test, bench.cpo);
		const file = await upload(bench.test.app, bench.cpo, fresh.uuid, { category: "Underground" });
		const { body } = await bench.cpo.get(`processes/realisation/${fresh.uuid}`);
		expect(body.data.files).toEqual([file]);
		expect(body.data.synced).toBe(fresh.synced);
	});

	it("F3 are refused for now when there is no room for them, and can be sent again", async () => {
		const { file, link } = await bench.register();
		const folder = join(bench.test.app.config.dataDir, "files", ".arriving");
		rmSync(folder, { recursive: true, force: true });
		// A file where the folder should be has the same effect as a disk that cannot be written to.
		writeFileSync(folder, "");
		expect((await bench.put(link, sample("inrichtingsplan.pdf"))).status).toBe(503);
		expect((await get(file.uuid)).body.data).toMatchObject({ uploaded: false });
		rmSync(folder);
		expect((await bench.put(link, sample("inrichtingsplan.pdf"))).status).toBe(200);
	});

	it("leave nothing behind when they are refused", async () => {
		const before = stored().length;
		const { link } = await bench.register();
		expect((await bench.put(link, sample("notitie.txt"))).status).toBe(400);
		expect(stored()).toHaveLength(before);
	});
});
