import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type Edit, type FlowDefinition, renumberEdits } from "../../../engine/index.ts";
import { readTenants } from "../../tenants/read-tenants.ts";
import { insertActivation } from "../../tenants/release-store.ts";
import { openTenantDirectory } from "../../tenants/tenant-directory.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { defaultTenantFolder } from "../../test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { type Reply, TestPerson } from "../../test-support/test-person.ts";
import { startProcess } from "../../test-support/test-process.ts";

interface Answers {
	readonly uuid: string;
	readonly number: number;
	readonly release: number;
	readonly approvedBy: string | null;
	readonly obstacles: readonly { readonly code: string; readonly message: string }[];
	readonly flow: { readonly version: string; readonly change: { readonly least: string } | null };
	readonly secondPerson: { readonly approvedBy: string | null } | null;
	readonly active: { readonly activation: number; readonly release: number };
	readonly releases: readonly { readonly number: number; readonly origin: string }[];
	readonly activations: readonly { readonly number: number; readonly release: number; readonly reason: string }[];
	readonly running: number | null;
	readonly aside: number | null;
	readonly files: readonly { readonly path: string; readonly text: string | null }[];
	readonly tenant: { readonly name: string; readonly flow: { readonly version: string } };
}
const data = ({ body }: Reply) => body.data as unknown as Answers;
const codes = (answer: Reply) => (answer.body.errors as unknown as readonly { readonly path: string }[]).map(({ path }) => path);
const { access } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as { access: object };
const withRights = { access: { ...access, design: ["developer", "cpo"], publish: ["admin", "cpo"] } };
const scenario = readFileSync(resolve("flows", defaultTenantFolder(), "scenarios/positive-advice.json"), "utf8");
/** A scenario with an expectation that is not met. */
const otherwise = scenario.replace(/"label": "Gemeente beoordeling"/, '"label": "Iets anders"');
type Place = Extract<Edit, { op: "set" }>["at"];
const set = (file: string, at: Readonly<Place>, value: unknown): Edit => ({ op: "set", file, at: [...at], value });
const raiseTo = (version: string) => set("flow.json", ["version"], version);
const add = (file: string, at: readonly string[], name: string, value: unknown): Edit => ({ op: "add", file, at: [...at], name, value });
const { steps } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "flow.json"), "utf8")) as Pick<FlowDefinition, "steps">;
/** Adds a section to a step. */
const addTo = (code: string, section: object): Edit => {
	const at = ["steps", { key: "uuid", is: steps.find((step) => step.code === code)?.uuid ?? "" }, "sections"];
	return { op: "add", file: "flow.json", at, value: section };
};
const columnsFor = (access: string) => ({
	realisations: { layouts: [{ name: "extra", label: "Extra", access, columns: [{ field: "reference" }] }] },
});
const rename = (value: string) => set("tenant.json", ["name"], value);

