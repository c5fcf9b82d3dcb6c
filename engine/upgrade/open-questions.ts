import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { FlowChange, MappingNeed } from "../difference/flow-change.ts";
import { mayReceive } from "../difference/receivers.ts";
import type { Realisation } from "../realisation/realisation.ts";
import { changeKey, type UpgradeMapping } from "./upgrade-mapping.ts";
import { valuesAt } from "./values-at.ts";

/** The changes for which somebody must say what happens to this process's values, whether answered or not. */
export function needsOf(changes: readonly FlowChange[], realisation: Realisation): readonly FlowChange[] {
	return changes.filter((change) => change.severity === "needs-mapping" && concerns(change.mapping, realisation));
}

/**
 * The changes that keep this process on its version: those that no upgrade can handle, and those that concern it and that the mapping does
 * not answer. A removed field that it never filled in, for instance, does not concern it.
 */
export function openQuestions(
	changes: readonly FlowChange[],
	realisation: Realisation,
	to: CompiledFlow,
	mapping: UpgradeMapping | undefined,
): readonly FlowChange[] {
	return changes.filter(
		(change) =>
			change.severity === "breaking" ||
			(change.severity === "needs-mapping" &&
				concerns(change.mapping, realisation) &&
				!isAnswered(change, change.mapping ?? { kind: "consent" }, to, mapping)),
	);
}

function concerns(need: MappingNeed | undefined, { steps, values }: Realisation): boolean {
	switch (need?.kind) {
		case "step":
			return steps[need.from] !== undefined;
		case "field":
			return valuesAt(values, need.from).length > 0;
		case "option":
			return valuesAt(values, need.field).flat().includes(need.from);
		case "value":
			return valuesAt(values, need.field).length === 0;
		default:
			return true;
	}
}

function isAnswered(change: FlowChange, need: MappingNeed, to: CompiledFlow, mapping: UpgradeMapping | undefined): boolean {
	switch (need.kind) {
		case "step":
			return isAStep(own(mapping?.steps, need.from), to);
		case "field":
			return isReceived(need, own(mapping?.fields, need.from));
		case "option":
			return own(own(mapping?.options, need.field), String(need.from)) !== undefined;
		case "value":
			return own(mapping?.values, need.field) !== undefined;
		case "consent":
			return mapping?.accept?.includes(changeKey(change)) === true;
	}
}

const isReceived = (need: Extract<MappingNeed, { readonly kind: "field" }>, target: string | null | undefined): boolean =>
	target !== undefined && mayReceive(need, target);

/** Whether the code is a step of the new version, or deliberately none. */
function isAStep(code: string | null | undefined, to: CompiledFlow): boolean {
	return code === null || (code !== undefined && to.steps.has(code));
}

/** Reads own properties only: the mapping file was written by a person. */
export function own<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
	return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}
