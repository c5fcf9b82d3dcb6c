import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Edit, RealisationRecord } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { defaultTenantFolder } from "../../test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { type Reply, TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../test-support/test-process.ts";

interface Answers {
	readonly uuid: string;
	readonly number: number;
	readonly to: string;
	readonly there: number;
	readonly others: number;
	readonly elsewhere: number;
	readonly processes: readonly {
		readonly uuid: string;
		readonly outcome: string;
		readonly step: string;
		readonly reasons: readonly string[];
	}[];
	readonly next: number | null;
	readonly needs: readonly { readonly from: string; readonly concerned: number; readonly open: number }[];
	readonly obstacles: readonly { readonly code: string }[];
	readonly outcome: string;
	readonly active: { readonly activation: number };
}
const data = ({ body }: Reply) => body.data as unknown as Answers;
const { access } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as { access: object };
const tenantFile = { access: { ...access, design: ["developer"], publish: ["admin"] } };

describeOnEveryDatabase("running processes and what runs now", (make) => {
	let test: TestApp;
	let publisher: TestPerson;
	let begun: string;
	/** A process in each of two municipalities. */
	let here: string;
	let there: string;
	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "publish" }, { tenantFile });
		publisher = test.person({ admin: ["*"] }, test.tenant, { userId: "publisher" });
		begun = test.app.tenants.find(test.tenant)?.flow.version ?? "";
		here = (await startProcess(test, test.person({ cpo: ["*"] }))).uuid;
		there = (
			await startProcess(test, test.person({ cpo: ["*"] }), {
				geographyCode: "0203",
				stakeholders: [await test.municipalitySlug("0203"), "cpo|allego", "gridoperator|liander"],
			})
		).uuid;
	});
	afterAll(() => test.close());

	const rowOf = (uuid: string) =>
		test.app.data.db
			.selectFrom("realisation")
			.select(["flow_version", "synced", "code"])
			.where("uuid", "=", uuid)
			.executeTakeFirstOrThrow();
	const take = (who: TestPerson, uuid: string, to: string) => who.post(`processes/realisation/${uuid}/take-along`, { data: { to } });
	const designer = () => test.person({ developer: ["*"] }, test.tenant, { userId: "designer" });
	/** A design that renames the flow, under the next version. */
	const changed = async (edits: readonly Edit[]) => {
		const { uuid } = data(await designer().post("designs", { data: { name: "Anders" } }));
		await designer().post(`designs/${uuid}/edits`, { data: { revision: 0, edits } });
		return uuid;
	};
	const next = () => begun.replace(/\d+$/, (patch) => String(Number(patch) + 1));
	const set = (at: string, value: string): Edit => ({ op: "set", file: "flow.json", at: [at], value });

	it("are told before a release, within the codes of who asks, and nothing of them changes", async () => {
		expect((await rowOf(here)).code).not.toBe((await rowOf(there)).code);
		const uuid = await changed([set("label", "Anders"), set("version", next())]);
		const before = await rowOf(here);
		const all = data(await designer().get(`designs/${uuid}/impact`));
		expect(all).toMatchObject({ to: next(), there: 0, others: 2, elsewhere: 0, next: null });
		expect(all.processes.map(({ outcome, step }) => [outcome, step])).toEqual([
			["along", "1"],
			["along", "1"],
		]);
		const near = test.person({ developer: ["0202"] });
		const part = data(await near.get(`designs/${uuid}/impact`));
		expect([part.processes.map((one) => one.uuid), part.others, part.elsewhere]).toEqual([[here], 1, 1]);
		expect(await rowOf(here)).toEqual(before);
		expect(data(await designer().get(`designs/${uuid}/impact?after=999999`)).processes).toEqual([]);
	});

	it("are not told of a design that cannot be read, nor to others", async () => {
		const uuid = await changed([{ op: "text", file: "flow.json", value: "{" }]);
		const refused = await designer().get(`designs/${uuid}/impact`);
		expect([refused.status, refused.body.code]).toEqual([400, "release-blocked"]);
		const stranger = new TestPerson(test.app, test.tenant, { [test.otherTenant]: { admin: ["*"] } });
		for (const path of [`designs/${uuid}/impact`, "designs/releases/impact"]) {
			expect((await test.person({ municipality: ["*"] }).get(path)).status).toBe(404);
			expect((await stranger.get(path)).status).toBe(403);
		}
	});

	it("go along by who publishes, in their codes alone, to what runs and to nothing else", async () => {
		const uuid = await changed([set("label", "Weer anders"), set("version", next())]);
		const made = await publisher.post(`designs/${uuid}/release`, { data: { revision: 1, note: "Anders" } });
		const { activation } = data(await publisher.get(`designs/${uuid}/gate`)).active;
		expect((await publisher.post("designs/releases/activate", { data: { release: data(made).number, active: activation } })).status).toBe(
			200,
		);
		const near = test.person({ admin: ["0202"] });
		const abroad = new TestPerson(test.app, test.otherTenant, { [test.otherTenant]: { admin: ["*"] } });
		const before = await rowOf(here);
		expect((await take(designer(), here, next())).status).toBe(404);
		expect((await take(abroad, here, next())).status).toBe(404);
		expect((await take(near, there, next())).status).toBe(404);
		const stale = await take(near, here, begun);
		expect([stale.status, stale.body.code]).toEqual([409, "release-stale"]);
		expect(await rowOf(here)).toEqual(before);
		expect(data(await take(near, here, next())).outcome).toBe("along");
		const after = await rowOf(here);
		expect([after.flow_version, after.synced > before.synced]).toEqual([next(), true]);
		expect(data(await take(near, here, next())).outcome).toBe("there");
		expect(await rowOf(here)).toEqual(after);
		expect(data(await publisher.get("designs/releases/impact"))).toMatchObject({ to: next(), there: 1, others: 1, elsewhere: 0 });
		const lines = await test.app.data.db.selectFrom("audit_entry").select(["operation", "target"]).where("target", "=", here).execute();
		for (const operation of ["takeRealisationAlong", "upgradeRealisation"]) expect(lines).toContainEqual({ operation, target: here });
	});

	it("come back when the release is rolled back and they are taken along to it", async () => {
		const { activations } = (await publisher.get("designs/releases")).body.data as unknown as { activations: { number: number }[] };
		const order = { release: 1, active: activations[0]?.number, reason: "Toch niet" };
		expect((await publisher.post("designs/releases/roll-back", { data: order })).status).toBe(200);
		expect((await rowOf(here)).flow_version).toBe(next());
		expect(data(await take(publisher, here, begun)).outcome).toBe("along");
		expect((await rowOf(here)).flow_version).toBe(begun);
	});
});

