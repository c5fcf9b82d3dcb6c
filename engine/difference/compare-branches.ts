import { canonicalJson } from "../definition/canonical-json.ts";
import type { Branch, ResolvedStep } from "../definition/flow-definition.ts";
import * as differenceTexts from "../texts/difference.ts";
import type { ChangeKind, FlowChange } from "./flow-change.ts";
import { outOfOrder } from "./in-order.ts";
import { uuidOf, written } from "./same-condition.ts";
import { namedStep, type Side, spokenCondition, stepName } from "./side.ts";

/** Where completing the step leads. A changed branch is never harmless in itself: running processes would take it. */
export function compareBranches(old: ResolvedStep, now: ResolvedStep, before: Side, after: Side): readonly FlowChange[] {
	const left = old.next ?? [];
	const right = now.next ?? [];
	const pairs = pairsOf(left, right, before, after);
	const arrived = new Set(pairs.values());
	const moved = outOfOrder(
		left.flatMap((branch) => pairs.get(branch) ?? []),
		right.filter((branch) => arrived.has(branch)),
	);
	const subject = differenceTexts.fromStep(stepName(now));
	const change = (kind: ChangeKind, branch: Branch, sentence: string): FlowChange => ({
		kind,
		place: { step: now.code, ...(branch.label === undefined ? {} : { name: branch.label }) },
		sentence,
		severity: "needs-mapping",
		reason: differenceTexts.anotherBranch,
		mapping: { kind: "consent" },
	});
	return [
		...left
			.filter((branch) => !pairs.has(branch))
			.map((branch) => change("branch-removed", branch, differenceTexts.branchGone(subject, spokenBranch(branch, before)))),
		...[...pairs].flatMap(([was, is]): readonly FlowChange[] => {
			if (meaning(was, before) !== meaning(is, after)) {
				return [change("branch-changed", is, differenceTexts.branchChanged(subject, spokenBranch(is, after), spokenBranch(was, before)))];
			}
			if (was.label === is.label) return [];
			const { mapping: _, ...renamed } = change(
				"branch-renamed",
				is,
				differenceTexts.branchRenamed(subject, is.label ?? "", was.label ?? ""),
			);
			return [{ ...renamed, severity: "safe", reason: differenceTexts.onlyName }];
		}),
		...right
			.filter((branch) => !arrived.has(branch))
			.map((branch) => change("branch-added", branch, differenceTexts.branchAdded(subject, spokenBranch(branch, after)))),
		...[...moved].map((branch) => change("branch-moved", branch, differenceTexts.branchMoved(subject, spokenBranch(branch, after)))),
	];
}

/** The same branch in both versions: matched by its content, else by its name, its condition, or its target. */
function pairsOf(left: readonly Branch[], right: readonly Branch[], before: Side, after: Side): ReadonlyMap<Branch, Branch> {
	const pairs = new Map<Branch, Branch>();
	const taken = new Set<Branch>();
	const fits: readonly ((was: Branch, is: Branch) => boolean)[] = [
		(was, is) => meaning(was, before) === meaning(is, after),
		(was, is) => was.label !== undefined && was.label === is.label,
		(was, is) => written(was.when, before) === written(is.when, after),
		(was, is) => uuidOf(was.to, before) === uuidOf(is.to, after),
	];
	for (const fit of fits) {
		for (const branch of left) {
			const other = pairs.has(branch) ? undefined : right.find((candidate) => !taken.has(candidate) && fit(branch, candidate));
			if (other === undefined) continue;
			pairs.set(branch, other);
			taken.add(other);
		}
	}
	return pairs;
}

/** Everything about a branch except its name, with steps by uuid, so that a new number alone is not a change. */
function meaning({ label: _, when, to, ...rest }: Branch, side: Side): string {
	return canonicalJson({ ...rest, when: written(when, side), to: uuidOf(to, side) ?? to ?? null });
}

function spokenBranch({ label, when, to, restart, effects = [] }: Branch, side: Side): string {
	const name = label === undefined ? "" : `'${label}' `;
	const end = effects.some((effect) => "cancel" in effect) ? differenceTexts.endsProcess : "";
	const target = to === undefined ? end : differenceTexts.leadsTo(namedStep(side, to), restart === true ? differenceTexts.startsAgain : "");
	const others = effects.filter((effect) => !("cancel" in effect)).map((effect) => Object.keys(effect)[0]);
	const causes = others.length === 0 ? "" : ` [${others.join(", ")}]`;
	return `${name}${when === undefined ? differenceTexts.otherwise : differenceTexts.when(spokenCondition(when, side))} ${target}${causes}`.trim();
}
