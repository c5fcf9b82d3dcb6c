import type { FlowDefinition, JsonPath, Parsed, Problem, TenantDefinition } from "../definition/index.ts";
import { nearestName } from "../definition/nearest-name.ts";
import { isObject } from "../json/json-object.ts";
import type { Scenario } from "../scenario/scenario.ts";
import type { FlowNames } from "./check-flow.ts";
import { errorAt, type Finding } from "./places/finding.ts";

interface About {
	readonly flow: Parsed<FlowDefinition>;
	readonly names: FlowNames;
	readonly tenant: TenantDefinition | undefined;
}

/** Everything wrong with a scenario that was read: every name in it must exist in its flow and its tenant. Never throws. */
export function checkScenario(parsed: Parsed<Scenario>, { flow, names: { steps, fields }, tenant }: About): readonly Problem[] {
	const { definition: scenario, source, problems } = parsed;
	if (scenario === undefined || flow.definition === undefined) return problems;
	const found = [
		...(tenant === undefined ? [] : ofTenant(scenario, tenant)),
		...scenario.instructions.flatMap(({ do: act, step, target, reason, with: typed = {}, expect }, index): readonly Finding[] => {
			const place: JsonPath = ["instructions", index];
			return [
				...named("unknown-step", step, steps, "step", [...place, "step"]),
				...named("unknown-step", target, steps, "step", [...place, "target"]),
				...named("unknown-step", expect?.step ?? undefined, steps, "step", [...place, "expect", "step"]),
				...Object.keys(expect?.steps ?? {}).flatMap((code) =>
					named("unknown-step", code, steps, "step", [...place, "expect", "steps", code]),
				),
				// A command that is expected to be refused may name a field or a reason that does not exist.
				...(expect?.refused === undefined ? unknownFields(typed, [], [...place, "with"], fields) : []),
				...(expect?.refused === undefined ? unknownReason(reason, tenant, act, [...place, "reason"]) : []),
				...unknownReason(expect?.reason ?? undefined, tenant, "any", [...place, "expect", "reason"]),
				...unknownFields(expect?.values ?? {}, [], [...place, "expect", "values"], fields),
				...(expect?.marks ?? []).flatMap((mark, at) =>
					named("unknown-mark", mark, flow.definition?.marks ?? [], "mark", [...place, "expect", "marks", at]),
				),
			];
		}),
	];
	return [...problems, ...found.map(source.place)];
}

function ofTenant({ given }: Scenario, tenant: TenantDefinition): readonly Finding[] {
	const types = tenant.processTypes.map(({ value }) => value);
	const parties = (tenant.stakeholders ?? []).map(({ slug }) => slug);
	return [
		...named("unknown-process-type", given?.type, types, "process type", ["given", "type"]),
		...(given?.stakeholders ?? []).flatMap((slug, index) =>
			named("unknown-stakeholder", slug, parties, "stakeholder", ["given", "stakeholders", index]),
		),
	];
}

/** `act`: what the reason is for, which decides the list that has to have it. */
function unknownReason(reason: string | undefined, tenant: TenantDefinition | undefined, act: string, path: JsonPath): readonly Finding[] {
	if (tenant === undefined) return [];
	const { onHoldReasons, cancelReasons } = tenant;
	const known = [...(act === "cancel" ? [] : onHoldReasons), ...(act === "onhold" ? [] : cancelReasons)].map(({ value }) => value);
	return named("unknown-reason", reason, known, "reason", path);
}

/** Values are given by path or nested; a field's own value may contain anything. */
function unknownFields(
	values: Readonly<Record<string, unknown>>,
	above: readonly string[],
	place: JsonPath,
	fields: readonly string[],
): readonly Finding[] {
	return Object.entries(values).flatMap(([name, value]): readonly Finding[] => {
		const path = [...above, name].join(".");
		const inside = fields.some((field) => field.startsWith(`${path}.`));
		if (isObject(value) && inside) return unknownFields(value, [...above, name], [...place, name], fields);
		return inside ? [] : named("unknown-field", path, fields, "field", [...place, name]);
	});
}

function named(code: string, asked: string | undefined, known: readonly string[], noun: string, path: JsonPath): readonly Finding[] {
	if (asked === undefined || known.includes(asked)) return [];
	return [
		errorAt(
			code,
			{ path },
			{
				message: `There is no ${noun} "${asked}".`,
				remedy: known.length > 0 && known.length <= 40 ? `Use one of: ${known.join(", ")}.` : `Name a ${noun} of the flow or the tenant.`,
				didYouMean: () => nearestName(asked, known),
			},
		),
	];
}
