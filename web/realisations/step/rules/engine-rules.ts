import {
	type Actor,
	type CompiledFlow,
	type CompiledStep,
	contextOf,
	deriveTyped,
	type FieldError,
	filledInDuringTyping,
	memberOf,
	needsAsking,
	previewSave,
	type RealisationRecord,
	realisationOf,
	type StepCode,
	type StepField,
	type StepView,
	saveStep,
	submissionOf,
	type TenantRules,
	type Values,
	viewStep,
	withValueAt,
} from "../../../../engine/index.ts";
import { valueAt } from "../../../forms/value-at.ts";
import { demandedPaths } from "./demanded-paths.ts";
import type { StepRules, Strictness } from "./step-rules.ts";

interface RulesFor {
	readonly flow: CompiledFlow;
	readonly step: StepCode;
	readonly actor: Actor;
	readonly tenant: TenantRules;
	/** Instant in milliseconds. A function, because a screen may stay open past midnight. */
	readonly now: () => number;
}

/** Implements `StepRules` with the engine that the server runs, so that both always agree. */
export function createStepRules({ flow, step, actor, tenant, now }: RulesFor): StepRules {
	const compiled = flow.steps.get(step);
	if (!compiled) throw new Error("missing information regarding active step");
	const { derivations } = compiled.form;
	const paths = [...compiled.form.fields.keys()];
	const filledIn = (record: RealisationRecord, values: Values) =>
		filledInDuringTyping(flow, compiled, realisationOf(record), actor, now(), values);
	const view: StepRules["view"] = (record, values, mode, elsewhere) => {
		const typed = withoutTurnedDown(valuesOfStep(values, paths), filledIn(record, values));
		const looking = { mode, values: typed, ...(elsewhere === undefined ? {} : { elsewhere }) };
		const seen = viewStep(flow, realisationOf(record), step, actor, looking, now(), tenant);
		if (!seen) throw new Error("missing information regarding active step");
		return seen;
	};
	const toSend = (record: RealisationRecord, values: Values, { mode }: Strictness) => {
		const tidied = tidyValues(valuesOfStep(values, paths), record.values, paths);
		const { values: accepted } = submissionOf(flow, realisationOf(record), step, actor, tidied, now());
		return withEmptyValues(accepted, view(record, values, mode), compiled.form.fields, filledIn(record, values));
	};
	const target = (record: RealisationRecord, values: Values, { mode, complete }: Strictness) => {
		const code = complete && mode !== "correction" ? (view(record, values, mode).target ?? step) : step;
		return { code, uuid: flow.steps.get(code)?.definition.uuid ?? "" };
	};
	const saving = (record: RealisationRecord, values: Values, strictness: Strictness) => ({
		step,
		complete: strictness.complete && strictness.mode !== "correction",
		correction: strictness.mode === "correction",
		values: toSend(record, values, strictness),
	});
	const effects: StepRules["effects"] = (record, values, strictness) =>
		previewSave(flow, realisationOf(record), saving(record, values, strictness), actor, now(), tenant);
	return {
		paths,
		view,
		toSend,
		target,
		demanded: (record, values) =>
			demandedPaths(compiled.definition.sections, values, (rule, tried) =>
				flow.interpreter.holds(rule.unless, contextOf(flow, realisationOf(record), actor, now(), tried)),
			),
		startingValues: (record) => record.values,
		derive: (before, after, changed, record) =>
			deriveTyped(flow, compiled, realisationOf(record), actor, now(), { before, after, changed }),
		following: (path) => followingIn(derivations, path),
		effects,
		preview: (record, values, strictness) => {
			const preview = effects(record, values, strictness);
			return preview !== undefined && needsAsking(preview, strictness.mode === "view" ? "open" : strictness.mode) ? preview : null;
		},
		problems: (record, values, strictness) => {
			const command = {
				...saving(record, values, strictness),
				kind: "save-step" as const,
				target: target(record, values, strictness).code,
			};
			// Calls `saveStep` rather than the general command handler, which would make the page load the code for every command.
			const outcome = saveStep(flow, realisationOf(record), command, actor, now(), { tenant });
			if (!outcome.refused) return [];
			return inFormOrder(outcome.errors.length > 0 ? outcome.errors : [{ path: "", message: outcome.message }], paths);
		},
	};
}

function followingIn(derivations: CompiledStep["form"]["derivations"], path: string): readonly string[] {
	const found = new Set([path]);
	// Iterating over a set includes elements added during the iteration.
	for (const source of found) {
		for (const { field, on } of derivations) if (on === undefined || on === source) found.add(field);
	}
	found.delete(path);
	return [...found];
}

function inFormOrder(errors: readonly FieldError[], paths: readonly string[]): readonly FieldError[] {
	const place = ({ path }: FieldError) => {
		const found = paths.findIndex((candidate) => path === candidate || path.startsWith(`${candidate}.`));
		return found === -1 ? paths.length : found;
	};
	return errors.toSorted((one, other) => place(one) - place(other));
}

/** Picks the step's own fields out of the values. */
export function valuesOfStep(values: Values, paths: readonly string[]): Values {
	return paths.reduce<Values>((picked, path) => withValueAt(picked, path, valueAt(values, path)), {});
}

/** Drops list items that were added and removed without a save in between, and blank texts in lists. */
export function tidyValues(values: Values, stored: Values, paths: readonly string[]): Values {
	return paths.reduce<Values>((tidied, path) => {
		const value = valueAt(tidied, path);
		return Array.isArray(value) ? withValueAt(tidied, path, tidyList(value, valueAt(stored, path))) : tidied;
	}, values);
}

function tidyList(items: readonly unknown[], stored: unknown): readonly unknown[] {
	const known = Array.isArray(stored) ? stored.length : 0;
	return items.filter((item, index) => item !== "" && !(index >= known && isRemoved(item)));
}

function isRemoved(item: unknown): boolean {
	return memberOf(item, "deleted_at") !== undefined;
}

/**
 * Adds the `ui:options.emptyValue` of fields that are empty and editable, and an empty text or list for those that were filled in during
 * typing (`filledIn`): otherwise the server would fill in anew what the person took out.
 */
export function withEmptyValues(
	values: Values,
	view: StepView,
	fields: ReadonlyMap<string, StepField>,
	filledIn: ReadonlyMap<string, unknown> = new Map(),
): Values {
	return [...fields].reduce<Values>((sent, [path, { places }]) => {
		if (valueAt(sent, path) !== undefined) return sent;
		if (!view.sections.some((section) => section.fields[path]?.writable)) return sent;
		return withValueAt(
			sent,
			path,
			places.map(({ section }) => emptyValueIn(section.ui, path)).find((value) => value !== undefined) ?? filledIn.get(path),
		);
	}, values);
}

/**
 * The input, with an empty text or list in place of each missing value that was filled in during typing: the person removed it, and
 * nothing may be derived as if it were there.
 */
function withoutTurnedDown(values: Values, filledIn: ReadonlyMap<string, unknown>): Values {
	return [...filledIn].reduce<Values>(
		(all, [path, empty]) => (valueAt(all, path) === undefined ? withValueAt(all, path, empty) : all),
		values,
	);
}

function emptyValueIn(ui: unknown, path: string): unknown {
	return memberOf(valueAt(ui, `${path}.ui:options`), "emptyValue");
}