describeOnEveryDatabase("running processes of which a design says what becomes", (make) => {
	it("go along with that choice, which is kept with the release, and without it they stay", async () => {
		const test = await testApp(await make(), { WORKBENCH: "publish" }, { tenantFile });
		const [cpo, publisher] = [test.person({ cpo: ["*"] }), test.person({ admin: ["*"] }, test.tenant, { userId: "publisher" })];
		const designer = test.person({ developer: ["*"] }, test.tenant, { userId: "designer" });
		await learnSteps(cpo);
		await startProcess(test, cpo);
		const record = await startProcess(test, cpo);
		const { uuid: process } = record;
		const step = stepOne(record);
		await saved(cpo, record, stepSave(record, "1", { ...step, Location: { ...(step.Location as object), Remarks: "Let op" } }));

		const folder = resolve("flows", defaultTenantFolder());
		const from = test.app.tenants.find(test.tenant)?.flow.version ?? "";
		const [major, minor] = from.split(".");
		const to = `${major}.${Number(minor) + 1}.0`;
		const { steps } = JSON.parse(readFileSync(resolve(folder, "flow.json"), "utf8")) as { steps: { uuid: string }[] };
		const sections = ["steps", { key: "uuid", is: steps[0]?.uuid ?? "" }, "sections"] as const;
		const told = readdirSync(resolve(folder, "scenarios")).filter((name) =>
			readFileSync(resolve(folder, "scenarios", name), "utf8").includes("Remarks"),
		);
		const without: readonly Edit[] = [
			{ op: "remove", file: "flow.json", at: [...sections, { item: { block: "remarks" } }] },
			{ op: "set", file: "flow.json", at: ["version"], value: to },
			...told.map((name): Edit => ({ op: "text", file: `scenarios/${name}`, value: null })),
		];
		const { uuid } = data(await designer.post("designs", { data: { name: "Zonder opmerkingen" } }));
		const edit = async (revision: number, edits: readonly Edit[]) =>
			expect((await designer.post(`designs/${uuid}/edits`, { data: { revision, edits } })).status).toBe(200);
		const mapping = (fields: object): Edit => ({ op: "text", file: `mappings/${from}.json`, value: JSON.stringify({ from, to, fields }) });
		const impact = async () => {
			const { processes, needs } = data(await designer.get(`designs/${uuid}/impact`));
			return [processes.map(({ outcome }) => outcome).sort(), needs.map(({ concerned, open }) => [concerned, open])];
		};
		await edit(0, without);
		expect(await impact()).toEqual([["along", "choice"], [[1, 1]]]);
		await edit(1, [mapping({ "Location.Remarks": "Location.Nergens" })]);
		expect(data(await designer.get(`designs/${uuid}/gate`)).obstacles.map(({ code }) => code)).toContain("errors");
		await edit(2, [mapping({ "Location.Remarks": null })]);
		expect(await impact()).toEqual([["along", "along"], [[1, 0]]]);

		const made = await publisher.post(`designs/${uuid}/release`, { data: { revision: 3, note: "Zonder" } });
		expect(made.body).toMatchObject({ data: { number: 2 } });
		const order = { release: 2, active: data(await publisher.get(`designs/${uuid}/gate`)).active.activation };
		expect((await publisher.post("designs/releases/activate", { data: order })).status).toBe(200);
		expect(data(await publisher.get("designs/releases/impact")).needs).toMatchObject([{ from, concerned: 1, open: 0 }]);
		const taken = await publisher.post(`processes/realisation/${process}/take-along`, { data: { to } });
		expect(data(taken).outcome).toBe("along");
		const after = (await cpo.get(`processes/realisation/${process}`)).body.data as unknown as RealisationRecord;
		expect(JSON.stringify(after.values)).not.toContain("Let op");
		expect(JSON.stringify(after.history[0]?.values)).toContain("Let op");
		await test.close();
	});
});

describeOnEveryDatabase("running processes where the deployment only designs", (make) => {
	it("are not taken along", async () => {
		const test = await testApp(await make(), { WORKBENCH: "design" }, { tenantFile });
		const { uuid } = await startProcess(test, test.person({ cpo: ["*"] }));
		const version = test.app.tenants.find(test.tenant)?.flow.version;
		const answer = await test.person({ admin: ["*"] }).post(`processes/realisation/${uuid}/take-along`, { data: { to: version } });
		expect(answer.status).toBe(404);
		await test.close();
	});
});
