import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
	type BlockDefinition,
	type FlowDefinition,
	type Parsed,
	parse,
	parseBlock,
	parseFlow,
	parseTenant,
	type Scenario,
	type TenantDefinition,
} from "../../engine/index.ts";

/** The parsed files of one tenant's folder. */
interface FlowFolder {
	readonly path: string;
	readonly tenant: Parsed<TenantDefinition>;
	/** flow.json first, then former versions beside it, flow-<version>.json. */
	readonly flows: readonly Parsed<FlowDefinition>[];
	readonly scenarios: readonly Parsed<Scenario>[];
	/** Slugs of the manual pages, manuals/<slug>.md. */
	readonly manualPages: readonly string[];
}

/** Folders that contain a tenant. */
export function flowFolders(root: string): readonly string[] {
	if (!existsSync(root)) return [];
	return readdirSync(root, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => join(root, name))
		.filter((path) => existsSync(join(path, "tenant.json")))
		.sort();
}

/** @throws if the folder has no tenant.json. */
export function readFolder(path: string): FlowFolder {
	const read = (name: string): readonly [string, string] => [readFileSync(join(path, name), "utf8"), join(path, name)];
	const scenarios = join(path, "scenarios");
	return {
		path,
		tenant: parseTenant(...read("tenant.json")),
		flows: jsonFiles(path)
			.filter((name) => /^flow(-.+)?\.json$/.test(name))
			.sort((left, right) => Number(right === "flow.json") - Number(left === "flow.json"))
			.map((name) => parseFlow(...read(name))),
		manualPages: files(join(path, "manuals"), ".md").map((name) => name.replace(/\.md$/, "")),
		scenarios: jsonFiles(scenarios).map((name) => parse<Scenario>("scenario", ...read(join("scenarios", name)))),
	};
}

/** The blocks as currently in the files, so that a designer need not generate anything first. */
export function readBlocks(folder: string): ReadonlyMap<string, Parsed<BlockDefinition>> {
	return new Map(
		jsonFiles(folder).map((name) => [
			name.replace(/\.json$/, ""),
			parseBlock(readFileSync(join(folder, name), "utf8"), join(folder, name)),
		]),
	);
}

export function definedBlocks(blocks: ReadonlyMap<string, Parsed<BlockDefinition>>): Readonly<Record<string, BlockDefinition>> {
	return Object.fromEntries([...blocks].flatMap(([name, { definition }]) => (definition === undefined ? [] : [[name, definition]])));
}

const jsonFiles = (folder: string): readonly string[] => files(folder, ".json");

function files(folder: string, ending: string): readonly string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => name.endsWith(ending))
		.sort();
}
