import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../../engine/index.ts";
import type { DataDoor } from "../../database/opening/open-database.ts";
import type { FlowVersion } from "../../flows/flow-version.ts";
import { getFlowVersion, type Tenant } from "../../tenants/tenant.ts";
import { describeOnEveryDatabase, type TestDatabase } from "../../test-support/databases.ts";
import { defaultTenantFolder } from "../../test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../test-support/test-process.ts";
import { type UpgradeOrder, type UpgradeResult, upgradeProcesses } from "./upgrade-processes.ts";

const before = (JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "flow.json"), "utf8")) as { version: string }).version;
const after = "2.0.0";
const broken = "3.0.0";
const remark = "Tegenover de bakker";

/**
 * The same database, served first with the original flow and then, after a restart, with a changed one: a step has another name, and there
 * is a new optional field. A third version lacks what the second step asks for.
 */
describeOnEveryDatabase("processes taken along to another version of their flow", (make) => {
	let database: TestDatabase;
	let place: TestDatabase;
	let test: TestApp;
	let cpo: TestPerson;
	let municipality: TestPerson;
	const folders: string[] = [];
	const temporary = (): string => {
		const folder = mkdtempSync(join(tmpdir(), "laadstroom-upgrade-"));
		folders.push(folder);
		return folder;
	};

	const restart = async (change: (text: string) => string) => {
		const flows = temporary();
		cpSync(test.app.config.flowsDir, flows, { recursive: true });
		for (const slug of [test.tenant, test.otherTenant]) {
			const file = join(flows, slug, "flow.json");
			writeFileSync(file, change(readFileSync(file, "utf8")));
		}
		await test.close();
		test = await testApp(place, { FLOWS_DIR: flows });
		signIn();
	};
	const signIn = () => {
		cpo = test.person({ cpo: ["*"] });
		municipality = test.person({ municipality: ["*"] });
	};

	beforeAll(async () => {
		database = await make();
		const isEmbedded = database.place.url === null;
		place = { place: isEmbedded ? { url: null, folder: temporary() } : database.place, remove: async () => undefined };
		test = await testApp(place);
		signIn();
		await learnSteps(cpo);
	});
	afterAll(async () => {
		await test.close();
		await database.remove();
		for (const folder of folders) rmSync(folder, { recursive: true, force: true });
	});

	const tenant = (): Tenant => {
		const found = test.app.tenants.find(test.tenant);
		if (found === undefined) throw new Error("no tenant");
		return found;
	};
	const version = (number: string): FlowVersion => getFlowVersion(tenant(), tenant().flow.uuid, number);
	const upgrade = (more: Partial<UpgradeOrder> = {}): Promise<readonly UpgradeResult[]> =>
		upgradeProcesses({
			data: test.app.data,
			tenant: tenant(),
			to: version(after),
			apply: true,
			userId: "operator",
			now: test.app.now,
			...more,
		});
	const read = async (uuid: string, person = cpo): Promise<RealisationRecord> =>
		(await person.get(`processes/realisation/${uuid}`)).body.data;
	const rows = async (uuid: string): Promise<string> => {
		const { db } = test.app.data;
		const of = (table: "realisation_event" | "realisation_history") =>
			db.selectFrom(table).selectAll().where("realisation_uuid", "=", uuid).orderBy("number").execute();
		const row = await db.selectFrom("realisation").selectAll().where("uuid", "=", uuid).executeTakeFirst();
		return JSON.stringify([row, await of("realisation_event"), await of("realisation_history")]);
	};
	const atStepTwo = async (): Promise<RealisationRecord> => {
		const record = await startProcess(test, cpo);
		return saved(cpo, record, stepSave(record, "1", stepOne(record), { complete: true, target: "2" }));
	};
	const advice = (record: RealisationRecord, target = "2") =>
		municipality.post(
			`processes/realisation/${record.uuid}`,
			stepSave(record, "2", { Advice: { Advice: "no", Comments: "Te smal." } }, { target }),
		);

	let running: RealisationRecord;
	let completed: string;

	describe("when the file has changed and the server was restarted", () => {
		beforeAll(async () => {
			running = await atStepTwo();
			const done = await startProcess(test, cpo);
			completed = done.uuid;
			await test.app.data.db.updateTable("realisation").set({ status: "completed" }).where("uuid", "=", completed).execute();
			await restart((text) =>
				text
					.replace(`"version": "${before}"`, `"version": "${after}"`)
					.replace('"label": "Gemeente beoordeling"', '"label": "Beoordeling door de gemeente"'),
			);
		});

		it("a running process stays on its version, and a new one starts on the new version", async () => {
			expect((await read(running.uuid)).flow.version).toBe(before);
			expect((await read(running.uuid)).status.label).toBe("Gemeente beoordeling");
			running = (await advice(running)).body.data;
			expect([running.flow.version, running.Events.at(-1)?.version]).toEqual([before, before]);
			expect((await startProcess(test, cpo)).flow.version).toBe(after);
		});

		it("the specification and the browser's validators of both versions are served", async () => {
			for (const number of [before, after]) {
				const answer = await cpo.get(`processes/specification/${running.flow.uuid}?version=${number}`);
				const { validators } = answer.body.data as unknown as { validators: string };
				const module = await test.app.inject(validators);
				expect([answer.status, module.statusCode, validators.includes(`/${number}/`)]).toEqual([200, 200, true]);
			}
		});

		it("a dry run says what would happen, and writes nothing", async () => {
			const was = await rows(running.uuid);
			const told = await upgrade({ apply: false });
			expect(told).toEqual([
				expect.objectContaining({ uuid: running.uuid, from: before, outcome: expect.objectContaining({ refused: false }) }),
			]);
			expect(await rows(running.uuid)).toBe(was);
			expect((await read(running.uuid)).synced).toBe(running.synced);
		});

		it("a process is taken along with its steps, values and history, and is told to everybody who synchronises", async () => {
			const was = await read(running.uuid);
			test.clock.now += 60_000;
			expect(await upgrade()).toHaveLength(1);
			const is = await read(running.uuid);
			expect(is.flow).toEqual({ ...was.flow, version: after });
			expect(is.values).toEqual(was.values);
			expect(is.status.label).toBe("Beoordeling door de gemeente");
			expect(is.synced).toBeGreaterThan(was.synced);
			expect(is.Events.slice(0, -1)).toEqual(was.Events);
			expect(is.Events.at(-1)).toMatchObject({
				type: "flow-change",
				version: after,
				userId: "operator",
				meta: { flow: { from: before, to: after } },
			});
			expect(is.history[0]).toMatchObject({ step: "2", values: was.values });
			const list = await cpo.get(`processes/realisation?fromTimeStamp=${was.synced}`);
			expect((list.body.data as unknown as RealisationRecord[]).map(({ uuid }) => uuid)).toContain(running.uuid);
		});

		it("runs on the new version from then on, and whoever saves with an older state is told so", async () => {
			expect((await advice(running)).status).toBe(409);
			const is = await read(running.uuid);
			const answer = await advice(is);
			expect([answer.status, answer.body.data.Events.at(-1)?.version]).toEqual([200, after]);
		});

		it("has one line in the audit trail for each, and nothing is left to be taken along", async () => {
			const lines = await test.app.data.db.selectFrom("audit_entry").selectAll().where("operation", "=", "upgradeRealisation").execute();
			expect(lines.map(({ target, user_id, outcome }) => [target, user_id, outcome])).toEqual([[running.uuid, "operator", "done"]]);
			expect(await upgrade()).toEqual([]);
		});

		it("a completed process keeps its version", async () => {
			expect((await read(completed)).flow.version).toBe(before);
		});
	});

	describe("back to the version before", () => {
		/** The same versions the other way round: this test is about how the upgrade is written, not about what changed. */
		const back = (more: Partial<UpgradeOrder> = {}) => upgrade({ to: version(before), ...more });

		it("a save at the same moment is carried along or refused as outdated, never lost", async () => {
			const records = await Promise.all(Array.from({ length: 6 }, () => atStepTwo()));
			const save = (record: RealisationRecord) => advice(record);
			const early = records.slice(0, 3).map(save);
			const upgrading = back();
			const late = records.slice(3).map(save);
			const answers = await Promise.all([...early, ...late]);
			await upgrading;
			for (const [index, record] of records.entries()) {
				const is = await read(record.uuid);
				expect(is.flow.version).toBe(before);
				const kept = JSON.stringify(is.values).includes("Te smal.");
				expect([answers[index]?.status, kept]).toEqual(kept ? [200, true] : [409, false]);
			}
			expect(answers.map(({ status }) => status)).toContain(200);
		});

		it("when it is interrupted every process is whole: before or after, and beginning again does the rest", async () => {
			await back();
			const records = [await atStepTwo(), await atStepTwo(), await atStepTwo()];
			const was = await Promise.all(records.map(({ uuid }) => rows(uuid)));
			let count = 0;
			const failing: DataDoor = {
				...test.app.data,
				write: (slug, work) =>
					test.app.data.write(slug, async (scope) => {
						const result = await work(scope);
						count += 1;
						if (count === 2) throw new Error("the power is gone");
						return result;
					}),
			};
			await expect(back({ data: failing })).rejects.toThrow("the power is gone");
			const [first, second, third] = records.map(({ uuid }) => uuid);
			expect((await read(first ?? "")).flow.version).toBe(before);
			expect([await rows(second ?? ""), await rows(third ?? "")]).toEqual(was.slice(1));
			expect(await back()).toHaveLength(2);
			for (const { uuid } of records) {
				const { flow, Events } = await read(uuid);
				expect([flow.version, Events.filter(({ type }) => type === "flow-change").length]).toEqual([before, 1]);
			}
		});

		it("stops between two processes when it is told to", async () => {
			await atStepTwo();
			await atStepTwo();
			const stop = new AbortController();
			const stopping: DataDoor = {
				...test.app.data,
				write: async (slug, work) => {
					const result = await test.app.data.write(slug, work);
					stop.abort();
					return result;
				},
			};
			expect(await back({ data: stopping, signal: stop.signal })).toHaveLength(1);
			expect(await back()).toHaveLength(1);
		});
	});

	describe("to a version without a field that was filled in", () => {
		beforeAll(async () => {
			await restart((text) => text.replace(`"version": "${after}"`, `"version": "${broken}"`).replace('{ "block": "remarks" },', ""));
		});
		const to = () => version(broken);

		it("a process that filled it in is left as it is, byte for byte, with the reason; the others go along", async () => {
			const without = await startProcess(test, cpo, {});
			const old = await test.app.data.db
				.updateTable("realisation")
				.set({ flow_version: before })
				.where("uuid", "=", without.uuid)
				.execute();
			expect(old).toHaveLength(1);
			const filled = await startProcess(test, cpo);
			await test.app.data.db.updateTable("realisation").set({ flow_version: before }).where("uuid", "=", filled.uuid).execute();
			const record = await read(filled.uuid);
			const values = { ...stepOne(record), Location: { ...(stepOne(record).Location as object), Remarks: remark } };
			await saved(cpo, record, stepSave(record, "1", values));
			const was = await rows(filled.uuid);
			const results = await upgrade({ to: to() });
			const outcomeOf = (uuid: string) => results.find((result) => result.uuid === uuid)?.outcome;
			expect(outcomeOf(without.uuid)).toMatchObject({ refused: false });
			expect(outcomeOf(filled.uuid)).toMatchObject({
				refused: true,
				reasons: [expect.stringContaining("vraagt niet meer om")],
				questions: [{ mapping: { kind: "field", from: "Location.Remarks" } }],
			});
			expect(await rows(filled.uuid)).toBe(was);

			const mapping = { from: before, to: broken, fields: { "Location.Remarks": null } };
			await upgrade({ to: to(), mappings: new Map([[before, mapping]]) });
			const is = await read(filled.uuid);
			expect(is.flow.version).toBe(broken);
			expect(JSON.stringify(is.values)).not.toContain(remark);
			expect(JSON.stringify(is.history[0]?.values)).toContain(remark);
		});

		it("the database itself refuses a version that it does not keep", async () => {
			const { uuid } = await startProcess(test, cpo);
			const unknown = test.app.data.db.updateTable("realisation").set({ flow_version: "9.9.9" }).where("uuid", "=", uuid).execute();
			const outcome = await unknown.then(
				() => "written",
				() => "refused",
			);
			expect(outcome).toBe("refused");
		});
	});
});
