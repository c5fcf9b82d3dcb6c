import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FileRecord, FlowDefinition, RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import { sample, upload } from "../../server/test-support/test-file.ts";
import type { TestPerson } from "../../server/test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../server/test-support/test-process.ts";
import { type OpenApi, operationsOf } from "./harness/contract.ts";

/** The delivered flow, with pictures of the location restricted to the CPO: both parties see the steps that ask for them. */
const forCpo = (flow: FlowDefinition): FlowDefinition => ({
	...flow,
	steps: flow.steps.map((step) => ({
		...step,
		sections: step.sections.map((section) =>
			"block" in section && section.block === "location-views" ? { ...section, roles: ["cpo"] } : section,
		),
	})),
});

describeOnEveryDatabase("files of a category that a role does not see, in a step that it does see", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let reader: TestPerson;
	let record: RealisationRecord;
	let file: FileRecord;
	/** A name that occurs nowhere else. */
	const filename = "geheim-aanzicht";
	const tells = (text: string) => [file.uuid, filename].filter((canary) => text.includes(canary));
	beforeAll(async () => {
		test = await testApp(await make(), {}, { alterFlow: forCpo });
		cpo = test.person({ cpo: ["*"] });
		reader = test.person({ municipality: ["*"], admin: ["*"] }, test.tenant, { name: "Guus Meent", email: "guus@organisation.example" });
		await learnSteps(cpo);
		await reader.get("inbox/count");
		const started = await startProcess(test, cpo);
		file = await upload(test.app, cpo, started.uuid, { category: "SideView", filename, extension: "png" }, sample("pixel_1x1.png"));
		const values = { ...stepOne(started), Docs: { SideView: [{ id: file.uuid, ext: "png" }] } };
		test.clock.now += 60_000;
		record = await saved(cpo, started, stepSave(started, "1", values));
		const said = await cpo.post(`processes/realisation/${record.uuid}/comments`, {
			data: {
				action: "create",
				message: "Kijk eens, @Guus Meent",
				mentions: [{ kind: "person", id: reader.userId }],
				files: [file.uuid],
			},
		});
		expect([said.status, tells(said.text)]).toEqual([200, [file.uuid]]);
	});
	afterAll(() => test.close());

	it("is named in no answer to any question, and is in those to who sees it", async () => {
		const places: Readonly<Record<string, string>> = {
			tenant: test.tenant,
			uuid: record.uuid,
			fileUuid: file.uuid,
			step: "1",
			view: "sideview",
			list: "realisations",
			group: "answer",
			part: "comment",
			number: "1",
			version: record.flow.version,
		};
		const told = { cpo: [] as string[], reader: [] as string[] };
		let asked = 0;
		for (const { method, path, operationId } of operationsOf((await test.app.inject("/api/openapi.json")).json<OpenApi>())) {
			if (method !== "GET") continue;
			const ofFile = path.includes("/files/{uuid}");
			const url = path.replace(/\{(\w+)\}/g, (_, name: string) => (ofFile && name === "uuid" ? file.uuid : (places[name] ?? record.uuid)));
			for (const [who, person] of [
				["cpo", cpo],
				["reader", reader],
			] as const) {
				const { status, text } = await person.call("GET", url, undefined, { "x-tenant": test.tenant });
				expect([operationId, status < 500]).toEqual([operationId, true]);
				if (who === "reader" && status === 200) asked += 1;
				// A response about something that does not exist may repeat the requested address.
				if (status === 200 && tells(text).length > 0) told[who].push(operationId);
			}
		}
		expect(asked).toBeGreaterThan(20);
		expect(told.reader).toEqual([]);
		expect(told.cpo).toEqual(expect.arrayContaining(["getFile", "getRealisation", "listRealisations"]));
		expect([(await reader.get(`files/${file.uuid}`)).status, (await reader.get(`files/${file.uuid}/download-link`)).status]).toEqual([
			404, 404,
		]);
	});

	it("is not named to who adds one, is mentioned, writes, comes too late, or takes the last act back", async () => {
		const refused = await reader.post(`processes/realisation/${record.uuid}/files/upload-link`, {
			filename: "plan",
			extension: "png",
			category: "SideView",
		});
		expect(refused.status).toBeGreaterThanOrEqual(400);
		const answers = [refused];
		const about = `processes/realisation/${record.uuid}`;
		const comments = await reader.get(`${about}/comments`);
		const { synced } = comments.body.data;
		answers.push(comments);
		answers.push(
			await reader.post(`${about}/comments`, { synchronisation: { synced }, data: { action: "reply", number: 1, message: "Ja" } }),
		);
		const pointed = await reader.post(`${about}/comments`, { data: { action: "create", message: "Deze", files: [file.uuid] } });
		expect(pointed.status).toBe(400);
		answers.push(
			await reader.post(`${about}/comments`, { synchronisation: { synced: 1 }, data: { action: "status", number: 1, status: "done" } }),
		);
		const stale = await reader.post(`${about}/tags`, { synchronisation: { synced: 1 }, data: { tags: test.tags } });
		expect(stale.status).toBe(409);
		test.clock.now += 60_000;
		const tagged = await reader.post(`${about}/tags`, { synchronisation: { synced: record.synced }, data: { tags: test.tags } });
		expect(tagged.status).toBe(200);
		test.clock.now += 60_000;
		const undone = await reader.post(`${about}/undo`, { synchronisation: { synced: tagged.body.data.synced } });
		expect(undone.status).toBe(200);
		expect([...answers, stale, tagged, undone].flatMap(({ text }) => tells(text))).toEqual([]);
		expect(pointed.text).not.toContain(filename);
	});
});
