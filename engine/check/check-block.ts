import type { BlockDefinition, Parsed, Problem } from "../definition/index.ts";
import { errorAt } from "./places/finding.ts";

/** Everything wrong with a block file that was read. `name`: its file name without the extension. Never throws. */
export function checkBlock({ definition, source, problems }: Parsed<BlockDefinition>, name: string): readonly Problem[] {
	if (definition === undefined || definition.name === name) return problems;
	const finding = errorAt(
		"block-name",
		{ path: ["name"] },
		{ message: `The file is called ${name}, and the block "${definition.name}".`, remedy: "Give both the same name: flows refer to it." },
	);
	return [...problems, source.place(finding)];
}
