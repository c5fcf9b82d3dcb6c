import type { RealisationRecord, StepMode, Values } from "../../../engine/index.ts";
import type { StepRules } from "./step-rules.ts";

/** Fields that the person can fill in with these values. */
export function fillableIn(rules: StepRules, record: RealisationRecord, values: Values, mode: StepMode): ReadonlySet<string> {
	const { sections } = rules.view(record, values, mode);
	return new Set(rules.paths.filter((path) => sections.some(({ fields }) => fields[path]?.writable === true)));
}

/** The mode as far as the record allows it: an open step is filled in, whatever it was before, and one that cannot be unlocked is read. */
export function modeFor(rules: StepRules, record: RealisationRecord, wanted: StepMode): StepMode {
	if (wanted === "view" || !rules.view(record, record.values, "view").locked) return "view";
	return rules.view(record, record.values, wanted).locked ? "view" : wanted;
}

interface Work {
	readonly values: Values;
	/** Fields to be filled in. */
	readonly paths: readonly string[];
	/** Ways of unlocking a step that is closed, the likeliest first. */
	readonly wanted: readonly StepMode[];
}

/** The mode in which the most of the work can be gone on with; "view" where nothing can. */
export function writableMode(rules: StepRules, record: RealisationRecord, { values, paths, wanted }: Work): StepMode {
	const possible = wanted.map((mode) => modeFor(rules, record, mode)).filter((mode) => mode !== "view");
	if (possible.length === 0) return "view";
	const takesAll = (mode: StepMode) => {
		const fillable = fillableIn(rules, record, values, mode);
		return paths.every((path) => fillable.has(path));
	};
	return possible.find(takesAll) ?? possible[0] ?? "view";
}
