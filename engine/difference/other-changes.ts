import { canonicalJson } from "../definition/content-hash.ts";
import type { ChangePlace, FlowChange } from "./flow-change.ts";

/**
 * Differences in properties that nothing else compares. The language grows; what this comparison has not
 * been taught yet must never pass for harmless.
 */
export function otherChanges(
	before: object,
	after: object,
	known: readonly string[],
	place: ChangePlace,
	subject: string,
): readonly FlowChange[] {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	const of = (value: object, name: string): string => canonicalJson((value as Readonly<Record<string, unknown>>)[name] ?? null);
	return [...names]
		.filter((name) => !known.includes(name) && of(before, name) !== of(after, name))
		.map((name) => ({
			kind: "other-changed",
			place: { ...place, name },
			sentence: `${subject}: '${name}' is gewijzigd.`,
			severity: "needs-mapping",
			reason: "Van deze eigenschap is niet bewezen dat lopende processen er niets van merken.",
			mapping: { kind: "consent" },
		}));
}