describeOnEveryDatabase("releases of a tenant's files", (make) => {
	let test: TestApp;
	let designer: TestPerson;
	let publisher: TestPerson;
	/** Has both rights. */
	let both: TestPerson;
	let version: string;
	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "publish" }, { tenantFile: withRights });
		designer = test.person({ developer: ["*"] }, test.tenant, { userId: "designer" });
		publisher = test.person({ admin: ["*"] }, test.tenant, { userId: "publisher" });
		both = test.person({ cpo: ["*"] }, test.tenant, { userId: "both" });
		version = test.app.tenants.find(test.tenant)?.flow.version ?? "";
	});
	afterAll(() => test.close());

	const design = async (who: TestPerson, ...edits: readonly Edit[]) => {
		const { uuid } = data(await who.post("designs", { data: { name: "Ontwerp" } }));
		if (edits.length > 0) expect((await who.post(`designs/${uuid}/edits`, { data: { revision: 0, edits } })).status).toBe(200);
		return { uuid, revision: edits.length > 0 ? 1 : 0 };
	};
	const gate = async (uuid: string) => data(await designer.get(`designs/${uuid}/gate`));
	const standing = async (uuid: string) => (await gate(uuid)).obstacles.map(({ code }) => code);
	const release = (who: TestPerson, { uuid, revision }: { uuid: string; revision: number }) =>
		who.post(`designs/${uuid}/release`, { data: { revision, note: "Omdat het moet" } });
	const list = async () => data(await publisher.get("designs/releases"));
	const active = async () => (await list()).activations[0]?.number ?? 0;
	const activate = async (who: TestPerson, number: number) =>
		who.post("designs/releases/activate", { data: { release: number, active: await active() } });
	const rollBack = async (who: TestPerson, number: number, reason = "Het ging mis") =>
		who.post("designs/releases/roll-back", { data: { release: number, active: await active(), reason } });
	const served = async () => data(await publisher.get("configs")).tenant;
	const told = async () => (await publisher.get("user/preferences")).headers["x-activation"];
	/** A release that runs. */
	const publish = async (...edits: readonly Edit[]) => {
		const made = await release(publisher, await design(designer, ...edits));
		expect(made.status).toBe(201);
		expect((await activate(publisher, data(made).number)).status).toBe(200);
		return data(made).number;
	};
	const next = (part: 0 | 1 | 2, from = version) => {
		const numbers = from.split(".").map(Number);
		return numbers.map((each, index) => (index < part ? each : index === part ? each + 1 : 0)).join(".");
	};

	it("begin with the folder, which runs", async () => {
		expect(await list()).toMatchObject({
			releases: [{ number: 1, origin: "folder" }],
			activations: [{ number: 1, release: 1 }],
			running: 1,
			aside: null,
		});
	});

	it("are compared with each other, with designs and with what runs; of another tenant, or of a number that is none, nothing is told", async () => {
		const first = await design(designer, rename("Eerste naam"));
		const made = data(await release(publisher, await design(designer, rename("Tweede naam")))).number;
		const between = async (who: TestPerson, from: string, to: string) => {
			const answer = await who.get(`designs/${first.uuid}/compare?from=${from}&to=${to}`);
			return answer.status === 200 ? data(answer).files : answer.status;
		};
		const changed = [{ path: "tenant.json", change: "changed" }];
		const one = `design:${first.uuid}`;
		expect(await between(designer, "running", one)).toEqual(changed);
		expect(await between(designer, `release:${made}`, one)).toEqual(changed);
		expect(await between(designer, `release:${made}`, `release:${made}`)).toEqual([]);
		expect(await between(designer, one, "release:1")).toEqual(changed);
		expect(await between(designer, "release:1", "running")).toEqual([]);
		for (const unknown of ["release:99999", "design:00000000-0000-4000-8000-000000000000"])
			expect(await between(designer, "running", unknown)).toBe(404);
		for (const wrong of ["folder", "release:0", "design:x", "release:1'"]) expect(await between(designer, wrong, one)).toBe(400);
		const abroad = new TestPerson(test.app, test.otherTenant, { [test.otherTenant]: { developer: ["*"] } });
		const theirs = data(await abroad.post("designs", { data: { name: "Elders" } })).uuid;
		expect(await between(designer, "running", `design:${theirs}`)).toBe(404);
		expect(await between(test.person({ municipality: ["*"] }), "running", one)).toBe(404);
	});

	it("are made of a design and run at once when they are activated, and run no more when they are rolled back", async () => {
		const before = await served();
		const toldBefore = await told();
		const number = await publish(rename("Anders genoemd"));
		// An open page notices a change by this header.
		expect([toldBefore, await told()]).toEqual(["1", String(await active())]);
		expect((await served()).name).toBe("Anders genoemd");
		expect(await list()).toMatchObject({ running: number });
		const kept = data(await designer.get(`designs/releases/${number}`)).files.find(({ path }) => path === "tenant.json");
		expect(JSON.parse(kept?.text ?? "")).toMatchObject({ name: "Anders genoemd" });
		expect((await rollBack(publisher, 1)).status).toBe(200);
		expect((await served()).name).toBe(before.name);
		expect((await list()).activations.map(({ release: each, reason }) => [each, reason]).slice(0, 3)).toEqual([
			[1, "Het ging mis"],
			[number, ""],
			[1, ""],
		]);
	});

	it("give new processes the new flow, and leave those that run on theirs", async () => {
		const old = await startProcess(test, test.person({ cpo: ["0202"] }));
		await publish(set("flow.json", ["label"], "Nieuw proces"), raiseTo(next(2)));
		const made = await startProcess(test, test.person({ cpo: ["0202"] }));
		const flowOf = async (uuid: string) => {
			const row = await test.app.data.db.selectFrom("realisation").select("flow_version").where("uuid", "=", uuid).executeTakeFirst();
			return row?.flow_version;
		};
		expect([await flowOf(old.uuid), await flowOf(made.uuid)]).toEqual([version, next(2)]);
		expect((await test.person({ cpo: ["0202"] }).get(`processes/realisation/${old.uuid}`)).status).toBe(200);
		expect((await rollBack(publisher, 1)).status).toBe(200);
		expect((await served()).flow.version).toBe(version);
	});

	it.each<[string, readonly Edit[], string]>([
		["nothing was changed", [], "nothing-changed"],
		["there is an error", [set("tenant.json", ["map"], 7)], "errors"],
		["a file is no JSON", [{ op: "text", file: "tenant.json", value: "{" }], "errors"],
		["the flow changed under the same version", [set("flow.json", ["label"], "Anders")], "version"],
		["the version is another flow's", [set("flow.json", ["label"], "Bezet"), set("flow.json", ["version"], "0.0.1")], "version"],
		["a scenario goes wrong", [{ op: "text", file: "scenarios/positive-advice.json", value: otherwise }], "scenarios"],
		["the address of the tenant is another", [set("tenant.json", ["slug"], "elders")], "deployment"],
		[
			"servers would fetch from another address",
			[add("tenant.json", ["map"], "areaLayer", "http://169.254.169.254/intern.json")],
			"deployment",
		],
		["somebody gets the right to publish", [set("tenant.json", ["access", "publish"], ["admin", "cpo", "developer"])], "rights"],
		["somebody gets the right to design", [set("tenant.json", ["access", "design"], ["municipality"])], "rights"],
		["somebody may see more", [set("tenant.json", ["access", "export"], ["cpo"])], "second-person"],
		["others extend a term", [set("tenant.json", ["terms", "beoordeling", "extends", "roles"], ["municipality"])], "second-person"],
		["others judge", [set("tenant.json", ["judges"], ["municipality"])], "second-person"],
		["a field stands where others fill it in as well", [addTo("2", { block: "remarks" })], "second-person"],
		["a section is shown to a role by its condition", [addTo("2", { block: "remarks", when: { role: "cpo" } })], "second-person"],
		[
			"a condition that has a name asks for a role",
			[set("flow.json", ["conditions", "besluit-beeindigen"], { role: "cpo" })],
			"second-person",
		],
		["a process is another party's", [add("flow.json", ["bindings"], "geography", "cpo")], "second-person"],
		["a set of columns asks for a right", [add("tenant.json", [], "lists", columnsFor("export"))], "second-person"],
	])("are not made when %s", async (_why, edits, code) => {
		const made = await design(designer, ...edits);
		expect(await standing(made.uuid)).toContain(code);
		const count = (await list()).releases.length;
		const refused = await release(publisher, made);
		expect([refused.status, refused.body.code]).toEqual([400, "release-blocked"]);
		expect(codes(refused)).toContain(code);
		expect((await list()).releases).toHaveLength(count);
	});

	it("ask no second person for a step with another name, code or place: nobody's rights change", async () => {
		const made = await design(designer);
		const files = new Map(data(await designer.get(`designs/${made.uuid}`)).files.map(({ path, text }) => [path, text]));
		const last = steps.at(-1);
		const renamed = set("flow.json", ["steps", { key: "uuid", is: last?.uuid ?? "" }, "label"], "Tot slot");
		const edits = [renamed, ...renumberEdits(files, last?.code ?? "", "77")];
		expect((await designer.post(`designs/${made.uuid}/edits`, { data: { revision: 0, edits } })).status).toBe(200);
		expect((await gate(made.uuid)).secondPerson).toBeNull();
	});

	it("say which version the flow needs, and are made with that one", async () => {
		const made = await design(designer, set("flow.json", ["description"], "Anders beschreven"));
		const least = next(2);
		// An earlier release already has that number.
		const higher = next(2, least);
		expect(await gate(made.uuid)).toMatchObject({ flow: { change: { least } }, raiseTo: higher });
		await designer.post(`designs/${made.uuid}/edits`, { data: { revision: 1, edits: [raiseTo(least)] } });
		expect((await gate(made.uuid)).obstacles[0]?.message).toContain(higher);
		await designer.post(`designs/${made.uuid}/edits`, { data: { revision: 2, edits: [raiseTo(higher)] } });
		expect(await standing(made.uuid)).toEqual([]);
		expect((await release(publisher, { ...made, revision: 3 })).status).toBe(201);
	});

	it("ask a second person where rights change: not the author, for this revision alone", async () => {
		const made = await design(both, set("tenant.json", ["access", "export"], ["cpo", "admin"]));
		const approve = (who: TestPerson, revision: number) => who.post(`designs/${made.uuid}/approve`, { data: { revision } });
		expect((await approve(both, 1)).status).toBe(403);
		expect((await approve(designer, 1)).status).toBe(404);
		expect((await approve(publisher, 0)).status).toBe(409);
		expect((await approve(publisher, 1)).status).toBe(200);
		await both.post(`designs/${made.uuid}/edits`, { data: { revision: 1, edits: [rename("Nog iets")] } });
		expect(codes(await release(both, { ...made, revision: 2 }))).toEqual(["second-person"]);
		expect((await approve(publisher, 2)).status).toBe(200);
		const answer = await release(both, { ...made, revision: 2 });
		expect([answer.status, data(answer).approvedBy]).toEqual([201, "publisher"]);
		expect((await activate(both, data(answer).number)).status).toBe(200);
		expect(test.app.tenants.find(test.tenant)?.access.export).toEqual(["cpo", "admin"]);
		// Going back changes who may do what once more.
		expect((await publisher.post("designs/releases/1/approve", { data: { active: await active() } })).status).toBe(200);
		expect((await rollBack(both, 1)).status).toBe(200);
	});

	it("are refused when the design, or what runs, is another than the caller knows", async () => {
		const made = await design(designer, rename("Te laat"));
		for (const revision of [0, 2]) {
			const answer = await release(publisher, { ...made, revision });
			expect([answer.status, answer.body.code]).toEqual([409, "release-stale"]);
		}
		const early = data(await release(publisher, made)).number;
		await publish(rename("Iemand was eerder"));
		expect(await standing(made.uuid)).toContain("base");
		expect(codes(await activate(publisher, early))).toEqual(["base"]);
		const stale = await publisher.post("designs/releases/activate", { data: { release: early, active: 1 } });
		expect([stale.status, stale.body.code]).toEqual([409, "release-stale"]);
		expect(codes(await rollBack(publisher, early))).toEqual(["never-ran"]);
		expect(codes(await activate(publisher, 1))).toEqual(["ran-before"]);
		expect((await activate(publisher, 999)).status).toBe(404);
		expect((await rollBack(publisher, 1)).status).toBe(200);
		expect(codes(await rollBack(publisher, 1))).toEqual(["runs"]);
	});

	it("are made once, however often somebody presses", async () => {
		const made = await design(designer, rename("Tweemaal gedrukt"));
		const answers = await Promise.all([1, 2, 3].map(() => release(publisher, made)));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
		const { number } = data(answers.find(({ status }) => status === 201) ?? ({} as Reply));
		const known = await active();
		const orders = await Promise.all(
			[1, 2].map(() => publisher.post("designs/releases/activate", { data: { release: number, active: known } })),
		);
		expect(orders.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect((await rollBack(publisher, 1)).status).toBe(200);
	});

	it("are not there for others, nor for publishers of another tenant", async () => {
		const made = await design(designer, rename("Niet voor u"));
		const abroad = (role: string) => new TestPerson(test.app, test.otherTenant, { [test.otherTenant]: { [role]: ["*"] } });
		const stranger = new TestPerson(test.app, test.tenant, { [test.otherTenant]: { admin: ["*"] } });
		for (const [who, status] of [
			[test.person({ municipality: ["*"] }), 404],
			[abroad("cpo"), 404],
			[stranger, 403],
		] as const) {
			const calls = [
				who.get("designs/releases"),
				who.get("designs/releases/1"),
				who.get(`designs/${made.uuid}/gate`),
				release(who, made),
				who.post(`designs/${made.uuid}/approve`, { data: { revision: 1 } }),
				who.post("designs/releases/activate", { data: { release: 1, active: 1 } }),
				who.post("designs/releases/roll-back", { data: { release: 1, active: 1, reason: "Zomaar" } }),
				who.get("designs/releases/1/roll-back"),
				who.post("designs/releases/1/approve", { data: { active: 1 } }),
			];
			for (const answer of await Promise.all(calls)) expect(answer.status).toBe(status);
		}
		const refused = await Promise.all([abroad("admin").get(`designs/${made.uuid}/gate`), release(designer, made)]);
		expect(refused.map(({ status }) => status)).toEqual([404, 404]);
	});

	it("leave their line in the audit trail, with who did it", async () => {
		await publish(rename("Voor het spoor"));
		expect((await rollBack(publisher, 1)).status).toBe(200);
		const lines = await test.app.data.db.selectFrom("audit_entry").select(["operation", "user_id", "outcome"]).execute();
		for (const operation of ["releaseDesign", "activateRelease", "rollBackRelease"]) {
			expect(lines).toContainEqual({ operation, user_id: "publisher", outcome: "done" });
		}
	});

	it("are followed by every other server by itself, and a call ends on what it began with", async () => {
		const { data: door, now } = test.app;
		const number = await publish(rename("Overal"));
		expect((await rollBack(publisher, 1)).status).toBe(200);
		const begun = test.app.tenants.find(test.tenant);
		// Does what another server would do.
		const order = { tenant: test.tenant, release: number, at: now(), by: "elsewhere", reason: "" };
		await door.write(test.tenant, ({ db }) => insertActivation(db, order));
		const follows = async (): Promise<string> => {
			const { name } = await served();
			return name === "Overal" ? name : new Promise<void>((done) => setImmediate(done)).then(follows);
		};
		expect(await follows()).toBe("Overal");
		expect(begun?.definition.name).not.toBe("Overal");
		expect((await rollBack(publisher, 1)).status).toBe(200);
	});

	describe("when a server starts", () => {
		const file = () => join(test.app.config.flowsDir, test.tenant, "tenant.json");
		const change = (name: string) => {
			const before = readFileSync(file(), "utf8");
			writeFileSync(file(), JSON.stringify({ ...(JSON.parse(before) as object), name }));
			return () => writeFileSync(file(), before);
		};
		const start = async () => {
			const told: string[] = [];
			const log = {
				error: (...said: unknown[]) => void told.push(String(said.at(-1))),
				warn: (said: unknown) => void told.push(String(said)),
			};
			const folders = readTenants(test.app.config.flowsDir).filter(({ definition }) => definition.slug === test.tenant);
			const { data: door, now } = test.app;
			const directory = await openTenantDirectory(folders, { data: door, municipalityCodes: null, now, log: log as never });
			await test.app.tenants.catchUp();
			return { name: directory.find(test.tenant)?.definition.name, told };
		};

		it("go on when the folder is as it was, and are followed by a folder that alone was changed", async () => {
			const number = await publish(rename("Uit een ontwerp"));
			expect(await start()).toEqual({ name: "Uit een ontwerp", told: [] });
			expect((await rollBack(publisher, 1)).status).toBe(200);
			const undo = change("Uit de map");
			expect(await start()).toEqual({ name: "Uit de map", told: [] });
			expect((await served()).name).toBe("Uit de map");
			expect((await list()).releases.length).toBeGreaterThan(number);
			undo();
			expect((await start()).name).toBe(test.tenant);
		});

		it("go on when both were changed, and what is in the folder is told and can be activated", async () => {
			await publish(rename("Weer uit een ontwerp"));
			const undo = change("Ook in de map");
			for (const _start of [1, 2]) {
				const { name, told } = await start();
				expect(name).toBe("Weer uit een ontwerp");
				expect(told).toEqual([expect.stringContaining("the active release stays")]);
			}
			const { aside } = await list();
			const status = (await publisher.get("status")).body.data as unknown as { releases: object };
			expect(status.releases).toMatchObject({ aside, running: (await list()).running });
			expect((await activate(publisher, aside ?? 0)).status).toBe(200);
			expect((await served()).name).toBe("Ook in de map");
			expect(await list()).toMatchObject({ aside: null });
			expect((await start()).told).toEqual([]);
			undo();
			await start();
		});
	});
});

