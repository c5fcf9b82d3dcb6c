import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { jpeg, png } from "../test-support/made-files.ts";
import { register, sample, upload } from "../test-support/test-file.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { reach, startProcess } from "../test-support/test-process.ts";
import { FilesBench } from "./test-support/files-bench.ts";

describeOnEveryDatabase("who adds and sees which files", (make) => {
	const bench = new FilesBench(make);
	beforeAll(() => reach(bench.test, bench.record.uuid, ["2", "3", "4", "5", "6", "7", "8"]));

	const status = async (person: TestPerson, category: string, extension = "jpg") =>
		(await register(person, bench.record.uuid, { category, extension })).reply.status;

	it("those who edit a step that asks for the category add, those who see it see", async () => {
		for (const [category, by] of [
			["TopView", bench.cpo],
			["TrafficDecision", bench.municipality],
			["topview-alt", bench.municipality],
			["DeliveryDocumentation", bench.cpo],
			// Belong to the proposal; the municipality adds its own to the alternative.
			["Underground", bench.cpo],
			["ParkingSpots", bench.cpo],
		] as const) {
			const other = by === bench.cpo ? bench.municipality : bench.cpo;
			const both = ["Underground", "ParkingSpots"].includes(category);
			expect([category, await status(by, category), await status(other, category)]).toEqual([category, 200, both ? 200 : 403]);
			const file = await upload(bench.test.app, by, bench.record.uuid, { category, extension: "jpg" }, jpeg());
			for (const person of [bench.cpo, bench.municipality, bench.test.person({ cpo: ["0202"], admin: ["*"] })])
				expect([category, (await person.get(`files/${file.uuid}`)).status]).toEqual([category, 200]);
		}
		// No step of this flow uses it.
		expect(await status(bench.cpo, "Broker")).toBe(403);
		expect((await register(bench.test.person({ cpo: ["0200"] }), bench.record.uuid)).reply.status).toBe(404);
		expect((await register(bench.cpo, randomUUID())).reply.status).toBe(404);
	});

	it("nobody adds documents of a step that the process has not come to; views neither", async () => {
		const fresh = await startProcess(bench.test, bench.cpo);
		const statusAt = async (person: TestPerson, category: string) =>
			(await register(person, fresh.uuid, { category, extension: "jpg" })).reply.status;
		const categories = ["Underground", "ParkingSpots", "topview-alt", "TrafficDecision", "DeliveryDocumentation", "TopView"];
		const answers = async (person: TestPerson) => Promise.all(categories.map((category) => statusAt(person, category)));
		expect(await answers(bench.cpo)).toEqual([200, 200, 403, 403, 403, 200]);
		expect(await answers(bench.municipality)).toEqual([403, 403, 403, 403, 403, 403]);
		await reach(bench.test, fresh.uuid, ["2"]);
		expect(await answers(bench.municipality)).toEqual([200, 200, 200, 403, 403, 403]);
	});

	it("generated views are taken as topview or sideview with the extension jpeg", async () => {
		for (const category of ["topview", "sideview"]) {
			const { reply, file, link } = await bench.register({ filename: "aanzicht", extension: "jpeg", category });
			expect([reply.status, file.category]).toEqual([200, category]);
			expect((await bench.put(link, sample("zijaanzicht_exif_gedraaid.jpeg"), { "content-type": "image/jpeg" })).status).toBe(200);
		}
	});

	it("REA-375 a name has 3 to 128 characters: 2 and 129 are refused", async () => {
		const named = async (filename: string, extension = "pdf") => (await bench.register({ filename, extension })).reply;
		for (const name of ["a".repeat(125), "é".repeat(125), ""]) {
			const reply = await named(name);
			expect([reply.status, reply.body.errors]).toEqual([
				400,
				[{ path: "filename", message: "De bestandsnaam moet 3 tot en met 128 karakters lang zijn." }],
			]);
		}
		expect((await named("a".repeat(124))).status).toBe(200);
		expect((await named("a")).status).toBe(200);
		// Two characters including the dot: no accepted type is that short.
		expect((await named("", "b")).status).toBe(400);
		expect((await named("a", "")).status).toBe(400);
	});

	it("REA-376 views take jpg, jpeg and png only", async () => {
		for (const [category, by] of [
			["TopView", bench.cpo],
			["SideView", bench.cpo],
			["topview-alt", bench.municipality],
			["sideview-alt", bench.municipality],
		] as const) {
			for (const extension of ["jpg", "jpeg", "png", "PNG"])
				expect([category, extension, await status(by, category, extension)]).toEqual([category, extension, 200]);
			for (const extension of ["pdf", "gif", "svg", "webp", "docx", "exe", ""]) {
				const { reply } = await register(by, bench.record.uuid, { category, extension });
				expect([category, extension, reply.status, reply.body.message]).toEqual([
					category,
					extension,
					400,
					`Bestand van type "${extension}" is niet toegestaan.`,
				]);
			}
		}
		const { file, link } = await bench.register({ category: "TopView", extension: "png" });
		expect((await bench.put(link, png())).status).toBe(200);
		expect((await bench.cpo.get(`files/${file.uuid}`)).body.data).toMatchObject({ extension: "png", uploaded: true, checked: true });
	});

	it("REA-377 the other categories also take pdf, and nothing else", async () => {
		for (const [category, by] of [
			["ParkingSpots", bench.cpo],
			["Underground", bench.cpo],
			["TrafficDecision", bench.municipality],
			["DeliveryDocumentation", bench.cpo],
		] as const) {
			for (const extension of ["jpg", "jpeg", "png", "pdf"])
				expect([category, extension, await status(by, category, extension)]).toEqual([category, extension, 200]);
			for (const extension of ["docx", "xlsx", "txt", "html", "zip", "pdf.exe"])
				expect([category, extension, await status(by, category, extension)]).toEqual([category, extension, 400]);
		}
	});

	it("T22 a name is only ever a name", async () => {
		const refused = [
			"../../etc/passwd",
			"..\\..\\x",
			"C:\\plan",
			"a\0b",
			"a\r\nSet-Cookie: x=1",
			"plan\u202egpj",
			"plan.",
			"plan ",
			"con",
			"NUL",
			".",
			"..",
			"a/b",
			"plan%00",
		];
		for (const filename of refused) expect([filename, (await bench.register({ filename })).reply.status]).toEqual([filename, 400]);
		for (const filename of ["Plan (2)", "'; drop table file; --", "🔌 één", "__proto__", "=1+1", "<b>"]) {
			const { reply, file, link } = await bench.register({ filename });
			if (filename === "<b>") {
				expect(reply.status).toBe(400);
				continue;
			}
			expect([reply.status, file.filename]).toEqual([200, filename]);
			expect(link.includes(encodeURIComponent(filename))).toBe(false);
			expect((await bench.put(link, sample("inrichtingsplan.pdf"))).status).toBe(200);
			expect(await bench.test.app.files.storage.get({ tenant: bench.test.tenant, uuid: file.uuid })).toBeDefined();
		}
	});

	it("T05 nothing but a name, a type and a category can be said of a new file", async () => {
		const body = { filename: "plan", extension: "pdf", category: "ParkingSpots" };
		for (const more of [{ uuid: randomUUID() }, { checked: true }, { suspect: false }, { uploaded: true }, { ts: 1 }, { owner: "x" }]) {
			const reply = await bench.cpo.post(`processes/realisation/${bench.record.uuid}/files/upload-link`, { ...body, ...more });
			expect([more, reply.status]).toEqual([more, 400]);
		}
	});

	it("nothing is added to a process that is on hold or cancelled", async () => {
		const fresh = await startProcess(bench.test, bench.cpo);
		const { link } = await register(bench.cpo, fresh.uuid);
		const held = await bench.municipality.post(`processes/realisation/${fresh.uuid}/status`, {
			synchronisation: { synced: fresh.synced },
			data: { status: "onhold", action: "enable", reason: "other" },
		});
		const byCpo =
			held.status === 200
				? held
				: await bench.cpo.post(`processes/realisation/${fresh.uuid}/status`, {
						synchronisation: { synced: fresh.synced },
						data: { status: "onhold", action: "enable", reason: "other" },
					});
		expect(byCpo.status).toBe(200);
		expect((await register(bench.cpo, fresh.uuid)).reply.status).toBe(403);
		// An upload that had already begun is still accepted.
		expect((await bench.put(link, sample("inrichtingsplan.pdf"))).status).toBe(200);
	});

	it("a repeated call with the same key gets the same file and link", async () => {
		const body = { filename: "plan", extension: "pdf", category: "ParkingSpots" };
		const key = { "idempotency-key": "one-file" };
		const url = `processes/realisation/${bench.record.uuid}/files/upload-link`;
		const [first, again] = [await bench.cpo.post(url, body, key), await bench.cpo.post(url, body, key)];
		expect([first.status, again.text]).toEqual([200, first.text]);
	});

	it("every call is written down, the refused upload too", async () => {
		const { file, link } = await bench.register();
		await bench.put(link, sample("notitie.txt"));
		const other = await bench.upload();
		const lines = await bench.test.app.data.db
			.selectFrom("audit_entry")
			.selectAll()
			.where("target", "in", [file.uuid, other.uuid])
			.execute();
		const told = (uuid: string) =>
			lines.filter(({ target }) => target === uuid).map(({ operation, outcome, user_id }) => [operation, outcome, user_id]);
		expect(told(file.uuid)).toEqual(
			expect.arrayContaining([
				["createUploadLink", "done", bench.cpo.userId],
				["uploadFile", "file-content", bench.cpo.userId],
			]),
		);
		expect(told(other.uuid)).toEqual(
			expect.arrayContaining([
				["createUploadLink", "done", bench.cpo.userId],
				["uploadFile", "done", bench.cpo.userId],
			]),
		);
	});
});
