import { canonicalJson } from "../definition/canonical-json.ts";
import { propertyName } from "../definition/property-name.ts";
import { memberOf } from "../json/json-object.ts";
import * as differenceTexts from "../texts/difference.ts";
import type { ChangePlace, FlowChange } from "./flow-change.ts";

/**
 * Differences in properties that no other comparison covers. The language grows, and a property that the comparison has not been taught
 * must never pass for harmless. `language`: where the language describes the properties, "flow#step".
 */
export function otherChanges(
	before: object,
	after: object,
	known: readonly string[],
	place: ChangePlace,
	subject: string,
	language: string,
): readonly FlowChange[] {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	const of = (value: object, name: string): string => canonicalJson(memberOf(value, name) ?? null);
	return [...names]
		.filter((name) => !known.includes(name) && of(before, name) !== of(after, name))
		.map((name) => ({
			kind: "other-changed",
			place: { ...place, name },
			sentence: differenceTexts.propertyChanged(subject, propertyName(language, name)),
			severity: "needs-mapping",
			reason: differenceTexts.propertyUnproven,
			mapping: { kind: "consent" },
		}));
}
