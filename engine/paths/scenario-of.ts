import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import { fileFieldsOf } from "../documents/file-fields.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";
import { advance } from "../run/advance.ts";
import { filledIn } from "../scenario/filled-in.ts";
import { recorded } from "../scenario/recorded.ts";
import type { Instruction, Scenario } from "../scenario/scenario.ts";
import { rulesOf, scenarioMoments } from "../scenario/scenario-moments.ts";
import type { PlannedPath } from "./paths.ts";

/** Day on which walks begin, and so do the scenarios derived from them. */
const firstDay = "2026-01-05";

/** A walk as a scenario, up to the first act that a scenario cannot express. */
export function scenarioOf(flow: CompiledFlow, tenant: TenantDefinition, path: PlannedPath, name: string): Scenario {
	const { type, stakeholders } = path.beginning;
	const given = { type, at: firstDay, ...(stakeholders.length === 0 ? {} : { stakeholders: [...stakeholders] }) };
	const rules = rulesOf(tenant);
	const instructions: Instruction[] = [];
	for (const { as, step, target, values } of path.acts) {
		const last = lastOf(flow, tenant, { name, given, instructions });
		if (last === undefined) break;
		const act = (command: Parameters<typeof advance>[2]) =>
			advance(flow, last.realisation, command, { userId: `scenario-${as}`, roles: [as] }, last.now, { tenant: rules });
		const command = {
			...({ kind: "save-step", step, complete: true, correction: false, target } as const),
			values: filledIn(values, storedFiles(flow, last.realisation, values)),
		};
		const outcome = act(command);
		if (outcome.refused) break;
		const instruction = recorded(flow, { realisation: last.realisation, command, as, outcome, instead: act, rules });
		if (instruction === null) break;
		instructions.push(instruction);
	}
	return { name, given, instructions };
}

/** A walk contains files that nobody uploaded; where the process has files by now, these are what a form shows. */
function storedFiles(flow: CompiledFlow, realisation: Realisation, values: Values): Values {
	return Object.fromEntries(
		fileFieldsOf(flow).flatMap(({ path }) => {
			const stored = readPath(realisation.values, path);
			return stored === undefined || readPath(values, path) === undefined ? [] : [[path, stored] as const];
		}),
	);
}

function lastOf(
	flow: CompiledFlow,
	tenant: TenantDefinition,
	scenario: Scenario,
): { readonly realisation: Realisation; readonly now: number } | undefined {
	let last: { readonly realisation: Realisation; readonly now: number } | undefined;
	for (const { realisation, now, outcome } of scenarioMoments(flow, tenant, scenario)) {
		if (outcome?.refused !== false) return undefined;
		last = { realisation, now };
	}
	return last;
}
