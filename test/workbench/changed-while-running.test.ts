import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import {
	applyEdits,
	type BundleFiles,
	changeKey,
	type Edit,
	type FlowChange,
	type FlowDefinition,
	leavingStep,
	placeInMapping,
	type RealisationRecord,
	removePartEdits,
	renameEdits,
	resolveBlocks,
	tiesOf,
} from "../../engine/index.ts";
import { blocks } from "../../schemas/index.ts";
import { bundleFiles } from "../../server/tenants/bundle-files.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { defaultTenantFolder } from "../../server/test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { Reply, TestPerson } from "../../server/test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../server/test-support/test-process.ts";

interface Answers {
	readonly uuid: string;
	readonly number: number;
	readonly obstacles: readonly { readonly code: string; readonly message: string }[];
	readonly outcome: string;
	readonly reasons: readonly string[];
	readonly active: { readonly activation: number };
	readonly activations: readonly { readonly number: number }[];
	readonly processes: readonly { readonly uuid: string; readonly outcome: string; readonly step: string | null }[];
	readonly needs: readonly { readonly from: string; readonly change: FlowChange; readonly open: number }[];
	readonly steps: readonly { readonly step: string; readonly label: string }[];
}
const data = ({ body }: Reply) => body.data as unknown as Answers;

