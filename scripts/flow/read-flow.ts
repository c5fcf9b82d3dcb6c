import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import {
	type Blocks,
	type Bundle,
	blocksOf,
	checkFlow,
	parseFlow,
	type ResolvedFlow,
	resolveBlocks,
	type TenantDefinition,
} from "../../engine/index.ts";
import { findFolder, flowsRoot } from "./find-folder.ts";
import { printProblems } from "./print-problems.ts";
import { DoorError } from "./printed.ts";
import { definedBlocks, readBlocks, readFolder } from "./read-folder.ts";

/** A folder's flow, with its blocks resolved. */
export interface ReadFlow {
	readonly file: string;
	readonly flow: ResolvedFlow;
	readonly tenant: TenantDefinition | undefined;
}

/** The blocks as currently in the files. */
export function currentBlocks(folder = "schemas/blocks"): Blocks {
	return definedBlocks(readBlocks(folder));
}

/**
 * The flow that a word refers to: a file, a tenant (its flow.json), or `tenant@1.0.0` (the file in its folder with that
 * version).
 *
 * @throws DoorError if there is none, or if it has errors.
 */
export function readFlow(word: string, root = flowsRoot(), blocks = currentBlocks()): ReadFlow {
	if (existsSync(word) && statSync(word).isFile()) {
		const folder = dirname(word);
		// Only its tenant's names and blocks apply, not its tenant's rules: the flow may be for another tenant.
		return resolved(word, existsSync(join(folder, "tenant.json")) ? readFolder(folder) : undefined, blocks, false);
	}
	const [name = "", version] = word.split("@");
	const folder = findFolder(name, root);
	return resolved(version === undefined ? join(folder, "flow.json") : fileOfVersion(folder, version), readFolder(folder), blocks);
}

function resolved(file: string, bundle: Bundle | undefined, ofProduct: Blocks, ofTenant = true): ReadFlow {
	const blocks = bundle === undefined ? ofProduct : blocksOf(bundle, ofProduct);
	const tenant = ofTenant ? bundle?.tenant.definition : undefined;
	const parsed = parseFlow(readFileSync(file, "utf8"), file, bundle?.own);
	const errors = checkFlow(parsed, { blocks, tenant }).filter(({ severity }) => severity === "error");
	if (parsed.definition === undefined || errors.length > 0) throw new DoorError(printProblems(errors, [file]).trimEnd());
	return { file, flow: resolveBlocks(parsed.definition, blocks), tenant };
}

function fileOfVersion(folder: string, version: string): string {
	const files = readdirSync(folder)
		.filter((name) => /^flow(-.+)?\.json$/.test(name))
		.sort();
	const found = files.find((name) => parseFlow(readFileSync(join(folder, name), "utf8"), name).definition?.version === version);
	if (found === undefined) {
		throw new DoorError(`No flow in ${folder} has version ${version}. Keep a former version beside flow.json as flow-${version}.json.`);
	}
	return join(folder, found);
}
