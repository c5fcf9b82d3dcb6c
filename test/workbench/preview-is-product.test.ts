import { afterAll, describe, expect, it } from "@jest/globals";
import {
	type Actor,
	advance,
	ajvValidators,
	available,
	type Command,
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
import { answerCalls } from "../../web/workbench/preview/preview-api.ts";
import { type PreviewProcess, previewProcess, previewUuid, processAt } from "../../web/workbench/preview/preview-process.ts";

type Made = Parameters<typeof validatorsOf>[0];

/** The validators in the form that the frame of a preview has: one module per section. */
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

/** The frame, whose page makes the same calls as to the server. */
interface Acting {
	readonly process: PreviewProcess;
	readonly tenant: TenantDefinition;
	readonly actor: Actor;
}
let acting: Acting | null = null;
const frame = { fetch: (_address: string, _init?: RequestInit): Promise<Response> => Promise.reject(new Error("a call left the frame")) };
Object.defineProperty(globalThis, "window", { value: frame, configurable: true });
answerCalls(() => acting);
afterAll(() => {
	Reflect.deleteProperty(globalThis, "window");
});

interface Answer {
	readonly status: number;
	readonly body: { readonly code?: string; readonly message?: string; readonly errors?: readonly unknown[]; readonly data?: unknown };
}

async function asked(on: Acting, path: string, sent?: object): Promise<Answer> {
	acting = on;
	const init = sent === undefined ? {} : { method: "POST", body: JSON.stringify(sent) };
	const answer = await frame.fetch(`/api/v1/${on.tenant.slug}/processes/realisation/${previewUuid}${path}`, init);
	return { status: answer.status, body: (await answer.json()) as Answer["body"] };
}

interface Tried {
	readonly path: string;
	/** The body that the product's page sends. */
	readonly sent: object;
	/** The command that it stands for. */
	readonly command: Command;
	readonly roles: readonly string[];
}

/** Every step submitted empty, and a status without a reason and with one. */
function triedAt(
	flow: CompiledFlow,
	{ access, onHoldReasons, cancelReasons }: TenantDefinition,
	steps: readonly string[],
): readonly Tried[] {
	const saves = steps.map((step): Tried => {
		const intent = { step, complete: true, correction: false, target: step };
		const roles = flow.steps.get(step)?.definition.access.edit ?? [];
		return { path: "", sent: { intent, data: { status: {}, values: {} } }, command: { kind: "save-step", ...intent, values: {} }, roles };
	});
	const reasons = [["onhold", onHoldReasons] as const, ["cancelled", cancelReasons] as const];
	const statuses = reasons.flatMap(([status, known]) =>
		["", known[0]?.value ?? "", known.at(-1)?.value ?? ""].map((reason): Tried => {
			const data = { status, action: "enable", reason, comment: "" } as const;
			return { path: "/status", sent: { data }, command: { kind: "set-status", ...data }, roles: access.canChangeStatus ?? [] };
		}),
	);
	return [...saves, ...statuses];
}

const folders = flowFolders("flows");

describe.each(folders)("the preview of %s", (folder) => {
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
				// Through the record, which is all that the page in the frame receives.
				const record = processAt({ flow: shown, tenant }, beside).record();
				expect(seen(shown, tenant, realisationOf(record), now)).toEqual(seen(product, tenant, realisation, now));
				moments += 1;
				if (outcome.refused) refusals += 1;
			}
		}
		expect(moments).toBeGreaterThan(20);
		expect(refusals).toBeGreaterThan(0);
	});

	it("answers a step sent empty, and a change of status, as the product does, and keeps nothing of what it refuses", async () => {
		const { flow: resolved, tenant } = readFlow(folder);
		if (tenant === undefined) throw new Error("no tenant");
		const product = compileFlow(resolved, { validators: ajvValidators() });
		const shown = compileFlow(resolved, { validators: await sectionModules(folder) });
		const scenarios = readFolder(folder).scenarios.flatMap(({ definition }) => definition ?? []) as readonly Scenario[];
		let tried = 0;
		for (const scenario of scenarios) {
			for (const moment of scenarioMoments(shown, tenant, scenario)) {
				if (moment.outcome?.refused !== false) continue;
				const surroundings = { tenant: rulesOf(tenant), files: moment.files, saved: true };
				for (const { path, sent, command, roles } of triedAt(shown, tenant, Object.keys(moment.realisation.steps))) {
					const process = processAt({ flow: shown, tenant }, moment);
					const before = JSON.stringify(process.record());
					const actor: Actor = { userId: "werkbank", roles };
					const expected = told(advance(product, moment.realisation, command, actor, moment.now, surroundings));
					const on = { process, tenant, actor };
					const { status, body } = await asked(on, path, sent);
					const { code: refused, message, errors } = body;
					if ("refused" in expected) {
						expect([status, { refused, message, errors }]).toEqual([400, expected]);
						expect(JSON.stringify(process.record())).toBe(before);
					} else expect([status, (await asked(on, "")).body.data]).toEqual([200, body.data]);
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
