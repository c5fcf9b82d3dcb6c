import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { RequestRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { downloadLink, linkPath, sample } from "../test-support/test-file.ts";
import { addRequest } from "../test-support/test-request.ts";
import { hashOf } from "./check-waiting.ts";
import { changeFile } from "./file-store.ts";

describeOnEveryDatabase("papers of a request", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make());
	});
	afterAll(() => test.close());

	/** A request in a municipality, with a paper whose bytes are stored. */
	async function withPaper(geographyCode: string, tenant = test.tenant) {
		const paper = randomUUID();
		const request = await addRequest(test, { geographyCode, docs: { vehicle: [paper], parkingspot: [] } }, { tenant });
		const bytes = sample("pixel_1x1.png");
		await test.app.files.storage.put({ tenant, uuid: paper }, bytes);
		const change = { missing: 0, stored: 1, size: bytes.length, sha256: await hashOf(bytes) };
		await test.app.data.write(tenant, ({ db }) => changeFile(db, tenant, paper, change));
		return { ...request, paper };
	}

	it("are for a CPO and an administrator who see the request, and for nobody else known to exist", async () => {
		const { uuid, paper, ref } = await withPaper("0202");
		const foreign = await withPaper("0202", test.otherTenant);
		const seen = [test.person({ cpo: ["0202"] }), test.person({ cpo: ["*"] }), test.person({ admin: ["*"], cpo: ["0202"] })];
		for (const person of seen) {
			expect((await person.get(`files/${paper}`)).body.data).toMatchObject({
				uuid: paper,
				category: "vehicle",
				uploaded: true,
				checked: true,
			});
			const answer = await test.app.inject(linkPath(await downloadLink(person, paper)));
			expect(answer.rawPayload.equals(sample("pixel_1x1.png"))).toBe(true);
			expect(answer.headers["content-disposition"]).toContain(`filename="${ref}-vehicle.pdf"`);
			expect(((await person.get(`charging-point-requests/${uuid}`)).body.data as unknown as RequestRecord).docs.vehicle).toEqual([paper]);
		}
		const others = [
			test.person({ municipality: ["*"] }),
			test.person({ cpo: ["0200"] }),
			// Sees the request as a municipality, and is a CPO elsewhere.
			test.person({ municipality: ["0202"], cpo: ["0200"] }),
		];
		for (const person of others) {
			for (const call of ["", "/download-link"]) {
				const unknown = await person.get(`files/${randomUUID()}${call}`);
				expect(unknown.status).toBe(404);
				for (const file of [paper, foreign.paper]) {
					const answer = await person.get(`files/${file}${call}`);
					expect([answer.status, answer.text]).toEqual([404, unknown.text]);
				}
			}
		}
		expect((await test.person({ guest: ["*"] }).get(`files/${paper}`)).status).toBe(403);
	});

	it("that an import names and does not bring are known, and missing", async () => {
		const paper = randomUUID();
		await addRequest(test, { docs: { vehicle: [], parkingspot: [paper] } });
		const cpo = test.person({ cpo: ["*"] });
		expect((await cpo.get(`files/${paper}`)).body.data).toMatchObject({
			uuid: paper,
			category: "parkingspot",
			missing: true,
			uploaded: true,
		});
		expect((await cpo.get(`files/${paper}/download-link`)).body.code).toBe("file-unavailable");
		// A paper that a second request names, too, still belongs to the first.
		await addRequest(test, { docs: { vehicle: [paper], parkingspot: [] } });
		expect((await cpo.get(`files/${paper}`)).body.data).toMatchObject({ category: "parkingspot" });
	});

	it("are read by nobody without a line that tells it", async () => {
		const { paper } = await withPaper("0202");
		const cpo = test.person({ cpo: ["*"] });
		const lines = async () => {
			const rows = await test.app.data.db.selectFrom("audit_entry").selectAll().where("target", "=", paper).orderBy("uuid").execute();
			return rows.map(({ operation, user_id, outcome }) => [operation, user_id, outcome]);
		};
		await cpo.get(`files/${paper}`);
		test.clock.now += 1;
		await downloadLink(cpo, paper);
		expect(await lines()).toEqual([
			["getFile", cpo.userId, "done"],
			["getDownloadLink", cpo.userId, "done"],
		]);
	});

	it("take no uploads: a request is judged by what it brought", async () => {
		const { uuid } = await withPaper("0202");
		const body = { filename: "plan", extension: "pdf", category: "vehicle" };
		expect((await test.person({ cpo: ["*"] }).post(`processes/realisation/${uuid}/files/upload-link`, body)).status).toBe(404);
	});
});
