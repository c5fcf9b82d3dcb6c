import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { Clamd } from "../../server/files/scanner/clamd.ts";
import { jpeg, jpegSegment, pdf, testVirus } from "../../server/test-support/made-files.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { downloadLink, linkPath, putBytes, register, sample, upload } from "../../server/test-support/test-file.ts";
import type { TestPerson } from "../../server/test-support/test-person.ts";
import { startProcess } from "../../server/test-support/test-process.ts";
import { findClamd } from "./find-clamd.ts";
import { OwnClamd } from "./own-clamd.ts";

const program = findClamd();
const whenThere = program === undefined ? describe.skip : describe;

whenThere("files that clamd looks at", () => {
	let clamd: OwnClamd;
	let test: TestApp;
	let cpo: TestPerson;
	let record: RealisationRecord;
	/** Not in any metadata, which would be removed, but in the text of a page. */
	const infected = pdf({ objects: [`4 0 obj\n(${testVirus.toString("latin1")})\nendobj\n`] });

	beforeAll(async () => {
		clamd = await OwnClamd.prepare(program ?? "", testVirus);
		await clamd.start();
		const place = { place: { url: null, folder: ":memory:" }, remove: async () => undefined };
		test = await testApp(place, { CLAMD_HOST: "127.0.0.1", CLAMD_PORT: String(clamd.port) });
		cpo = test.person({ cpo: ["*"] });
		record = await startProcess(test, cpo);
	});
	afterAll(async () => {
		await test.close();
		await clamd.remove();
	});

	const told = async (uuid: string) => (await cpo.get(`files/${uuid}`)).body.data as unknown as Record<string, unknown>;

	it("over its socket and over the network find what they know and nothing else", async () => {
		for (const scanner of [new Clamd({ path: clamd.socket }), new Clamd({ host: "127.0.0.1", port: clamd.port })]) {
			expect(await scanner.scan(sample("inrichtingsplan.pdf"))).toBe("clean");
			expect(await scanner.scan(infected)).toBe("infected");
			expect(await scanner.scan(Buffer.alloc(20_000_000, 1))).toBe("clean");
			await expect(scanner.scan(Buffer.alloc(32_000_000, 1))).rejects.toThrow(/size limit|EPIPE|ECONNRESET|middle/);
		}
	});

	it("are available once it cleared them", async () => {
		const file = await upload(test.app, cpo, record.uuid);
		expect(file).toMatchObject({ uploaded: true, checked: false });
		await test.app.files.settled();
		expect(await told(file.uuid)).toMatchObject({ uploaded: true, checked: true, suspect: false });
		expect((await test.app.inject(linkPath(await downloadLink(cpo, file.uuid)))).rawPayload.equals(sample("inrichtingsplan.pdf"))).toBe(
			true,
		);
	});

	it("are suspect when it found something, and their bytes are gone", async () => {
		const file = await upload(test.app, cpo, record.uuid, {}, infected);
		await test.app.files.settled();
		expect(await told(file.uuid)).toMatchObject({ uploaded: true, checked: true, suspect: true });
		expect((await cpo.get(`files/${file.uuid}/download-link`)).status).toBe(404);
		expect(await test.app.files.storage.get({ tenant: test.tenant, uuid: file.uuid })).toBeUndefined();
	});

	it("T24 stay unchecked while it is gone, and are looked at when it is back", async () => {
		await clamd.kill();
		const { file, link } = await register(cpo, record.uuid);
		expect((await putBytes(test.app, link, sample("verkeersbesluit.pdf"))).status).toBe(200);
		const bad = await upload(test.app, cpo, record.uuid, {}, infected);
		await test.app.files.settled();
		for (const { uuid } of [file, bad]) {
			expect(await told(uuid)).toMatchObject({ uploaded: true, checked: false });
			expect((await cpo.get(`files/${uuid}/download-link`)).body.code).toBe("file-unavailable");
		}
		await clamd.start();
		test.app.files.check(test.tenant);
		await test.app.files.settled();
		expect(await told(file.uuid)).toMatchObject({ checked: true, suspect: false });
		expect(await told(bad.uuid)).toMatchObject({ checked: true, suspect: true });
	});

	it("are not even suspect when the cleaning of a picture took it out", async () => {
		const picture = jpeg({ more: [jpegSegment(0xfe, testVirus)] });
		const file = await upload(test.app, cpo, record.uuid, { extension: "jpg" }, picture);
		await test.app.files.settled();
		expect(await told(file.uuid)).toMatchObject({ checked: true, suspect: false });
	});
});
