import type { RealisationRecord, StepMode, Values } from "../../../../engine/index.ts";
import type { StepRules } from "../rules/step-rules.ts";

/** Fields that the person can edit, given these values. */
export function fillableIn(rules: StepRules, record: RealisationRecord, values: Values, mode: StepMode): ReadonlySet<string> {
	const { sections } = rules.view(record, values, mode);
	return new Set(rules.paths.filter((path) => sections.some(({ fields }) => fields[path]?.writable === true)));
}

/** The mode that the record allows: "view" if the step is open, or if it cannot be unlocked as wanted. */
export function modeFor(rules: StepRules, record: RealisationRecord, wanted: StepMode): StepMode {
	if (wanted === "view" || !rules.view(record, record.values, "view").locked) return "view";
	return rules.view(record, record.values, wanted).locked ? "view" : wanted;
}

interface Work {
	readonly values: Values;
	/** Fields with unsaved work. */
	readonly paths: readonly string[];
	/** Ways to unlock a closed step, in order of preference. */
	readonly wanted: readonly StepMode[];
}

/** The first mode in which all of the work can be edited, else the first possible one; "view" if there is none. */
export function writableMode(rules: StepRules, record: RealisationRecord, { values, paths, wanted }: Work): StepMode {
	const possible = wanted.map((mode) => modeFor(rules, record, mode)).filter((mode) => mode !== "view");
	if (possible.length === 0) return "view";
	const takesAll = (mode: StepMode) => {
		const fillable = fillableIn(rules, record, values, mode);
		return paths.every((path) => fillable.has(path));
	};
	return possible.find(takesAll) ?? possible[0] ?? "view";
}
