import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { sql } from "kysely";
import type { Edit } from "../../../engine/index.ts";
import { mostActivationsTold as mostTold } from "../../tenants/release-standing.ts";
import { insertActivation, insertRelease, lastActivation } from "../../tenants/release-store.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { activationsWithin, mostActivations, mostEdits, mostReleases, releasesWithin } from "./design-limits.ts";

const label = (value: string): Edit => ({ op: "set", file: "flow.json", at: ["label"], value });

describeOnEveryDatabase("what may be kept of designs and releases", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "publish" });
	});
	afterAll(() => test.close());
	const designer = () => test.person({ developer: ["*"] }, test.tenant, { userId: "designer" });
	const begin = async () => (await designer().post("designs", { data: { name: "Grens" } })).body.data as unknown as { uuid: string };
	const edit = (uuid: string, revision: number, ...edits: readonly Edit[]) =>
		designer().post(`designs/${uuid}/edits`, { data: { revision, edits } });

	it("is, of the acts on one design, as many as its history shows: whoever goes on is told how", async () => {
		const { uuid } = await begin();
		const { db } = test.app.data;
		await db
			.updateTable("design")
			.set({ revision: mostEdits - 1 })
			.where("uuid", "=", uuid)
			.execute();
		expect((await edit(uuid, mostEdits - 1, label("De laatste"))).status).toBe(200);
		const more = await edit(uuid, mostEdits, label("Een te veel"));
		expect([more.status, more.body.code, more.body.message]).toEqual([
			400,
			"design-too-many",
			"Dit ontwerp is 5000 keer gewijzigd; meer wordt er niet bewaard. Exporteer het als zip en begin daarmee een nieuw ontwerp.",
		]);
		const undo = await designer().post(`designs/${uuid}/undo`, { data: { number: mostEdits } });
		expect([undo.status, undo.body.code]).toEqual([400, "design-too-many"]);
	});

	it("is, of a page of the manual, what somebody reads", async () => {
		const { uuid } = await begin();
		const page = (length: number): Edit => ({ op: "text", file: "manuals/lang.md", value: "a".repeat(length) });
		expect((await edit(uuid, 0, page(100_000))).status).toBe(200);
		const longer = await edit(uuid, 1, page(100_001));
		expect([longer.status, longer.body.message]).toEqual([
			400,
			"Een pagina van de handleiding is hoogstens 100.000 tekens lang. Verdeel de tekst over meer pagina's.",
		]);
	});

	it("is, of releases, so many in a day", async () => {
		const { uuid } = await begin();
		const { body } = await designer().get(`designs/${uuid}/gate`);
		const { flow } = body.data as unknown as { flow: { version: string } };
		const [major] = flow.version.split(".");
		expect(
			(await edit(uuid, 0, label("Nieuw"), { op: "set", file: "flow.json", at: ["version"], value: `${Number(major) + 1}.0.0` })).status,
		).toBe(200);
		const { db } = test.app.data;
		const release = (at: number) =>
			insertRelease(
				db,
				{
					...{ tenant: test.tenant, hash: "x", base: "x", origin: "design", design_uuid: null, revision: null, flow_uuid: "x" },
					...{ flow_version: "1.0.0", note: "", made_at: at, made_by: "designer", approved_by: null },
				},
				new Map([["flow.json", { form: "text", content: "{}" }]]),
			);
		// Releases of the previous day no longer count.
		await release(test.app.now() - releasesWithin);
		for (let made = 1; made < mostReleases; made++) await release(test.app.now());
		const make = (revision: number) => designer().post(`designs/${uuid}/release`, { data: { revision, note: "Waarom" } });
		expect((await make(1)).status).toBe(201);
		expect(
			(await edit(uuid, 1, label("Nieuwer"), { op: "set", file: "flow.json", at: ["version"], value: `${Number(major) + 2}.0.0` })).status,
		).toBe(200);
		const more = await make(2);
		expect([more.status, more.body.message]).toEqual([
			400,
			"In 24 uur worden hoogstens 200 uitgaven gemaakt, want elke uitgave blijft bewaard. Probeer het later opnieuw.",
		]);
	});

	it("is, of what one person lets run, so often in an hour: somebody else still goes back", async () => {
		const { db } = test.app.data;
		const publisher = (userId: string) => test.person({ admin: ["*"] }, test.tenant, { userId });
		const { uuid } = await begin();
		const renamed: Edit = { op: "set", file: "tenant.json", at: ["name"], value: "Anders genoemd" };
		expect((await edit(uuid, 0, renamed)).status).toBe(200);
		const note = { revision: 1, note: "Waarom" };
		// The earlier test has used up the day's releases.
		await sql`update release set made_at = 0`.execute(db);
		const made = (await publisher("one").post(`designs/${uuid}/release`, { data: note })).body.data as unknown as { number: number };
		const swap = async (userId: string, release: number, act = "roll-back") => {
			const active = (await lastActivation(db, test.tenant))?.number;
			const why = act === "activate" ? {} : { reason: "Toch niet" };
			return publisher(userId).post(`designs/releases/${act}`, { data: { release, active, ...why } });
		};
		expect((await swap("one", made.number, "activate")).status).toBe(200);
		const ran = (by: string, at: number) =>
			insertActivation(db, { tenant: test.tenant, release: made.number, at, by, reason: "Heen en weer" });
		// Activations of the previous hour no longer count, nor do those of others.
		for (let count = 0; count < mostActivations; count++) await ran("one", test.app.now() - activationsWithin);
		for (let count = 0; count < mostActivations; count++) await ran("another", test.app.now());
		for (let count = 2; count < mostActivations; count++) await ran("one", test.app.now());
		expect((await swap("one", 1)).status).toBe(200);
		const more = await swap("one", made.number);
		expect([more.status, more.body.code, more.body.message]).toEqual([
			400,
			"design-too-many",
			"U hebt in het afgelopen uur 30 keer een andere uitgave laten lopen. Probeer het later opnieuw, of vraag iemand anders met het recht om te publiceren.",
		]);
		expect((await swap("third", made.number)).status).toBe(200);
	});

	it("is, of all that ever ran, told the newest and the last of each release, however often somebody went back and forth", async () => {
		const { db } = test.app.data;
		const publisher = test.person({ admin: ["*"] }, test.tenant, { userId: "reader" });
		const told = async () => {
			const { body } = await publisher.get("designs/releases");
			return body.data as unknown as {
				readonly activations: readonly { readonly number: number; readonly release: number }[];
				readonly releases: readonly { readonly number: number }[];
			};
		};
		const before = await told();
		const ranBefore = new Set(before.activations.map(({ release }) => release));
		const [now] = before.activations;
		const other = before.releases.find(({ number }) => number !== now?.release && !ranBefore.has(number));
		if (now === undefined || other === undefined) throw new Error("there is nothing to go to");
		for (let count = 0; count < mostTold + 50; count++) {
			await insertActivation(db, { tenant: test.tenant, release: other.number, at: test.app.now(), by: "one", reason: "" });
		}
		const { activations } = await told();
		expect(activations.slice(0, mostTold).every(({ release }) => release === other.number)).toBe(true);
		expect(activations.map(({ number }) => number)).toEqual(activations.map(({ number }) => number).sort((one, later) => later - one));
		expect(new Set(activations.slice(mostTold).map(({ release }) => release))).toEqual(ranBefore);
		expect(activations.length).toBe(mostTold + ranBefore.size);
	});
});
