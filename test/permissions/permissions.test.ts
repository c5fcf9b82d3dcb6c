import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ajvValidators, compileFlow, paths, type RealisationRecord, rolesOf } from "../../engine/index.ts";
import { flowVersion } from "../../server/flows/flow-version.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { type Reply, TestPerson } from "../../server/test-support/test-person.ts";
import { type EveryTenant, everyTenant } from "../paths/every-tenant.ts";
import { actions, harmless } from "./actions.ts";
import { expectedRows } from "./expected-rows.ts";
import { answerFor, type PermissionRow, readTable, tableFile } from "./permission-table.ts";
import { make, type Situation, situationsOf } from "./situations.ts";

const reading =
	"Who may do what with a process of this tenant: per state and step (- for the process as a whole) the roles for which an action succeeds. " +
	"`instead` names roles that are refused for another reason than the right; every other role is refused with 403. Rights add up over the roles " +
	"of a person (D-50). The page docs/permissions shows it as tables. Written by `UPDATE=1` before the test of the same name; read the difference.";

/** "succeeds", or the status of a refusal with its code where that is not the status's usual one. */
function told({ status, body }: Reply): string {
	const usual: Readonly<Record<number, string>> = { 403: "forbidden", 404: "not-found" };
	return status < 400 ? "succeeds" : usual[status] === body.code ? String(status) : `${status} ${body.code}`;
}

const tenants = readTenants("flows").map(({ definition, flow }) => {
	const plan = paths(compileFlow(flow, { validators: ajvValidators() }), definition);
	const version = flowVersion(flow);
	return { slug: definition.slug, situations: situationsOf(version.compiled, plan), expected: { definition, flow: version } };
});

/** The expected rows: the table that people have reviewed, or the outcome of the decided rules where nobody has reviewed one yet. */
function rowsOf({ slug, situations, expected }: (typeof tenants)[number]): readonly PermissionRow[] {
	return readTable(slug)?.rows ?? expectedRows(expected, situations);
}

describe.each(tenants)("the table of permissions of $slug", ({ slug, situations, expected }) => {
	it("says what the tenant's lists and the steps' roles come to", () => {
		const rows = expectedRows(expected, situations);
		if (process.env.UPDATE === "1") {
			const lines = rows.map(
				(row) =>
					`\t\t${JSON.stringify(row)
						.replaceAll(/([{,:])(?=["[{])/g, "$1 ")
						.replaceAll("}", " }")}`,
			);
			writeFileSync(tableFile(slug), `{\n\t"reading": ${JSON.stringify(reading)},\n\t"rows": [\n${lines.join(",\n")}\n\t]\n}\n`);
		}
		expect(readTable(slug) ?? { reading, rows }).toEqual({ reading, rows });
	});

	it("names every step that can be filled in, every role and every action at least once", () => {
		const rows = rowsOf({ slug, situations, expected });
		const leaves = [...expected.flow.compiled.order].filter(({ children }) => children.length === 0).map(({ code }) => code);
		for (const state of ["open", "not started"]) {
			const named = new Set(rows.filter((row) => row.state === state).map(({ step }) => step));
			expect(leaves.filter((code) => !named.has(code) && !(state === "not started" && code === leaves[0]))).toEqual([]);
		}
		expect(rows.map(({ action }) => action).filter((action) => actions[action] === undefined)).toEqual([]);
	});
});

