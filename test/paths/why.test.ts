import { describe, expect, it } from "@jest/globals";
import {
	type Actor,
	type Availability,
	ajvValidators,
	available,
	type CompiledFlow,
	compileFlow,
	fieldsRead,
	maskFor,
	readPath,
	rulesOf,
	type Scenario,
	scenarioMoments,
	type Values,
	viewStep,
	whatOpens,
	why,
	withValueAt,
} from "../../engine/index.ts";
import { readFlow } from "../../scripts/flow/read-flow.ts";
import { flowFolders, readFolder } from "../../scripts/flow/read-folder.ts";
import { actorIn, tenantWalks, type WalkedAct } from "./tenant-walks.ts";

/** Texts of a process that occur where the person may not look, and nowhere else. */
function canaries(values: object, hidden: readonly string[]): readonly string[] {
	const texts: { readonly path: string; readonly text: string }[] = [];
	const walk = (node: unknown, path: string): void => {
		if (typeof node === "string" && node.length > 5) texts.push({ path, text: node });
		else if (typeof node === "object" && node !== null)
			for (const [name, inner] of Object.entries(node)) walk(inner, path === "" ? name : `${path}.${name}`);
	};
	walk(values, "");
	const isHidden = (path: string) => hidden.some((each) => path === each || path.startsWith(`${each}.`));
	const seen = new Set(texts.filter(({ path }) => !isHidden(path)).map(({ text }) => text));
	return texts.filter(({ path, text }) => isHidden(path) && !seen.has(text)).map(({ text }) => text);
}

describe.each(flowFolders("flows"))("'Waarom?' in %s", (folder) => {
	it("has an answer for everything that a step hides or closes by a rule, to every role, and tells nobody what they may not see", () => {
		const { flow: resolved, tenant } = readFlow(folder);
		if (tenant === undefined) throw new Error("no tenant");
		const flow = compileFlow(resolved, { validators: ajvValidators() });
		const rules = rulesOf(tenant);
		const roles = [...new Set(flow.order.flatMap(({ definition: { access } }) => [...access.edit, ...access.read]))];
		const scenarios = readFolder(folder).scenarios.flatMap(({ definition }) => definition ?? []) as readonly Scenario[];
		const asked = { hidden: 0, masked: 0, told: 0 };
		for (const scenario of scenarios) {
			let last: { readonly realisation: Parameters<typeof why>[1]; readonly now: number } | undefined;
			for (const { realisation, now } of scenarioMoments(flow, tenant, scenario)) last = { realisation, now };
			if (last === undefined) continue;
			for (const role of roles) look({ userId: "x", roles: [role] }, last.realisation, last.now);
		}
		expect(asked.hidden + asked.told).toBeGreaterThan(20);
		if (roles.some((role) => maskFor(flow, { roles: [role] }) !== null)) expect(asked.masked).toBeGreaterThan(0);

		function look(actor: Actor, realisation: Parameters<typeof why>[1], now: number): void {
			const secrets = canaries(realisation.values, maskFor(flow, actor)?.hidden ?? []);
			const openings = JSON.stringify([...whatOpens(flow, realisation, actor, now, rules)]);
			for (const secret of secrets) expect(openings).not.toContain(secret);
			for (const { code } of available(flow, realisation, actor, rules).steps as Availability["steps"]) {
				const told = why(flow, realisation, code, actor, now);
				const text = JSON.stringify(told);
				for (const secret of secrets) expect(text).not.toContain(secret);
				asked.masked += secrets.length;
				const shown = viewStep(flow, realisation, code, actor, { mode: "view" }, now, rules);
				const drawn = new Set(shown?.sections.map(({ section }) => section.id));
				const answered = (about: string, name: string) =>
					told.some((each) => each.about === about && each.name === name && !each.holds && each.facts.length > 0);
				for (const section of flow.steps.get(code)?.definition.sections ?? []) {
					if (section.when === undefined || section.roles !== undefined || drawn.has(section.id)) continue;
					expect(answered("section", section.title ?? section.id)).toBe(true);
					asked.hidden++;
				}
				for (const { section, fields } of shown?.sections ?? []) {
					for (const [path, rule] of Object.entries(section.fields ?? {})) {
						if (rule.when === undefined || fields[path]?.shown !== false) continue;
						expect(answered("field", flow.labels.field(path))).toBe(true);
						asked.hidden++;
					}
				}
				for (const { facts, sentence } of told) {
					asked.told++;
					expect(facts.length).toBeGreaterThan(0);
					for (const fact of facts) expect(fact.sentence).not.toBe("");
					if (facts.some(({ holds }) => holds === null)) expect(sentence).toBeNull();
				}
			}
		}
	});
});

it("a message at a field is explained by that field, when it has no answer and the rule asks about it", () => {
	const lacking = tenantWalks.reduce(
		(count, { flow, walks }) =>
			count +
			walks()
				.flat()
				.reduce((found, walked) => found + lookAt(flow, walked), 0),
		0,
	);
	expect(lacking).toBeGreaterThan(100);

	function lookAt(flow: CompiledFlow, { before, act }: WalkedAct): number {
		const { definition, form } = flow.steps.get(act.step) ?? {};
		if (definition === undefined || form === undefined) throw new Error(`no step ${act.step}`);
		const full = [...form.fields.keys()].reduce<Values>(
			(values, path) => withValueAt(values, path, readPath(act.values, path)),
			before.values,
		);
		const rules = [
			...definition.sections.flatMap(({ save = [], complete = [] }) => [...save, ...complete]),
			...(definition.complete ?? []),
		];
		let found = 0;
		for (const { unless, field, message } of rules) {
			if (field === undefined || !fieldsRead(unless, flow.conditions).includes(field)) continue;
			const told = why(flow, before, act.step, actorIn(act.as), act.at, withValueAt(full, field, undefined));
			for (const { facts } of told.filter(({ about, name, holds }) => about === "rule" && name === message && holds === false)) {
				found++;
				expect(facts.flatMap(({ values }) => values.map(({ label }) => label))).toContain(flow.labels.field(field));
			}
		}
		return found;
	}
});
