import {
	type Actor,
	advance,
	type CompiledFlow,
	type CompiledStep,
	contextOf,
	deriveTyped,
	type FieldError,
	needsAsking,
	previewSave,
	type RealisationRecord,
	realisationOf,
	type StepCode,
	type StepMode,
	type StepView,
	submissionOf,
	type TenantRules,
	type Values,
	viewStep,
} from "../../../../engine/index.ts";
import { demandedPaths } from "./demanded-paths.ts";
import type { StepRules, Strictness } from "./step-rules.ts";
import { tidyValues, valuesOfStep, withEmptyValues } from "./values-to-send.ts";

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
	const view = (record: RealisationRecord, values: Values, mode: StepMode): StepView => {
		const seen = viewStep(flow, realisationOf(record), step, actor, { mode, values: valuesOfStep(values, paths) }, now(), tenant);
		if (!seen) throw new Error("missing information regarding active step");
		return seen;
	};
	const toSend = (record: RealisationRecord, values: Values, { mode }: Strictness) => {
		const tidied = tidyValues(valuesOfStep(values, paths), record.values, paths);
		const { values: accepted } = submissionOf(flow, realisationOf(record), step, actor, tidied, now());
		return withEmptyValues(accepted, view(record, values, mode), compiled.form.fields);
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
		preview: (record, values, strictness) => {
			const preview = previewSave(flow, realisationOf(record), saving(record, values, strictness), actor, now(), tenant);
			return preview !== undefined && needsAsking(preview, strictness.mode === "view" ? "open" : strictness.mode) ? preview : null;
		},
		problems: (record, values, strictness) => {
			const command = {
				...saving(record, values, strictness),
				kind: "save-step" as const,
				target: target(record, values, strictness).code,
			};
			const outcome = advance(flow, realisationOf(record), command, actor, now(), { tenant });
			if (!outcome.refused) return [];
			return inFormOrder(outcome.errors.length > 0 ? outcome.errors : [{ path: "", message: outcome.message }], paths);
		},
	};
}

function followingIn(derivations: CompiledStep["form"]["derivations"], path: string): readonly string[] {
	const found = new Set([path]);
	// A set is walked with what is added on the way.
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