describeOnEveryDatabase("permissions", (open) => {
	let all: EveryTenant;
	beforeAll(async () => {
		all = await everyTenant(await open());
	});
	afterAll(() => all.close());
	const rolesIn = (slug: string) => rolesOf(all.tenant(slug).definition).map(({ role }) => role);

	describe.each(tenants)("of $slug", ({ slug, situations, expected }) => {
		const rows = rowsOf({ slug, situations, expected });

		it.each([...new Set(rows.map(({ step }) => step))])(
			"are as the table says, for every role, in step %s",
			async (step) => {
				const differences: string[] = [];
				for (const situation of situations.filter((one) => one.step === step)) {
					const own = rows.filter((row) => row.step === step && row.state === situation.state);
					differences.push(...(await tried(situation, own)));
				}
				expect(differences).toEqual([]);
			},
			600_000,
		);

		/** Refusals first, on one process that they must leave unchanged; then successes, on a new process wherever they change it. */
		async function tried(situation: Situation, own: readonly PermissionRow[]): Promise<readonly string[]> {
			const differences: string[] = [];
			const compare = (who: string, row: PermissionRow, wanted: string, reply: Reply): void => {
				const is = told(reply);
				if (is !== wanted)
					differences.push(
						`${row.state}, step ${row.step}: ${row.action} by ${who}: the table says ${wanted}, the answer is ${is} ${reply.status < 400 ? "" : reply.text}`,
					);
			};
			let record = await make(all, slug, situation);
			const was = await stored(record);
			const act = (row: PermissionRow, person: TestPerson, on: RealisationRecord) =>
				(actions[row.action] ?? unknown)({ all, slug, situation, person, record: on });
			for (const row of own) {
				for (const role of rolesIn(slug).filter((one) => answerFor(row, one) !== "succeeds")) {
					compare(role, row, answerFor(row, role), await act(row, all.person(slug, role), record));
				}
				if (row.may.length === 0) compare("somebody with every role", row, together(row), await act(row, withEveryRole(), record));
				const [holder] = row.may;
				if (holder !== undefined) {
					compare("nobody of the tenant", row, "403", await act(row, new TestPerson(all.app, slug, {}), record));
					compare(
						`${holder} of another tenant`,
						row,
						"403",
						await act(row, new TestPerson(all.app, slug, { elsewhere: { [holder]: ["*"] } }), record),
					);
					const answer = row.action.startsWith("list") ? "succeeds" : row.action === "start another" ? "403" : "404";
					compare(`${holder} elsewhere`, row, answer, await act(row, all.person(slug, holder, ["9999"]), record));
				}
			}
			if ((await stored(record)) !== was) differences.push(`${situation.state}, step ${situation.step}: a refusal changed something`);
			for (const row of own) {
				const holders = row.may.map((role) => [role, all.person(slug, role)] as const);
				const everybody = row.may.length > 0 ? [["somebody with every role", withEveryRole()] as const] : [];
				for (const [who, person] of [...holders, ...everybody]) {
					const reply = await act(row, person, record);
					compare(who, row, "succeeds", reply);
					if (!harmless.has(row.action)) record = await make(all, slug, situation);
					else if (reply.status < 400) record = await current(record, situation);
				}
			}
			return differences;
		}

		function withEveryRole(): TestPerson {
			return new TestPerson(all.app, slug, { [slug]: Object.fromEntries(rolesIn(slug).map((role) => [role, ["*"]])) });
		}

		/** The record as an editor of the step sees it: with all its values. */
		async function current(record: RealisationRecord, { path, step }: Situation): Promise<RealisationRecord> {
			const editors = all.tenant(slug).flow.compiled.steps.get(step)?.definition.access.edit ?? [path.starter];
			return (await all.person(slug, editors[0] ?? path.starter).get(`processes/realisation/${record.uuid}`)).body.data;
		}

		async function stored({ uuid }: RealisationRecord): Promise<string> {
			const rows = await all.app.data.db.selectFrom("realisation").selectAll().where("uuid", "=", uuid).execute();
			// A refused save names files that somebody with the right uploaded for it.
			return JSON.stringify(rows.map(({ files: _, ...row }) => row));
		}
	});

	it("finds an answer that is not the table's", async () => {
		const [one] = tenants;
		const situation = one?.situations.find(({ state }) => state === "open");
		if (one === undefined || situation === undefined) throw new Error("no step is open");
		const record = await make(all, one.slug, situation);
		const reply = await (actions.save ?? unknown)({ all, slug: one.slug, situation, person: all.person(one.slug, "guest"), record });
		expect(told(reply)).not.toBe("succeeds");
	});
});

/** Rights add up (D-50): if a refusal is about more than a lack of rights, somebody with every role gets it too. */
function together({ instead = {} }: PermissionRow): string {
	const answers = Object.values(instead);
	return answers.find((answer) => answer !== "404") ?? answers[0] ?? "403";
}

const unknown = (): Promise<Reply> => Promise.reject(new Error("the table names an action that the test does not know"));
