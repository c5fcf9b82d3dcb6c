import { changeKey } from "../../engine/index.ts";
import type { UpgradeResult } from "../../server/realisations/upgrades/upgrade-processes.ts";
import { mappingDraft } from "./mapping-draft.ts";

interface Told {
	readonly to: string;
	/** `preview`: for a version that may not be published yet. */
	readonly apply: boolean | "preview";
	readonly interrupted: boolean;
	readonly results: readonly UpgradeResult[];
}

/** References listed per group; the rest are counted. */
const mostNamed = 10;

/** Each with the name by which a mapping accepts it, where one can. */
function reasonsOf({ outcome }: UpgradeResult): readonly string[] {
	if (!outcome.refused) return [];
	const { reasons, questions } = outcome;
	return reasons.map((reason, index) => {
		const question = questions[index];
		return question === undefined ? reason : `${reason} [${changeKey(question)}]`;
	});
}

/** For people: how many are upgraded and how many stay, grouped by reason, and a draft mapping. */
export function printUpgraded({ to, apply, interrupted, results }: Told): string {
	const go = results.filter(({ outcome }) => !outcome.refused);
	const stay = results.filter(({ outcome }) => outcome.refused);
	const verb = apply === true ? "went along" : "would go along";
	const draft = mappingDraft(to, stay);
	return [
		results.length === 0 ? `Every running process is on version ${to} already.` : "",
		...grouped(go, ({ from }) => from).map(
			([from, group]) => `${group.length} ${verb} from ${from} to ${to}: ${named(group)}${perStep(group)}`,
		),
		...grouped(stay, ({ from, outcome }) => JSON.stringify([from, outcome.refused ? outcome.reasons : []])).map(([, group]) => {
			const [first] = group;
			const reasons = first === undefined ? [] : reasonsOf(first);
			return [
				`${group.length} ${apply === true ? "stayed" : "would stay"} on ${first?.from}: ${named(group)}${perStep(group)}`,
				...reasons.map((reason) => `  - ${reason}`),
			].join("\n");
		}),
		draft === undefined
			? ""
			: `A mapping to begin with, for --mapping <file>. Fill in what says "?", and strike from "accept" what running processes must not follow:\n${draft}`,
		interrupted ? "Interrupted: what went along stays there, the rest is untouched. Run it again for the rest." : "",
		apply !== false || go.length === 0 ? "" : "Nothing was written. Add --apply to do it.",
	]
		.filter((paragraph) => paragraph !== "")
		.join("\n\n")
		.concat("\n");
}

function grouped(
	results: readonly UpgradeResult[],
	keyOf: (result: UpgradeResult) => string,
): readonly (readonly [string, readonly UpgradeResult[]])[] {
	const groups = new Map<string, UpgradeResult[]>();
	for (const result of results) groups.set(keyOf(result), [...(groups.get(keyOf(result)) ?? []), result]);
	return [...groups];
}

/** How many of them were at each step, in the order of the steps. */
function perStep(results: readonly UpgradeResult[]): string {
	const groups = grouped(results, ({ step }) => step ?? "");
	const counts = groups
		.filter(([step]) => step !== "")
		.sort(([one], [other]) => one.localeCompare(other, "nl", { numeric: true }))
		.map(([step, group]) => `${group.length} in step ${step}`);
	return counts.length === 0 ? "" : ` (${counts.join(", ")})`;
}

function named(results: readonly UpgradeResult[]): string {
	const more = results.length - mostNamed;
	return results
		.slice(0, mostNamed)
		.map(({ ref }) => ref)
		.join(", ")
		.concat(more > 0 ? ` and ${more} more` : "");
}
