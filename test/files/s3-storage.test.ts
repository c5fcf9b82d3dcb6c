import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { S3Storage } from "../../server/files/storage/s3-storage.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { downloadLink, linkPath, putBytes, register, sample, upload } from "../../server/test-support/test-file.ts";
import type { TestPerson } from "../../server/test-support/test-person.ts";
import { startProcess } from "../../server/test-support/test-process.ts";
import { S3Service } from "./s3-service.ts";

const keys = { id: "laadstroom", secret: "a secret key of the test" };

describe("files in S3-compatible storage", () => {
	let service: S3Service;
	let test: TestApp;
	let cpo: TestPerson;
	let record: RealisationRecord;
	beforeAll(async () => {
		service = await S3Service.start(keys);
		const settings = { S3_BUCKET: "documents", S3_ENDPOINT: service.address, S3_ACCESS_KEY_ID: keys.id, S3_SECRET_ACCESS_KEY: keys.secret };
		test = await testApp({ place: { url: null, folder: ":memory:" }, remove: async () => undefined }, settings);
		cpo = test.person({ cpo: ["*"] });
		record = await startProcess(test, cpo);
	});
	afterAll(async () => {
		await test.close();
		await service.stop();
	});

	const place = (uuid: string) => `/documents/files/${test.tenant}/${uuid.slice(0, 2)}/${uuid}`;

	it("are kept there under tenant and uuid, come back as they were, and leave nothing on disk", async () => {
		const file = await upload(test.app, cpo, record.uuid);
		expect([...service.objects.keys()]).toEqual([place(file.uuid)]);
		const answer = await test.app.inject(linkPath(await downloadLink(cpo, file.uuid)));
		expect(answer.rawPayload.equals(sample("inrichtingsplan.pdf"))).toBe(true);
		expect(existsSync(join(test.app.config.dataDir, "files", test.tenant))).toBe(false);
	});

	it("are missing when they are not there any more, or not what they were", async () => {
		for (const spoil of [(name: string) => service.objects.delete(name), (name: string) => service.objects.set(name, Buffer.from("x"))]) {
			const file = await upload(test.app, cpo, record.uuid);
			const link = await downloadLink(cpo, file.uuid);
			spoil(place(file.uuid));
			expect((await test.app.inject(linkPath(link))).statusCode).toBe(404);
			expect((await cpo.get(`files/${file.uuid}`)).body.data).toMatchObject({ missing: true });
		}
	});

	it("are refused for now while the service fails, and nothing says that they were uploaded", async () => {
		const kept = await upload(test.app, cpo, record.uuid);
		const link = await downloadLink(cpo, kept.uuid);
		const { file, link: target } = await register(cpo, record.uuid);
		service.failing = 500;
		expect((await putBytes(test.app, target, sample("inrichtingsplan.pdf"))).status).toBe(503);
		expect((await test.app.inject(linkPath(link))).statusCode).toBe(503);
		service.failing = null;
		expect((await cpo.get(`files/${file.uuid}`)).body.data).toMatchObject({ uploaded: false, missing: false });
		expect((await putBytes(test.app, target, sample("inrichtingsplan.pdf"))).status).toBe(200);
		expect((await cpo.get(`files/${kept.uuid}`)).body.data).toMatchObject({ uploaded: true, missing: false });
	});

	it("are taken from nobody with other keys", async () => {
		const settings = { bucket: "documents", endpoint: service.address, region: "us-east-1", accessKeyId: keys.id };
		const key = { tenant: test.tenant, uuid: "11111111-1111-4111-8111-111111111111" };
		const before = service.objects.size;
		await expect(new S3Storage({ ...settings, secretAccessKey: "another" }).put(key, Buffer.from("x"))).rejects.toThrow(
			"SignatureDoesNotMatch",
		);
		expect([service.objects.size, service.refused]).toEqual([before, ["SignatureDoesNotMatch"]]);
		const own = new S3Storage({ ...settings, secretAccessKey: keys.secret });
		await own.put(key, Buffer.from("y"));
		expect((await own.get(key))?.toString()).toBe("y");
		await own.remove(key);
		await own.remove(key);
		expect(await own.get(key)).toBeUndefined();
	});
});
