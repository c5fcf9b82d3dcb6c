import { describe, expect, it } from "@jest/globals";
import {
	type Actor,
	advance,
	ajvValidators,
	available,
	type CompiledFlow,
	compileFlow,
	everySection,
	type Outcome,
	realisationOf,
	rulesOf,
	type Scenario,
	type ScenarioMoment,
	scenarioMoments,
	standaloneSection,
	type TenantDefinition,
	type ValidatorOf,
	viewStep,
} from "../../engine/index.ts";
import { readFlow } from "../../scripts/flow/read-flow.ts";
import { flowFolders, readFolder } from "../../scripts/flow/read-folder.ts";
import { validatorsOf } from "../../web/flows/load-validators.ts";
import { gaps, play } from "../../web/workbench/playing/play.ts";
import { previewProcess, processAt } from "../../web/workbench/preview/preview-process.ts";

type Made = Parameters<typeof validatorsOf>[0];

/** As the frame of a preview has them: one module a section. */
async function sectionModules(folder: string): Promise<ValidatorOf> {
	const made = new Map<string, ValidatorOf>();
	for (const [key, { schema }] of everySection(readFlow(folder).flow)) {
		const module = (await import(`data:text/javascript,${encodeURIComponent(standaloneSection(schema))}`)) as { readonly default: Made };
		made.set(key, validatorsOf(module.default));
	}
	return (key, schema) => {
		const validators = made.get(key);
		if (validators === undefined) throw new Error(`no validators of ${key}`);
		return validators("section", schema);
	};
}

/** What somebody with a role sees of every step: the states, and what its page offers. */
function seen(flow: CompiledFlow, tenant: TenantDefinition, realisation: ScenarioMoment["realisation"], now: number) {
	const rules = rulesOf(tenant);
	const roles = [...new Set(flow.order.flatMap(({ definition: { access } }) => [...access.edit, ...access.read]))];
	return roles.map((role) => {
		const actor: Actor = { userId: `scenario-${role}`, roles: [role] };
		const { steps, status } = available(flow, realisation, actor, rules);
		const pages = steps.map(({ code, state }) => {
			const { values } = realisation;
			const view = viewStep(flow, realisation, code, actor, { mode: "view", values }, now, rules);
			return { code, state, buttons: view?.buttons, locked: view?.locked, reason: view?.lockReason };
		});
		return { role, status, pages };
	});
}

const told = (outcome: Outcome) =>
	outcome.refused
		? { refused: outcome.code, message: outcome.message, errors: outcome.errors }
		: { events: outcome.events.map(({ type }) => type) };

/** The largest and the smallest of the delivered tenants differ most. */
const folders = flowFolders("flows");
const chosen = folders;

describe.each(chosen)("the preview of %s", (folder) => {
	it("shows at every moment of every scenario the states, buttons and refusals of the product", async () => {
		const { flow: resolved, tenant } = readFlow(folder);
		if (tenant === undefined) throw new Error("no tenant");
		const product = compileFlow(resolved, { validators: ajvValidators() });
		const shown = compileFlow(resolved, { validators: await sectionModules(folder) });
		const scenarios = readFolder(folder).scenarios.flatMap(({ definition }) => definition ?? []) as readonly Scenario[];
		let refusals = 0;
		let moments = 0;
		for (const scenario of scenarios) {
			const other = scenarioMoments(shown, tenant, scenario);
			for (const moment of scenarioMoments(product, tenant, scenario)) {
				const beside = other.next().value as ScenarioMoment;
				const { outcome, realisation, now } = moment;
				if (outcome === undefined || beside.outcome === undefined) throw new Error("nothing was asked");
				expect(told(beside.outcome)).toEqual(told(outcome));
				// Through the record, which is all that the page in the frame is given.
				const record = processAt({ flow: shown, tenant }, beside).record();
				expect(seen(shown, tenant, realisationOf(record), now)).toEqual(seen(product, tenant, realisation, now));
				moments += 1;
				if (outcome.refused) refusals += 1;
			}
		}
		expect(moments).toBeGreaterThan(20);
		expect(refusals).toBeGreaterThan(0);
	});

	it("refuses an empty step as the product does, and keeps nothing of it", async () => {
		const { flow: resolved, tenant } = readFlow(folder);
		if (tenant === undefined) throw new Error("no tenant");
		const product = compileFlow(resolved, { validators: ajvValidators() });
		const shown = compileFlow(resolved, { validators: await sectionModules(folder) });
		const scenarios = readFolder(folder).scenarios.flatMap(({ definition }) => definition ?? []) as readonly Scenario[];
		let tried = 0;
		for (const scenario of scenarios) {
			for (const moment of scenarioMoments(shown, tenant, scenario)) {
				if (moment.outcome?.refused !== false) continue;
				for (const step of Object.keys(moment.realisation.steps)) {
					const process = processAt({ flow: shown, tenant }, moment);
					const before = JSON.stringify(process.record());
					const actor: Actor = { userId: "werkbank", roles: [...(shown.steps.get(step)?.definition.access.edit ?? [])] };
					const command = { kind: "save-step", step, complete: true, correction: false, target: step, values: {} } as const;
					const said = process.send(command, actor);
					const surroundings = { tenant: rulesOf(tenant), files: moment.files, saved: true };
					expect(told(said)).toEqual(told(advance(product, moment.realisation, command, actor, moment.now, surroundings)));
					if (said.refused) expect(JSON.stringify(process.record())).toBe(before);
					tried += 1;
				}
			}
		}
		expect(tried).toBeGreaterThan(50);
	});
});

it("a step where no scenario comes is shown by a walk that is offered for it, and open", () => {
	const folder = folders.at(-1) ?? "";
	const { flow, tenant } = readFlow(folder);
	if (tenant === undefined) throw new Error("no tenant");
	const [first, ...rest] = flow.steps;
	if (first === undefined) throw new Error("no steps");
	const { access } = first;
	const added = {
		uuid: "6f2a7c1e-0b5d-4b7e-9a51-3f0f6c1d2e3a",
		code: "98",
		label: "Extra controle",
		version: "1.0.0",
		access,
		sections: [],
	};
	const steps = [{ ...first, next: [{ to: added.code }] }, added, ...rest];
	const question = { flow: { ...flow, steps }, tenant, scenarios: {}, validators: {} };
	const validators = ajvValidators();
	const compiled = compileFlow(question.flow, { validators });
	const wish = { step: added.code, role: access.edit[0] ?? "", state: "open", day: "", filled: false } as const;
	expect(previewProcess({ flow: compiled, tenant, scenarios: [] }, wish)).toBeNull();
	const { offered } = gaps(question, validators, play(question, validators).coverage);
	const shown = previewProcess({ flow: compiled, tenant, scenarios: offered.map(({ scenario }) => scenario) }, wish);
	expect(shown === null ? null : realisationOf(shown.record()).steps[added.code]).toMatchObject({ completedAt: null });
});
