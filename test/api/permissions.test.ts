import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { type TestApp, testApp } from "../../server/test-support/test-app.ts";
import type { Reply, TestPerson } from "../../server/test-support/test-person.ts";
import { startProcess } from "../../server/test-support/test-process.ts";
import { actions } from "./harness/permission-actions.ts";
import { ProcessStates } from "./harness/process-states.ts";

interface Row {
	readonly state: string;
	readonly step: string;
	readonly action: string;
	readonly cpo: string;
	readonly municipality: string;
	readonly rule: string;
}

/** Who gets the same answer whatever the process is like. */
interface Everywhere {
	readonly who: string;
	readonly answer: string;
	readonly create?: string;
	readonly list?: string;
}

const table = JSON.parse(readFileSync(join(import.meta.dirname, "permissions.json"), "utf8")) as {
	readonly tenant: string;
	readonly everywhere: readonly Everywhere[];
	readonly rows: readonly Row[];
};

/** "200", or the status of a refusal with its code where that is not the status's usual one. */
function told({ status, body }: Reply): string {
	const usual: Readonly<Record<number, string>> = { 403: "forbidden", 404: "not-found" };
	return status < 400 || usual[status] === body.code ? String(status) : `${status} ${body.code}`;
}

const succeeds = (answer: string) => answer.startsWith("2");

/** Rights add up: who holds both roles gets the success of either, else what is more than a lack of rights. */
function both({ cpo, municipality }: Row): string {
	return [cpo, municipality].find(succeeds) ?? [cpo, municipality].find((answer) => answer !== "403") ?? "403";
}

describeOnEveryDatabase("T04 the table of permissions", (make) => {
	let test: TestApp;
	let states: ProcessStates;
	let people: ReadonlyMap<string, TestPerson>;
	beforeAll(async () => {
		test = await testApp(await make());
		people = new Map([
			["cpo", test.person({ cpo: ["*"] })],
			["municipality", test.person({ municipality: ["0202", "0268"] })],
			["both", test.person({ cpo: ["0202"], municipality: ["0202"] })],
			["no role", test.person({})],
			["role in another tenant", test.person({ cpo: ["*"], municipality: ["*"] }, test.otherTenant)],
			["cpo elsewhere", test.person({ cpo: ["0200", "202", "02020"] })],
			["municipality elsewhere", test.person({ municipality: ["0268"] })],
			...table.everywhere.map(({ who }): [string, TestPerson] => [who, test.person({ [who]: ["*"] })]).filter(([who]) => !/ /.test(who)),
		]);
		states = new ProcessStates(test, { cpo: person("cpo"), municipality: person("municipality") });
	}, 60_000);
	afterAll(() => test.close());

	function person(who: string): TestPerson {
		const found = people.get(who);
		if (found === undefined) throw new Error(`nobody is called ${who}`);
		return found;
	}

	it("is of the tenant under test, and names every step of it and every action", () => {
		expect(table.tenant).toBe(test.tenant);
		const steps = test.app.tenants.find(test.tenant)?.flow.definition.steps.map(({ code }) => code) ?? [];
		for (const action of ["save", "complete"]) {
			expect(table.rows.filter((row) => row.state === "open" && row.action === action).map(({ step }) => step)).toEqual(steps);
		}
		expect(new Set(table.rows.map(({ action }) => action))).toEqual(new Set(Object.keys(actions)));
	});

	it("gives the editors of a step, and nobody else, what the flow's access list says", () => {
		const editors = new Map(test.app.tenants.find(test.tenant)?.flow.definition.steps.map(({ code, access }) => [code, access.edit]));
		for (const row of table.rows.filter(({ state, action }) => state === "open" && action === "save")) {
			const allowed = (["cpo", "municipality"] as const).filter((role) => succeeds(row[role]));
			expect([row.step, editors.get(row.step)]).toEqual([row.step, allowed]);
		}
	});

	describe.each(table.rows)("$state, step $step: $action ($rule)", (row) => {
		const expected = new Map([
			["cpo", row.cpo],
			["municipality", row.municipality],
			["both", both(row)],
			...table.everywhere.map((one): [string, string] => {
				const own = row.action === "create" ? one.create : row.action === "list" ? one.list : undefined;
				return [one.who, own ?? one.answer];
			}),
		]);

		it("answers everybody as the table says, and changes nothing for who is refused", async () => {
			const seen = new Map<string, string>();
			const shared = await states.at(row.state, row.step);
			const act = async (who: string, record: RealisationRecord) =>
				seen.set(who, told(await (actions[row.action] ?? noAction)({ test, person: person(who), record, step: row.step })));
			const writes = !["read", "list"].includes(row.action);
			for (const [who, answer] of expected) {
				if (!writes || !succeeds(answer)) await act(who, shared);
			}
			const after = await person("cpo").get(`processes/realisation/${shared.uuid}`);
			if (writes) expect(after.body.data).toEqual(shared);
			for (const [who, answer] of expected) {
				if (writes && succeeds(answer)) await act(who, await states.at(row.state, row.step));
			}
			expect(Object.fromEntries(seen)).toEqual(Object.fromEntries([...seen.keys()].map((who) => [who, expected.get(who)])));
			expect(seen.size).toBe(expected.size);
		});
	});

	it("finds an answer that is not the table's", async () => {
		const record = await startProcess(test, person("cpo"));
		const answer = await (actions.save ?? noAction)({ test, person: person("municipality"), record, step: "1" });
		expect(told(answer)).not.toBe("200");
	});
});

const noAction = (): Promise<Reply> => Promise.reject(new Error("the table names an action that the test does not know"));
