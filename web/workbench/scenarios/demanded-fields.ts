import { readPath, type Scenario, type ScenarioResult } from "../../../engine/index.ts";
import type { KnownField } from "../conditions/known-names.ts";

/** A required field, and the acts of scenarios that are refused because they leave it empty. */
export interface Demanded {
	readonly field: KnownField;
	readonly acts: readonly { readonly file: string; readonly index: number; readonly act: Scenario["instructions"][number] }[];
}

/** Types of fields that take a single value. */
const single = new Set<unknown>(["string", "number", "integer", "boolean"]);

/** The fields that scenarios leave empty in the act that is refused, those with most acts first. */
export function demandedFields(
	scenarios: Readonly<Record<string, Scenario>>,
	results: Readonly<Record<string, ScenarioResult>>,
	fields: ReadonlyMap<string, KnownField>,
): readonly Demanded[] {
	const found = new Map<string, Demanded>();
	for (const [file, scenario] of Object.entries(scenarios)) {
		const steps = results[file]?.steps ?? [];
		const index = steps.length - 1;
		const act = scenario.instructions[index];
		if (act === undefined) continue;
		const filled = act.with ?? {};
		for (const path of steps[index]?.differences[0]?.fields ?? []) {
			const field = fields.get(path);
			if (field === undefined || !single.has([field.schema.type].flat()[0]) || isFilled(filled, path)) continue;
			found.set(path, { field, acts: [...(found.get(path)?.acts ?? []), { file, index, act }] });
		}
	}
	return [...found.values()].toSorted((one, other) => other.acts.length - one.acts.length);
}

/** Written by path ("Advice.Advice") or nested. A value that is filled in and refused is wrong rather than missing. */
const isFilled = (filled: Readonly<Record<string, unknown>>, path: string): boolean =>
	Object.hasOwn(filled, path) || readPath(filled, path) !== undefined;
