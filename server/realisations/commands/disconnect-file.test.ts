import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "@jest/globals";
import type { FileRecord, RealisationRecord } from "../../../engine/index.ts";
import { FilesBench } from "../../files/test-support/files-bench.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { png } from "../../test-support/made-files.ts";
import { sample, upload } from "../../test-support/test-file.ts";
import type { Body, TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../test-support/test-process.ts";

describeOnEveryDatabase("files in the values of a realisation", (make) => {
	const bench = new FilesBench(make, { processEach: true });
	beforeAll(() => learnSteps(bench.cpo));

	const path = () => `processes/realisation/${bench.record.uuid}`;
	const now = async (): Promise<Body["data"]> => (await bench.cpo.get(path())).body.data;
	const add = (filename: string, category = "Underground") => bench.upload({ filename, category });
	const withDocs = (Docs: object) => stepSave(bench.record, "1", { ...stepOne(bench.record), Docs });
	const disconnect = (file: string, body: object, person = bench.cpo) => person.post(`${path()}/files/${file}`, body);
	const connected = ({ files }: Pick<RealisationRecord, "files">) =>
		files
			.filter(({ deleted }) => !deleted)
			.map(({ filename }) => filename)
			.toSorted();
	const command = (synced: number) => ({ synchronisation: { synced }, data: { action: "disconnect" } });

	it("REA-424 disconnecting a file takes it out of the values, and answers the record", async () => {
		const [one, other] = [await add("kabels"), await add("wortels")];
		const category = { filename: "boven", extension: "png", category: "TopView" };
		const top = await bench.upload(category, png());
		const [first, second] = [one.uuid, other.uuid];
		bench.record = await saved(
			bench.cpo,
			bench.record,
			withDocs({ Underground: [first, second], TopView: [{ id: top.uuid, ext: "png" }] }),
		);
		const before = await now();
		expect(before.values.Docs).toEqual({ Underground: [first, second], TopView: [{ id: top.uuid, ext: "png" }] });

		bench.test.clock.now += 60_000;
		expect((await disconnect(first, command(before.synced - 1))).status).toBe(409);
		expect((await disconnect(first, { data: { action: "disconnect" } })).status).toBe(400);
		expect(await now()).toEqual(before);
		const reply = await disconnect(first, command(bench.record.synced));
		expect(reply.status).toBe(200);
		const after = reply.body.data;
		expect(after).toMatchObject({ uuid: bench.record.uuid, ref: bench.record.ref, values: { Docs: { Underground: [second] } } });
		expect(after.Docs).toEqual({ Underground: [second], TopView: [{ id: top.uuid, ext: "png" }] });
		// The former values are in the events and stay there.
		expect(connected(after)).toEqual(["boven", "kabels", "wortels"]);
		expect(after.synced).toBeGreaterThan(before.synced);
		expect(after.Events.at(-1)).toMatchObject({ type: "file-disconnect", meta: { uuid: first } });
		expect(await now()).toEqual(after);
		// The others stay as they were, and nothing else in the record changes.
		expect({ ...after.values, Docs: null }).toEqual({ ...before.values, Docs: null });

		const view = await disconnect(top.uuid, command(after.synced));
		expect(view.body.data.values.Docs).toEqual({ Underground: [second] });
		const last = await disconnect(second, command(view.body.data.synced));
		expect([last.status, JSON.stringify(last.body.data.values).includes(second)]).toEqual([200, false]);
		for (const uuid of [first, second, top.uuid]) {
			const again = await disconnect(uuid, command(last.body.data.synced));
			expect([again.status, again.body.code]).toEqual([400, "file-kept"]);
			expect((await bench.cpo.get(`files/${uuid}/download-link`)).status).toBe(200);
		}
	});

	it("a file that was never saved goes for good", async () => {
		const file = await add("kabels");
		const reply = await disconnect(file.uuid, command(bench.record.synced));
		expect([reply.status, connected(reply.body.data)]).toEqual([200, []]);
		expect(reply.body.data.files).toMatchObject([{ filename: "kabels", deleted: true }]);
		expect((await disconnect(file.uuid, command(reply.body.data.synced))).status).toBe(404);
	});

	it("the documents of an earlier round are nobody's to take off, and can still be had", async () => {
		const [one, other] = [await add("kabels"), await add("plan", "ParkingSpots")];
		const docs = { Underground: [one.uuid], ParkingSpots: [other.uuid] };
		const next = (by: TestPerson, step: string, values: object, target: string) =>
			saved(by, bench.record, stepSave(bench.record, step, { ...values }, { complete: true, target }));
		bench.record = await next(bench.cpo, "1", { ...stepOne(bench.record), Docs: docs }, "2");
		bench.record = await next(
			bench.municipality,
			"2",
			{ Advice: { Advice: "alternative-without", Comments: "Te weinig parkeerruimte in deze straat." } },
			"3",
		);
		bench.record = await next(bench.cpo, "3", { Advice: { Decision: "accept-own-location" } }, "1");
		expect(JSON.stringify(bench.record.values)).not.toContain(one.uuid);
		expect(JSON.stringify(bench.record.history)).toContain(one.uuid);

		const before = await now();
		for (const { uuid } of [one, other]) {
			const foreign = await disconnect(uuid, command(before.synced), bench.municipality);
			expect([foreign.status, foreign.body.code]).toEqual([403, "forbidden"]);
			const own = await disconnect(uuid, command(before.synced));
			expect([own.status, own.body.message]).toEqual([400, "Dit bestand hoort bij wat eerder is opgeslagen en blijft daarom bewaard."]);
		}
		expect(await now()).toEqual(before);
		await bench.test.app.files.settled();
		for (const { uuid } of [one, other]) {
			const { body } = await bench.municipality.get(`files/${uuid}/download-link`);
			expect((await bench.follow(String((body.data as unknown as { link: string }).link))).statusCode).toBe(200);
		}
	});

	it("what an earlier round had too leaves the present, and keeps its bytes", async () => {
		const file = await add("kabels");
		const step = { ...stepOne(bench.record), Docs: { Underground: [file.uuid] } };
		bench.record = await saved(bench.cpo, bench.record, stepSave(bench.record, "1", step, { complete: true, target: "2" }));
		// A change of the completed step keeps its files.
		bench.record = await saved(bench.cpo, bench.record, stepSave(bench.record, "1", step));
		expect(bench.record.values.Docs).toEqual({ Underground: [file.uuid] });
		expect((await disconnect(file.uuid, command(bench.record.synced), bench.municipality)).status).toBe(403);
		const reply = await disconnect(file.uuid, command(bench.record.synced));
		expect([reply.status, reply.body.data.values.Docs]).toEqual([200, undefined]);
		await bench.test.app.files.settled();
		const { body } = await bench.cpo.get(`files/${file.uuid}/download-link`);
		expect((await bench.follow(String((body.data as unknown as { link: string }).link))).statusCode).toBe(200);
	});

	it("disconnecting by an old synced, without one, or with anything else changes nothing", async () => {
		const file = await add("kabels");
		const stale = bench.record.synced;
		bench.record = await saved(bench.cpo, bench.record, withDocs({ Underground: [file.uuid] }));
		const before = await now();
		const conflict = await disconnect(file.uuid, command(stale));
		expect([conflict.status, conflict.body.code, conflict.body.current.synced]).toEqual([409, "stale", before.synced]);
		expect(conflict.body.current.values.Docs).toEqual({ Underground: [file.uuid] });
		for (const body of [
			{ data: { action: "disconnect" } },
			{ synchronisation: {}, data: { action: "disconnect" } },
			{ synchronisation: { synced: "now" }, data: { action: "disconnect" } },
			{ synchronisation: { synced: bench.record.synced } },
			{ synchronisation: { synced: bench.record.synced }, data: {} },
			{ synchronisation: { synced: bench.record.synced }, data: { action: "connect" } },
		])
			expect([body, (await disconnect(file.uuid, body)).status]).toEqual([body, 400]);
		const elsewhere = await upload(bench.test.app, bench.cpo, (await startProcess(bench.test, bench.cpo)).uuid);
		for (const uuid of [randomUUID(), elsewhere.uuid]) expect((await disconnect(uuid, command(bench.record.synced))).status).toBe(404);
		expect((await disconnect(file.uuid, command(bench.record.synced), bench.municipality)).status).toBe(403);
		expect(await now()).toEqual(before);
	});

	it("REA-374 a save keeps only what has wholly come in", async () => {
		const whole = await add("kabels");
		const { file, link } = await bench.register({ filename: "half", category: "Underground" });
		const refused = async (ids: readonly string[]) => {
			const reply = await bench.cpo.post(path(), withDocs({ Underground: ids }));
			return [reply.status, reply.body.errors];
		};
		const message = "Een van de bestanden hoort hier niet bij, of is nog niet volledig geüpload.";
		const notWhole = [400, [{ path: "Docs.Underground", message }]];
		expect(await refused([whole.uuid, file.uuid])).toEqual(notWhole);
		// Refused bytes do not count as an upload either.
		expect((await bench.put(link, sample("notitie.txt"))).status).toBe(400);
		expect(await refused([whole.uuid, file.uuid])).toEqual(notWhole);
		expect((await now()).values.Docs).toBeUndefined();
		expect((await now()).files.filter(({ uploaded }) => uploaded).map(({ uuid }) => uuid)).toEqual([whole.uuid]);

		const again = await bench.register({ filename: "heel", category: "Underground" });
		expect(await refused([again.file.uuid])).toEqual(notWhole);
		expect((await bench.put(again.link, sample("inrichtingsplan.pdf"))).status).toBe(200);
		bench.record = await saved(bench.cpo, bench.record, withDocs({ Underground: [whole.uuid, again.file.uuid] }));
		expect((await now()).values.Docs).toEqual({ Underground: [whole.uuid, again.file.uuid] });
		const uploaded = (files: readonly FileRecord[]) => files.filter((one) => one.uploaded).map((one) => one.filename);
		expect(uploaded(bench.record.files).toSorted()).toEqual(["heel", "kabels"]);
	});
});
