import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ajvValidators, compileFlow, type Milestone, observedFlow, type PathPlan, paths } from "../../engine/index.ts";
import { safetyNetsOf } from "../../scripts/flow/paths-of-folders.ts";
import { readTenants } from "../../server/tenants/read-tenants.ts";
import { describeOnEveryDatabase } from "../../server/test-support/databases.ts";
import { coverageTable } from "./coverage-table.ts";
import { type EveryTenant, everyTenant } from "./every-tenant.ts";
import { walkPath } from "./walk-path.ts";

const slugs = readTenants("flows").map(({ definition }) => definition.slug);

const textsOf = (milestones: readonly Milestone[]) => milestones.map(({ id, text }) => `${text} [${id}]`);

describeOnEveryDatabase("generated paths", (make) => {
	let all: EveryTenant;
	beforeAll(async () => {
		all = await everyTenant(await make());
	});
	afterAll(() => all.close());

	describe.each(slugs)("of %s", (slug) => {
		const nets = safetyNetsOf(join("flows", slug));
		const passed = new Set<string>();
		let plan: PathPlan;
		beforeAll(() => {
			const { flow, definition } = all.tenant(slug);
			plan = paths(flow.compiled, definition);
			// From here on the server itself reports what the machine did.
			Object.defineProperty(flow, "compiled", { value: observedFlow(flow.compiled, (id) => passed.add(id)) });
		});

		it("are found for everything but what is a safety net, which nothing leads to", () => {
			expect(plan.cutOff).toBe(false);
			expect(textsOf(plan.missed.filter(({ id }) => nets[id] === undefined))).toEqual([]);
			expect(plan.missed.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(nets)));
		});

		it("go over the API as planned, past every step, branch, effect, editor and combination of sub-steps", async () => {
			const differences: string[] = [];
			for (const path of plan.paths) {
				const walked = await walkPath(all, slug, path, (id) => passed.add(id));
				differences.push(...walked.differences);
			}
			const milestones = plan.milestones.filter(({ id }) => nets[id] === undefined);
			const calls = plan.paths.reduce((count, { acts }) => count + acts.length + 1, 0);
			process.stdout.write(coverageTable(slug, milestones, passed, plan.paths.length, calls));
			for (const [id, reason] of Object.entries(nets)) process.stdout.write(`  safety net, not walked: ${id}. ${reason}\n`);
			expect(differences).toEqual([]);
			expect(textsOf(milestones.filter(({ id }) => !passed.has(id)))).toEqual([]);
		}, 600_000);

		it("miss a branch that is planted where nobody can come, and name it", () => {
			const { flow, definition } = all.tenant(slug);
			const [first, ...others] = flow.definition.steps;
			if (first === undefined) throw new Error("a flow has steps");
			const never = { and: [{ completed: first.code }, { "!": { completed: first.code } }] };
			const to = others.at(-1)?.code ?? first.code;
			const next = [{ when: never, to, label: "Nooit" }, ...(first.next ?? [])];
			const planted = compileFlow({ ...flow.definition, steps: [{ ...first, next }, ...others] }, { validators: ajvValidators() });
			expect(textsOf(paths(planted, definition).missed)).toContain(`branch 1 (Nooit) of step ${first.code} [branch ${first.code}/0]`);
		});
	});
});
