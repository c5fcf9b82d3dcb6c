import type { BundleFiles } from "../bundle/index.ts";
import { checkFlow, withoutBlock } from "../check/index.ts";
import type { Blocks, FlowDefinition, Problem, TenantDefinition } from "../definition/index.ts";
import { readJsonSource } from "../definition/json-source.ts";
import { applyEdits, type Edit } from "../edit/index.ts";

/**
 * The problems that the rules about a flow's meaning would find after the edits and do not find now, so that the designer can be told
 * beforehand. For files that have the shape of their language, which is not checked again.
 */
export function problemsAdded(files: BundleFiles, edits: readonly Edit[], blocks: Blocks): readonly Problem[] {
	const edited = applyEdits(files, edits);
	return "refused" in edited ? [] : problemsNotIn(flowProblems(files, blocks), flowProblems(edited.bundle, blocks));
}

/**
 * The later problems without an equal among the earlier ones. Places are ignored, because they shift when something is inserted before
 * them, and from a block to the flow when it is taken loose.
 */
export function problemsNotIn(earlier: readonly Problem[], later: readonly Problem[]): readonly Problem[] {
	const known = new Map<string, number>();
	const nameOf = ({ file, code, message }: Problem) => JSON.stringify([file, code, withoutBlock(message)]);
	for (const problem of earlier) known.set(nameOf(problem), (known.get(nameOf(problem)) ?? 0) + 1);
	return later.filter((problem) => {
		const left = known.get(nameOf(problem)) ?? 0;
		known.set(nameOf(problem), left - 1);
		return left <= 0;
	});
}

/** The problems that the rules find in the flow of these files. */
export function flowProblems(files: BundleFiles, blocks: Blocks): readonly Problem[] {
	const source = readJsonSource(files.get("flow.json") ?? "", "flow.json");
	const tenant = readJsonSource(files.get("tenant.json") ?? "", "tenant.json").value as TenantDefinition | undefined;
	const definition = source.value as FlowDefinition | undefined;
	return checkFlow({ source, definition, problems: [] }, { tenant, blocks });
}