describeOnEveryDatabase("releases where the deployment only designs", (make) => {
	it("are not made", async () => {
		const test = await testApp(await make(), { WORKBENCH: "design" }, { tenantFile: withRights });
		const both = test.person({ cpo: ["*"] });
		const { uuid } = data(await both.post("designs", { data: { name: "Ontwerp" } }));
		expect((await both.get("designs/releases")).status).toBe(200);
		expect((await both.post(`designs/${uuid}/release`, { data: { revision: 0, note: "Nee" } })).status).toBe(404);
		expect((await both.post("designs/releases/activate", { data: { release: 1, active: 1 } })).status).toBe(404);
		await test.close();
	});
});

describeOnEveryDatabase("releases that all need two people", (make) => {
	it("ask a second person for the smallest change", async () => {
		const test = await testApp(await make(), { WORKBENCH: "publish", FOUR_EYES: "1" }, { tenantFile: withRights });
		const both = test.person({ cpo: ["*"] }, test.tenant, { userId: "both" });
		const { uuid } = data(await both.post("designs", { data: { name: "Ontwerp" } }));
		await both.post(`designs/${uuid}/edits`, { data: { revision: 0, edits: [rename("Klein")] } });
		expect(codes(await both.post(`designs/${uuid}/release`, { data: { revision: 1, note: "Klein" } }))).toEqual(["second-person"]);
		await test.close();
	});
});
