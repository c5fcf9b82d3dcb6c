import type { Execution } from "../../command/execution.ts";
import type { CompiledStep, FlowChain } from "../../compile/compiled-flow.ts";
import { readPath } from "../../realisation/field-path.ts";
import { sameValue } from "../../realisation/same-value.ts";
import * as fieldTexts from "../../texts/fields.ts";
import type { FieldError } from "../../validation/field-error.ts";
import { begunItems, chainedItems, type Item } from "./chained-items.ts";

/**
 * Brings every list that follows from another in line with it, in the steps that were started: a correction, removal or approval in an
 * earlier step shows in the later ones at once. Steps that are still to come are not changed; their lists are created when they start.
 */
export function followChains(execution: Execution): void {
	for (const link of execution.flow.chains) {
		if (execution.state.steps[link.step.code] !== undefined) follow(execution, link);
	}
}

/** The same for the lists of one step, before its form is checked. */
export function followOwnChains(execution: Execution, step: CompiledStep): void {
	for (const link of execution.flow.chains) {
		if (link.step === step && link.chain.once !== true) follow(execution, link);
	}
}

function follow(execution: Execution, { list, chain, step }: FlowChain): void {
	const source = itemsAt(execution.workingCopy.values, chain.from);
	const own = itemsAt(execution.workingCopy.values, list);
	const fits = (item: Item): boolean => execution.flow.interpreter.holds(chain.when, { ...execution.context, item });
	if (chain.once !== true) {
		execution.workingCopy.set(list, filled(chainedItems({ chain, source, own, fits, now: execution.now })));
	} else if (execution.state.steps[step.code]?.startedAt !== execution.before.steps[step.code]?.startedAt) {
		execution.workingCopy.set(list, filled(begunItems({ chain, source, own, fits })));
	}
}

/** Changes to the step's chained lists that a person may not make. `given`: as submitted. */
export function chainErrors(execution: Execution, step: CompiledStep, given: ReadonlyMap<string, unknown>): readonly FieldError[] {
	return execution.flow.chains
		.filter((link) => link.step === step && link.chain.once !== true && given.has(link.list))
		.flatMap(({ list, chain }) => {
			const source = new Map(itemsAt(execution.before.values, chain.from).map((item) => [item.uuid, item]));
			const stored = new Map(itemsAt(execution.before.values, list).map((item) => [item.uuid, item]));
			return itemsIn(given.get(list)).flatMap((item, index): readonly FieldError[] => {
				const from = source.get(item.uuid);
				const known = stored.get(item.uuid);
				if (from === undefined) return chain.add === true || known !== undefined ? [] : [{ path: `${list}.${index}`, message: noAdding }];
				if (item.deleted_at !== undefined && !sameValue(item.deleted_at, known?.deleted_at)) {
					return [{ path: `${list}.${index}`, message: noRemoving }];
				}
				return (chain.read ?? [])
					.filter((name) => item[name] !== undefined && !sameValue(item[name], from[name]))
					.map((name) => ({ path: `${list}.${index}.${name}`, message: fieldTexts.notChangeable }));
			});
		});
}

const noAdding = fieldTexts.nothingAdded;
const noRemoving = fieldTexts.removedEarlierOnly;

/** Every item of a list in a chain has a uuid of its own: without one nothing could follow it. */
export function uuidErrors(execution: Execution, given: ReadonlyMap<string, unknown>): readonly FieldError[] {
	if (execution.flow.chainedLists.size === 0) return [];
	return [...execution.flow.chainedLists]
		.filter((list) => given.has(list))
		.flatMap((list) => {
			const seen = new Set<unknown>();
			return itemsIn(given.get(list)).flatMap(({ uuid }, index) => {
				const known = uuid === undefined || seen.has(uuid);
				seen.add(uuid);
				return known ? [{ path: `${list}.${index}.uuid`, message: fieldTexts.checkInput }] : [];
			});
		});
}

/**
 * The list to store for a submitted one: an item with a uuid that is left out was removed, and stays as a removed item. Nothing that was
 * ever saved is erased.
 */
export function withRemoved(stored: unknown, given: unknown, now: number): unknown {
	if (!Array.isArray(stored)) return given;
	const sent = new Set(itemsIn(given).map((item) => item.uuid));
	const gone = itemsIn(stored).filter((item) => typeof item.uuid === "string" && !sent.has(item.uuid));
	return gone.length === 0
		? given
		: [...(Array.isArray(given) ? given : []), ...gone.map((item) => ({ ...item, deleted_at: item.deleted_at ?? now }))];
}

function filled(items: readonly Item[]): readonly Item[] | undefined {
	return items.length === 0 ? undefined : items;
}

/** Items of a list, removed ones included. */
export function itemsAt(values: unknown, path: string): readonly Item[] {
	return itemsIn(readPath(values, path));
}

function itemsIn(value: unknown): readonly Item[] {
	return Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [];
}
