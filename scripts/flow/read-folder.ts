import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BlockDefinition, type Bundle, type Parsed, parseBlock, readBundle } from "../../engine/index.ts";
import { bundleFiles } from "../../server/tenants/bundle-files.ts";

/** Folders that contain a tenant. */
export function flowFolders(root: string): readonly string[] {
	if (!existsSync(root)) return [];
	return readdirSync(root, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => join(root, name))
		.filter((path) => existsSync(join(path, "tenant.json")))
		.sort();
}

/** The files of a tenant's folder, read. */
export function readFolder(path: string): Bundle {
	return readBundle(bundleFiles(path, "all"), path);
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
