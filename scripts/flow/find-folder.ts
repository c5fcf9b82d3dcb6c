import { existsSync } from "node:fs";
import { join } from "node:path";
import { DoorError } from "./printed.ts";
import { flowFolders } from "./read-folder.ts";

/** Folder of the tenants: FLOWS_DIR as for the server, else `flows`. */
export function flowsRoot(): string {
	return process.env.FLOWS_DIR ?? "flows";
}

/** The tenant folder given by a path or a tenant's name. */
export function findFolder(name: string, root = flowsRoot()): string {
	const folder = existsSync(join(name, "tenant.json")) ? name : join(root, name);
	if (!existsSync(join(folder, "tenant.json"))) {
		const known = flowFolders(root).join(", ");
		throw new DoorError(`There is no tenant.json in ${folder}. Name a folder${known === "" ? "" : `: ${known}`}.`);
	}
	return folder;
}

/** The given folders; all of them if none is given. */
export function findFolders(names: readonly string[], root = flowsRoot()): readonly string[] {
	return names.length > 0 ? names.map((name) => findFolder(name, root)) : flowFolders(root);
}
