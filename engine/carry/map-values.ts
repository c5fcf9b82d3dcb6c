import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import { Draft } from "../run/draft.ts";
import { readPath } from "../run/field-path.ts";
import type { StepStates } from "../run/step-states.ts";
import type { Turn } from "../run/turn.ts";
import type { CarryMapping } from "./carry-mapping.ts";
import { own } from "./open-questions.ts";
import { listPathOf } from "./values-at.ts";

type Item = Readonly<Record<string, unknown>>;

/**
 * Lets the values become those of the new version: options are replaced, fields move, empty ones get
 * what the mapping or, for fields that are new, the form gives them. Returns why that cannot be done.
 */
export function mapValues(turn: Turn, from: CompiledFlow, steps: StepStates, mapping: CarryMapping | undefined): readonly string[] {
	const reasons: string[] = [];
	for (const [path, options] of Object.entries(mapping?.options ?? {})) {
		replaceAt(turn.draft, path, (value) =>
			Array.isArray(value) ? value.flatMap((one) => other(options, one) ?? []) : other(options, value),
		);
	}
	for (const [path, target] of Object.entries(mapping?.fields ?? {})) {
		reasons.push(...move(turn.draft, path, target));
	}
	for (const [path, value] of Object.entries(mapping?.values ?? {})) {
		if (isEmpty(readPath(turn.draft.values, path))) {
			turn.draft.set(path, value);
		}
	}
	fillNewDefaults(turn, from, steps);
	return reasons;
}

/** The option that takes the place of this one; null for none. */
function other(options: Readonly<Record<string, unknown>>, value: unknown): unknown {
	const replacement = own(options, String(value));
	return replacement === undefined ? value : replacement;
}

function replaceAt(draft: Draft, path: string, change: (value: unknown) => unknown): void {
	const { field, inItem } = listPathOf(path);
	const value = readPath(draft.values, field);
	if (isEmpty(value)) {
		return;
	}
	if (inItem === undefined) {
		draft.set(field, change(value));
	} else if (Array.isArray(value)) {
		draft.set(
			field,
			value.map((item: Item) => (inItem === "" ? change(item) : changedItem(item, inItem, change))),
		);
	}
}

function changedItem(item: Item, path: string, change: (value: unknown) => unknown): Item {
	const draft = new Draft(item);
	replaceAt(draft, path, change);
	return draft.result();
}

function move(draft: Draft, path: string, target: string | null): readonly string[] {
	const [old, now] = [listPathOf(path), target === null ? undefined : listPathOf(target)];
	if (old.inItem !== undefined) {
		const field = now?.inItem;
		if (target !== null && (field === undefined || now?.field !== old.field)) {
			return [`De waarde van '${path}' kan alleen naar een veld van dezelfde lijst, niet naar '${target}'.`];
		}
		const inItem = old.inItem;
		const items = readPath(draft.values, old.field);
		if (Array.isArray(items)) {
			const moved = items.map((item: Item) => {
				const inner = new Draft(item);
				const reasons = move(inner, inItem, field ?? null);
				return { item: inner.result(), reasons };
			});
			draft.set(
				old.field,
				moved.map(({ item }) => item),
			);
			return [...new Set(moved.flatMap(({ reasons }) => reasons))];
		}
		return [];
	}
	const value = readPath(draft.values, old.field);
	if (isEmpty(value)) {
		return [];
	}
	if (now !== undefined && !isEmpty(readPath(draft.values, now.field))) {
		return [`Zowel '${path}' als '${target}' heeft een waarde.`];
	}
	draft.set(old.field, undefined);
	if (now !== undefined) {
		draft.set(now.field, value);
	}
	return [];
}

/** A field that is new starts with its default, as in a process that is new, unless the step that asks for it is done. */
function fillNewDefaults(turn: Turn, from: CompiledFlow, steps: StepStates): void {
	for (const [path, step] of turn.flow.writtenIn) {
		const value = step.form.fields.get(path)?.places.find(({ readOnly }) => !readOnly)?.schema.default;
		const isDone = typeof steps[step.code]?.completedAt === "number";
		if (value !== undefined && !isDone && !from.shownIn.has(path) && isEmpty(readPath(turn.draft.values, path))) {
			turn.draft.set(path, value);
		}
	}
}
