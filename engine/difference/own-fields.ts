import { fieldsRead } from "../conditions/index.ts";
import type { Condition, FieldPath, ResolvedFlow, ResolvedStep } from "../definition/flow-definition.ts";
import { readsThePast } from "./same-condition.ts";
import { type FieldPlace, placesOf } from "./side.ts";

/**
 * The fields of a step that its editors can fill in whatever happened to the process before: somebody may write them, and whether they are
 * shown and enabled depends only on such fields of the same step. A running process can satisfy a rule about these exactly as well as a new
 * one.
 */
export function ownFields(step: ResolvedStep, { conditions }: ResolvedFlow): ReadonlySet<FieldPath> {
	const places = placesOf(step).filter(({ editors }) => editors.length > 0);
	let own = new Set(places.map(({ path }) => path));
	for (;;) {
		const still = new Set(places.filter((place) => own.has(place.path) && isSettled(place, own, conditions)).map(({ path }) => path));
		if (still.size === own.size) return own;
		own = still;
	}
}

function isSettled({ section, rule }: FieldPlace, own: ReadonlySet<FieldPath>, conditions: ResolvedFlow["conditions"]): boolean {
	return [section.when, rule?.when, rule?.enabledWhen].every((when) => when === undefined || readsOnly(when, own, conditions));
}

/** Whether the condition is about these fields alone, and not about the past of the process. */
export function readsOnly(condition: Condition, own: ReadonlySet<FieldPath>, conditions: ResolvedFlow["conditions"]): boolean {
	return !readsThePast(condition, conditions) && fieldsRead(condition, conditions).every((path) => own.has(path));
}
