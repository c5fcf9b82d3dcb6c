import type { Execution } from "../command/execution.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import type { FlowChange } from "../difference/flow-change.ts";
import type { StepStates } from "../progress/step-states.ts";
import { readPath } from "../realisation/field-path.ts";
import { WorkingCopy } from "../realisation/working-copy.ts";
import * as upgradeTexts from "../texts/upgrade.ts";
import { own } from "./open-questions.ts";
import type { UpgradeMapping } from "./upgrade-mapping.ts";
import { listPathOf } from "./values-at.ts";

type Item = Readonly<Record<string, unknown>>;

interface Mapping {
	readonly from: CompiledFlow;
	/** Between the two versions. */
	readonly changes: readonly FlowChange[];
	readonly steps: StepStates;
	readonly mapping: UpgradeMapping | undefined;
}

/**
 * Converts the values to those of the new version: options that are gone are replaced, fields move, and empty ones get what the mapping or,
 * for new fields, the form gives them. Returns why that is impossible.
 */
export function mapValues(execution: Execution, { from, changes, steps, mapping }: Mapping): readonly string[] {
	const reasons: string[] = [];
	/** A field as either version calls it. */
	const called = (path: string): string => {
		const label = from.labels.field(path);
		return label === path ? execution.flow.labels.field(path) : label;
	};
	for (const [path, options] of Object.entries(mapping?.options ?? {})) {
		const gone = changes.flatMap(({ mapping: need }) => (need?.kind === "option" && need.field === path ? [need.from] : []));
		// An answer about an option that is offered after all was given before it came back.
		const now = (value: unknown): unknown => (gone.some((option) => option === value) ? other(options, value) : value);
		replaceAt(execution.workingCopy, path, (value) => (Array.isArray(value) ? value.flatMap((one) => now(one) ?? []) : now(value)));
	}
	for (const [path, target] of Object.entries(mapping?.fields ?? {})) {
		reasons.push(...move(execution.workingCopy, path, target, called));
	}
	for (const [path, value] of Object.entries(mapping?.values ?? {})) {
		if (isEmpty(readPath(execution.workingCopy.values, path))) execution.workingCopy.set(path, value);
	}
	fillNewDefaults(execution, from, steps);
	return reasons;
}

/** The option that replaces this one; null for none. */
function other(options: Readonly<Record<string, unknown>>, value: unknown): unknown {
	const replacement = own(options, String(value));
	return replacement === undefined ? value : replacement;
}

function replaceAt(workingCopy: WorkingCopy, path: string, change: (value: unknown) => unknown): void {
	const { field, inItem } = listPathOf(path);
	const value = readPath(workingCopy.values, field);
	if (isEmpty(value)) return;
	if (inItem === undefined) {
		workingCopy.set(field, change(value));
	} else if (Array.isArray(value)) {
		workingCopy.set(
			field,
			value.map((item: Item) => (inItem === "" ? change(item) : changedItem(item, inItem, change))),
		);
	}
}

function changedItem(item: Item, path: string, change: (value: unknown) => unknown): Item {
	const workingCopy = new WorkingCopy(item);
	replaceAt(workingCopy, path, change);
	return workingCopy.result();
}

function move(workingCopy: WorkingCopy, path: string, target: string | null, called: (path: string) => string): readonly string[] {
	const [old, now] = [listPathOf(path), target === null ? undefined : listPathOf(target)];
	if (old.inItem !== undefined) {
		const field = now?.inItem;
		if (target !== null && (field === undefined || now?.field !== old.field))
			return [upgradeTexts.anotherItemList(called(path), called(target))];
		const inItem = old.inItem;
		const items = readPath(workingCopy.values, old.field);
		if (Array.isArray(items)) {
			const moved = items.map((item: Item) => {
				const inner = new WorkingCopy(item);
				const reasons = move(inner, inItem, field ?? null, called);
				return { item: inner.result(), reasons };
			});
			workingCopy.set(
				old.field,
				moved.map(({ item }) => item),
			);
			return [...new Set(moved.flatMap(({ reasons }) => reasons))];
		}
		return [];
	}
	const value = readPath(workingCopy.values, old.field);
	if (isEmpty(value)) return [];
	if (now !== undefined && !isEmpty(readPath(workingCopy.values, now.field)))
		return [upgradeTexts.twoValues(called(path), called(String(target)))];
	workingCopy.set(old.field, undefined);
	if (now !== undefined) workingCopy.set(now.field, value);
	return [];
}

/** A new field starts with its default, as in a new process, unless the step that asks for it is done. */
function fillNewDefaults(execution: Execution, from: CompiledFlow, steps: StepStates): void {
	for (const [path, step] of execution.flow.writtenIn) {
		const value = step.form.fields.get(path)?.places.find(({ readOnly }) => !readOnly)?.schema.default;
		const isDone = typeof steps[step.code]?.completedAt === "number";
		if (value !== undefined && !isDone && !from.shownIn.has(path) && isEmpty(readPath(execution.workingCopy.values, path))) {
			execution.workingCopy.set(path, value);
		}
	}
}
