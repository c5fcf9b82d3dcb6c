import { type Milestone, milestoneKinds } from "../../engine/index.ts";

const names: Readonly<Record<Milestone["kind"], string>> = {
	step: "steps",
	branch: "branches",
	effect: "effects",
	"sub-step": "sub-steps, walked and passed by",
	role: "editors",
	combination: "combinations of sub-steps",
};

/** What was covered, one line per kind, in a flow designer's words. */
export function coverageTable(
	tenant: string,
	milestones: readonly Milestone[],
	passed: ReadonlySet<string>,
	paths: number,
	calls: number,
): string {
	const lines = milestoneKinds.flatMap((kind) => {
		const all = milestones.filter((milestone) => milestone.kind === kind);
		const done = all.filter(({ id }) => passed.has(id)).length;
		return all.length === 0 ? [] : [`  ${names[kind].padEnd(32)} ${done} of ${all.length} (${Math.floor((done / all.length) * 100)} %)`];
	});
	return `${[`${tenant}: ${paths} paths, ${calls} calls`, ...lines].join("\n")}\n`;
}
