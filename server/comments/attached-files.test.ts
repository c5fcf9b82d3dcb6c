import { randomUUID } from "node:crypto";
import { expect, it } from "@jest/globals";
import { sql } from "kysely";
import { FilesBench } from "../files/test-support/files-bench.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../test-support/test-process.ts";
import { addRequest } from "../test-support/test-request.ts";

interface List {
	readonly comments: readonly { readonly message: string; readonly files?: readonly string[] }[];
	readonly synced: number;
}

describeOnEveryDatabase("files that a comment points at", (make) => {
	const bench = new FilesBench(make);
	const path = () => `processes/realisation/${bench.record.uuid}/comments`;
	const say = (files: readonly string[], who: TestPerson = bench.cpo) =>
		who.post(path(), { data: { action: "create", message: `Zie ${files.length}`, files } });
	const seen = async (who: TestPerson) => ((await who.get(path())).body.data as unknown as List).comments[0]?.files;
	/** Gives the file a category that no step shows to anybody here. */
	const hide = (uuid: string) => sql`update file set category = 'Broker' where uuid = ${uuid}`.execute(bench.test.app.data.db);

	it("are files of its process that the writer may see, and shown to who may see them", async () => {
		const [one, other] = [await bench.upload(), await bench.upload()];
		const placed = await say([one.uuid, other.uuid, one.uuid]);
		expect([placed.status, (placed.body.data as unknown as List).comments[0]?.files]).toEqual([200, [one.uuid, other.uuid]]);
		expect(await seen(bench.municipality)).toEqual([one.uuid, other.uuid]);
		await hide(other.uuid);
		expect(await seen(bench.municipality)).toEqual([one.uuid]);
		expect((await bench.municipality.get(path())).text).not.toContain(other.uuid);
		// Not removed after a day, as an unsaved upload is.
		expect(await bench.test.app.data.db.selectFrom("file").select("used").where("uuid", "=", one.uuid).executeTakeFirst()).toEqual({
			used: 1,
		});
		// The answer to somebody with an outdated list contains no more files than they may see.
		const stale = await bench.test
			.person({ cpo: ["*"], admin: ["*"] })
			.post(path(), { synchronisation: { synced: 1 }, data: { action: "edit", number: 1, message: "x" } });
		expect([stale.status, stale.text.includes(one.uuid), stale.text.includes(other.uuid)]).toEqual([409, true, false]);
		await bench.test.app.data.db.updateTable("file").set({ deleted: 1 }).where("uuid", "=", one.uuid).execute();
		expect(await seen(bench.municipality)).toBeUndefined();
	});

	it("go with the file, also where former values keep its bytes, and cannot be pointed at again", async () => {
		await learnSteps(bench.cpo);
		bench.record = await startProcess(bench.test, bench.cpo);
		const [one, other] = [await bench.upload({ category: "Underground" }), await bench.upload({ category: "Underground" })];
		const Docs = { Underground: [one.uuid, other.uuid] };
		bench.record = await saved(bench.cpo, bench.record, stepSave(bench.record, "1", { ...stepOne(bench.record), Docs }));
		expect((await say([one.uuid, other.uuid])).status).toBe(200);
		const removed = await bench.cpo.post(`processes/realisation/${bench.record.uuid}/files/${one.uuid}`, {
			synchronisation: { synced: bench.record.synced },
			data: { action: "disconnect" },
		});
		expect(removed.status).toBe(200);
		for (const who of [bench.cpo, bench.municipality]) expect(await seen(who)).toEqual([other.uuid]);
		expect((await say([one.uuid])).status).toBe(400);
	});

	it("are refused when they are of another process, unknown, hidden from the writer or too many, and nothing is placed", async () => {
		const mine = await bench.upload();
		const elsewhere = bench.record;
		bench.record = await startProcess(bench.test, bench.cpo);
		const hidden = await bench.upload();
		await hide(hidden.uuid);
		expect(elsewhere.uuid).not.toBe(bench.record.uuid);
		for (const files of [[mine.uuid], [randomUUID()], [hidden.uuid]])
			expect(await say(files)).toMatchObject({ status: 400, body: { errors: [{ path: "data.files" }] } });
		expect((await say(["geen uuid"])).status).toBe(400);
		expect((await say(Array.from({ length: 11 }, () => mine.uuid))).status).toBe(400);
		expect(await bench.cpo.get(path())).toMatchObject({ body: { data: { comments: [] } } });
		const request = await addRequest(bench.test);
		const onRequest = await bench.cpo.post(`charging-point-requests/${request.uuid}/comments`, {
			data: { action: "create", message: "Zie", files: [mine.uuid] },
		});
		expect(onRequest.status).toBe(400);
	});
});