const { access } = JSON.parse(readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8")) as { access: object };
const tenantFile = { access: { ...access, design: ["developer"], publish: ["admin"] } };
/** A section of the flow's own in its first step: fields of blocks get their names from the blocks. */
const note = {
	id: "note",
	title: "Nota",
	schema: { type: "object", properties: { Note: { type: "object", properties: { Words: line("Woorden") } } } },
};
function line(title: string) {
	return { type: "string", title, format: "unicode", maxLength: 200 };
}

/** The steps of twenty processes at the time when the flow changes. */
const standing = ["1", "1", "1", "1", "1", "2", "2", "2", "2", "4", "4", "4", "4", "5", "5", "5", "5", "6", "6", "6"];
/** How a process passes each step, and who does it. */
const past: readonly Passing[] = [
	{ step: "1", to: "2", who: "cpo", values: {} },
	{ step: "2", to: "4", who: "municipality", values: { Advice: { Advice: "yes" } } },
	{ step: "4", to: "5", who: "municipality", values: { TrafficDecision: { PublicationDate: "2026-10-01" } } },
	{ step: "5", to: "6", who: "cpo", values: { GridConnection: { RequestDate: "2026-10-12" } } },
];
interface Passing {
	readonly step: string;
	readonly to: string;
	readonly who: "cpo" | "municipality";
	readonly values: Readonly<Record<string, object>>;
}

const alterFlow = (flow: FlowDefinition) => {
	const [first, ...others] = flow.steps;
	return { ...flow, steps: [{ ...first, sections: [...(first?.sections ?? []), note] }, ...others] } as FlowDefinition;
};
/** The folder of the active flow. */
const folder = (): BundleFiles => {
	const files = new Map(bundleFiles(resolve("flows", defaultTenantFolder()), "all"));
	files.set("flow.json", JSON.stringify(alterFlow(JSON.parse(files.get("flow.json") ?? "") as FlowDefinition)));
	return files;
};

describeOnEveryDatabase("a tenant that is changed while twenty processes run", (make) => {
	let test: TestApp;
	let people: Readonly<Record<"cpo" | "municipality" | "designer" | "publisher" | "colleague", TestPerson>>;
	let from: string;
	const to = "90.0.0";
	const running: { uuid: string; step: string; words: string }[] = [];

	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "publish" }, { tenantFile, alterFlow });
		people = {
			cpo: test.person({ cpo: ["*"] }),
			municipality: test.person({ municipality: ["*"] }),
			designer: test.person({ developer: ["*"] }, test.tenant, { userId: "designer" }),
			publisher: test.person({ admin: ["*"] }, test.tenant, { userId: "publisher" }),
			colleague: test.person({ admin: ["*"] }, test.tenant, { userId: "colleague" }),
		};
		from = test.app.tenants.find(test.tenant)?.flow.version ?? "";
		await learnSteps(people.cpo);
		for (const [number, step] of standing.entries()) running.push(await begun(step, `Nota ${number}`));
	});
	afterAll(() => test.close());

	/** A process at this step, with a text of its own. */
	async function begun(step: string, words: string) {
		let record = await startProcess(test, people.cpo);
		const first = { ...stepOne(record), Note: { Words: words } };
		if (step === "1") record = await saved(people.cpo, record, stepSave(record, "1", first));
		for (const passing of past) {
			if (passing.step === step) break;
			record = await passed(record, passing, passing.step === "1" ? first : grown(record, passing.values));
		}
		return { uuid: record.uuid, step, words };
	}
	const passed = (
		record: RealisationRecord,
		{ step, to: target, who }: Omit<Passing, "values">,
		values: Readonly<Record<string, unknown>>,
	) => saved(people[who], record, stepSave(record, step, values, { complete: true, target }));
	/** Groups of a record with other values merged into them. */
	function grown({ values }: RealisationRecord, more: Readonly<Record<string, object>>) {
		const stands = values as Readonly<Record<string, object>>;
		return Object.fromEntries(Object.entries(more).map(([group, given]) => [group, { ...stands[group], ...given }]));
	}
	const recordOf = async (uuid: string) =>
		(await people.cpo.get(`processes/realisation/${uuid}`)).body.data as unknown as RealisationRecord;
	const standsIn = (record: RealisationRecord) => record.flow.state.find(({ completed_at }) => completed_at === null)?.step;
	const rows = () =>
		test.app.data.db.selectFrom("realisation").select(["uuid", "flow_version", "record", "event_count"]).orderBy("uuid").execute();
	const impact = async (path: string) => data(await people.designer.get(path));

	/** A field added, one renamed, a step split in two, a role added that sees one, and a step removed: as the screens write it. */
	function everyChange(begin: BundleFiles): readonly Edit[] {
		const edits: Edit[] = [];
		let files = begin;
		const act = (made: (flow: FlowDefinition) => readonly Edit[]): void => {
			const next = made(JSON.parse(files.get("flow.json") ?? "") as FlowDefinition);
			const edited = applyEdits(files, next);
			if ("refused" in edited) throw new Error(edited.message);
			files = edited.bundle;
			edits.push(...next);
		};
		const stepAt = (flow: FlowDefinition, code: string) => ({ key: "uuid", is: flow.steps.find((step) => step.code === code)?.uuid ?? "" });
		// Their acts would have to be written again.
		act(() => [...files.keys()].filter((path) => path.startsWith("scenarios/")).map((file) => ({ op: "text", file, value: null })));
		act(() => renameEdits(files, "Note.Words", "Gist"));
		act((flow) => {
			const group = ["steps", stepAt(flow, "1"), "sections", { key: "id", is: "note" }, "schema", "properties", "Note", "properties"];
			return [{ op: "add", file: "flow.json", at: group, name: "More", value: line("Meer") }];
		});
		act((flow) => {
			const six = flow.steps.find(({ code }) => code === "6");
			const split = { ...six, uuid: "6f2a7c1e-0b5d-4b7e-9a51-3f0f6c1d2e3a", code: "9", label: "Voorbereiding", sections: [] };
			const behind = { key: "uuid", is: split.uuid };
			const moved = ["steps", stepAt(flow, "6"), "sections", { key: "block", is: "preparation-dates" }];
			return [
				{ op: "add", file: "flow.json", at: ["steps"], value: split, before: stepAt(flow, "7") },
				{ op: "move", file: "flow.json", at: moved, to: ["steps", behind, "sections"] },
			];
		});
		act((flow) => {
			const place = ["steps", flow.steps.findIndex(({ code }) => code === "5")];
			const leaving = leavingStep(resolveBlocks(flow, blocks).steps, "5", place);
			return removePartEdits(
				files,
				leaving,
				tiesOf(files, leaving).map((tie) => [tie, tie.goes === undefined ? "keep" : "remove"]),
			);
		});
		act((flow) => [
			{ op: "add", file: "tenant.json", at: [], name: "roles", value: { "design-review": { label: "Welstand" } } },
			{ op: "add", file: "tenant.json", at: ["access", "realisationlist"], value: "design-review" },
			{ op: "add", file: "flow.json", at: ["steps", stepAt(flow, "1"), "access", "read"], value: "design-review" },
			{ op: "set", file: "flow.json", at: ["version"], value: to },
		]);
		return edits;
	}

	it("tells it before, takes all twenty along, loses nothing, holds nobody up, and goes back", async () => {
		const { designer, publisher, colleague, cpo } = people;
		const { uuid } = data(await designer.post("designs", { data: { name: "Alles anders" } }));
		const edit = async (revision: number, edits: readonly Edit[]) => {
			const answer = await designer.post(`designs/${uuid}/edits`, { data: { revision, edits } });
			expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.anything()]);
		};
		await edit(0, everyChange(folder()));

		// The dry run: shows which answers are needed, and writes nothing.
		const before = await rows();
		const asked = await impact(`designs/${uuid}/impact`);
		expect(asked.processes).toHaveLength(20);
		expect(asked.processes.every(({ outcome }) => outcome === "choice")).toBe(true);
		const answers: Readonly<Record<string, string>> = { "Note.Words": "Note.Gist", "5": "6" };
		const said: Record<string, Record<string, string | null>> = {};
		const accept: string[] = [];
		for (const { change } of asked.needs) {
			const [part = "", what = ""] = placeInMapping(change);
			if (part === "accept") accept.push(changeKey(change));
			else said[part] = { ...said[part], [what]: answers[what] ?? null };
		}
		await edit(1, [{ op: "text", file: `mappings/${from}.json`, value: JSON.stringify({ from, to, ...said, accept }) }]);
		const answered = await impact(`designs/${uuid}/impact`);
		expect(answered.processes.map(({ outcome }) => outcome)).toEqual(standing.map(() => "along"));
		expect(await rows()).toEqual(before);

		// The gate requires somebody else's approval for the role, and nothing else.
		const gate = data(await publisher.get(`designs/${uuid}/gate`));
		expect(gate.obstacles.map(({ code, message }) => (code === "second-person" ? code : message))).toEqual(["second-person"]);
		expect((await colleague.post(`designs/${uuid}/approve`, { data: { revision: 2 } })).status).toBe(200);
		const made = await publisher.post(`designs/${uuid}/release`, { data: { revision: 2, note: "Alles anders" } });
		expect(made.status).toBe(201);
		const { activation } = gate.active;
		const order = { release: data(made).number, active: activation };
		expect((await publisher.post("designs/releases/activate", { data: order })).status).toBe(200);

		for (const { uuid: process } of running) {
			const taken = data(await publisher.post(`processes/realisation/${process}/take-along`, { data: { to } }));
			expect([taken.outcome, taken.reasons]).toEqual(["along", []]);
		}
		const reviewer = test.person({ "design-review": ["*"] });
		for (const { uuid: process, step, words } of running) {
			const record = await recordOf(process);
			expect([standsIn(record), record.values]).toMatchObject([step === "5" ? "6" : step, { Note: { Gist: words } }]);
			// Former values can still be read unchanged.
			expect(record.history[0]?.values).toMatchObject({ Note: { Words: words } });
		}
		const [seen] = running;
		expect((await reviewer.get(`processes/realisation/${seen?.uuid}`)).status).toBe(200);
		const flow = test.app.tenants.find(test.tenant)?.flow.uuid ?? "";
		const former = data(await cpo.get(`processes/specification/${flow}?version=${from}`));
		expect(former.steps.map(({ step }) => step)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);

		// One process from each step continues, and where the step was split, through both halves.
		await learnSteps(cpo);
		for (const passing of past.slice(0, 3)) {
			const record = await recordOf(running.find(({ step }) => step === passing.step)?.uuid ?? "");
			const first = { ...stepOne(record), Note: { Gist: "Verder", More: "Meer" } };
			// The step after the removed one now follows the step before it.
			const next = passing.to === "5" ? "6" : passing.to;
			const went = await passed(record, { ...passing, to: next }, passing.step === "1" ? first : grown(record, passing.values));
			expect(standsIn(went)).toBe(next);
		}
		for (const was of ["5", "6"]) {
			const planned = await recordOf(running.find(({ step }) => step === was)?.uuid ?? "");
			const day = grown(planned, { PlannedRealisation: { PlannedDate: "2026-12-12" } });
			const half = await passed(planned, { step: "6", to: "9", who: "cpo" }, day);
			expect(standsIn(half)).toBe("9");
			const ordered = { PlannedRealisation: { ChargePointOrderDate: "2026-11-18" } };
			expect(standsIn(await passed(half, { step: "9", to: "7", who: "cpo" }, ordered))).toBe("7");
		}

		// Rolling back: the former release is activated again; a process that cannot return says why, and continues where it is.
		expect((await colleague.post("designs/releases/1/approve", { data: { active: activation + 1 } })).status).toBe(200);
		const back = { release: 1, active: activation + 1, reason: "Toch niet" };
		expect((await publisher.post("designs/releases/roll-back", { data: back })).status).toBe(200);
		expect(test.app.tenants.find(test.tenant)?.flow.version).toBe(from);
		const [stays] = running;
		const untaken = data(await publisher.post(`processes/realisation/${stays?.uuid}/take-along`, { data: { to: from } }));
		expect(untaken.outcome).toBe("stays");
		expect(untaken.reasons).not.toEqual([]);
		expect((await recordOf(stays?.uuid ?? "")).values).toMatchObject({ Note: { Gist: "Verder", More: "Meer" } });
		const waiting = await recordOf(running.filter(({ step }) => step === "2")[1]?.uuid ?? "");
		expect(
			standsIn(
				await passed(waiting, past[1] ?? { step: "2", to: "4", who: "municipality" }, grown(waiting, { Advice: { Advice: "yes" } })),
			),
		).toBe("4");
		expect((await startProcess(test, cpo)).flow.version).toBe(from);
	});
});
