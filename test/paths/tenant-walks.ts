import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
	type Advanced,
	advance,
	ajvValidators,
	begin,
	type CompiledFlow,
	compileFlow,
	type FlowDefinition,
	type PlannedAct,
	paths,
	type Realisation,
	type RealisationEvent,
	resolveBlocks,
	type TenantDefinition,
	type TenantRules,
} from "../../engine/index.ts";
import { blocks } from "../../schemas/index.ts";

const folder = join(import.meta.dirname, "../../flows");

/** One act of a generated walk, with the process before it and the engine's result. */
export interface WalkedAct {
	readonly before: Realisation;
	readonly act: PlannedAct;
	readonly outcome: Advanced;
	/** Everything that happened before this act. */
	readonly events: readonly RealisationEvent[];
}

/** A tenant of the project, with walks that cover everything in its flow. */
export interface TenantWalks {
	readonly slug: string;
	readonly flow: CompiledFlow;
	readonly rules: TenantRules;
	/** The walks, act by act. */
	walks(): readonly (readonly WalkedAct[])[];
}

export const tenantWalks: readonly TenantWalks[] = readdirSync(folder)
	.filter((slug) => existsSync(join(folder, slug, "flow.json")))
	.map((slug) => {
		const tenant = read<TenantDefinition>(slug, "tenant.json");
		const flow = compileFlow(resolveBlocks(read<FlowDefinition>(slug, "flow.json"), blocks), { validators: ajvValidators() });
		const { onHoldReasons, cancelReasons, access, sharedLocations = false, canResetDateValue = false } = tenant;
		const rules = { onHoldReasons, cancelReasons, access, sharedLocations, canResetDateValue };
		let found: readonly (readonly WalkedAct[])[] | undefined;
		return {
			slug,
			flow,
			rules,
			walks: () => {
				found ??= walksOf(flow, tenant, rules);
				return found;
			},
		};
	});

function walksOf(flow: CompiledFlow, tenant: TenantDefinition, rules: TenantRules): readonly (readonly WalkedAct[])[] {
	return paths(flow, tenant).paths.map(({ beginning, starter, startsAt, acts }) => {
		let before = begin(flow, tenant, beginning, actorIn(starter), startsAt);
		const events: RealisationEvent[] = [];
		return acts.map((act) => {
			const { step, target, values } = act;
			const command = { kind: "save-step", step, target, values, complete: true, correction: false } as const;
			const outcome = advance(flow, before, command, actorIn(act.as), act.at, { tenant: rules });
			if (outcome.refused) throw new Error(JSON.stringify(outcome));
			const walked = { before, act, outcome, events: [...events] };
			events.push(...outcome.events);
			before = outcome.realisation;
			return walked;
		});
	});
}

function read<Content>(...path: readonly string[]): Content {
	return JSON.parse(readFileSync(join(folder, ...path), "utf8")) as Content;
}

/** An actor with only this role. */
export function actorIn(role: string) {
	return { userId: `walker-${role}`, roles: [role] };
}
