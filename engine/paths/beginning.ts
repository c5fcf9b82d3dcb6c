import type { Actor } from "../access/index.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import type { Realisation } from "../realisation/realisation.ts";
import { codeOf, geographyCategory, geographyCodeOf } from "../record/stakeholders-in.ts";
import { startRealisation } from "../run/start-realisation.ts";
import { startOf } from "../scenario/start-of.ts";

/** How a walk begins: the input for starting a process. */
export interface Beginning {
	readonly type: string;
	readonly geographyCode: string;
	/** One slug for each category that the first step asks for. */
	readonly stakeholders: readonly string[];
}

/** A process of each of the types, in the first municipality that is offered or for the first customer, with the first stakeholder of every category. */
export function beginnings(flow: CompiledFlow, tenant: TenantDefinition, types: readonly string[]): readonly Beginning[] {
	const { municipalityOptions = [], stakeholders = [], municipalityDefault } = tenant;
	const offered = municipalityOptions.filter((option) => option.disabled !== true).map(({ value }) => value);
	const [first] = flow.order;
	const chosen = Object.entries(flow.definition.bindings.stakeholders).flatMap(([category, path]) => {
		const fitting = stakeholders.filter((one) => one.category === category && one.enabled !== false).map(({ slug }) => slug);
		const slug =
			category === "municipality"
				? (fitting.find((one) => codeOf(one) === municipalityDefault) ?? fitting.find((one) => offered.includes(codeOf(one))))
				: fitting[0];
		return slug !== undefined && path !== undefined && first?.form.fields.has(path) === true ? [slug] : [];
	});
	const owner = geographyCategory(flow.definition.bindings);
	const geographyCode = geographyCodeOf(owner, chosen.find((slug) => slug.startsWith(`${owner}|`)) ?? "");
	return types.map((type) => ({ type, geographyCode, stakeholders: chosen }));
}

/** @throws when the process cannot be started with this input: the tenant's files lack what its first step requires. */
export function begin(
	flow: CompiledFlow,
	tenant: TenantDefinition,
	{ type, stakeholders }: Beginning,
	actor: Actor,
	now: number,
): Realisation {
	const outcome = startRealisation(flow, startOf(flow, tenant, { type, stakeholders }), actor, now);
	if (outcome.refused) throw new Error(`no process can be started: ${outcome.message} ${JSON.stringify(outcome.errors)}`);
	return outcome.realisation;
}
