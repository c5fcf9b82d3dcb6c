import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type BundleFiles, canonicalFiles, checkBundle, readBundle, renameEverywhere } from "../../engine/index.ts";
import { bundleFiles } from "../../server/tenants/bundle-files.ts";
import { printProblems } from "./print-problems.ts";
import { DoorError, type Printed } from "./printed.ts";
import { currentBlocks } from "./read-flow.ts";

/**
 * Renames a field of a tenant's own sections in all of its files, or in none. The text lists the changed files, and what a mapping must say
 * in order to upgrade running processes.
 *
 * @throws DoorError when there is no such field, when the new name is taken or is not a valid name, or when something would be wrong
 * afterwards.
 */
export function renameField(folder: string, from: string, to: string): Printed {
	if (!/^[A-Za-z][A-Za-z0-9]*$/.test(to)) throw new DoorError(`"${to}" is no name of a field: letters and digits, a letter first.`);
	const path = `${from.slice(0, from.lastIndexOf("."))}.${to}`;
	if (!from.includes(".")) throw new DoorError(`"${from}" is no path of a field: its group, a dot and its name.`);
	const files: BundleFiles = new Map([...bundleFiles(folder, "all"), ...demo(folder)]);
	const blocks = currentBlocks();
	const errorsOf = (of: BundleFiles) => checkBundle(readBundle(of, folder), { blocks }).filter(({ severity }) => severity === "error");
	const before = errorsOf(files);
	if (before.length > 0) throw new DoorError(`Repair first what is wrong:\n${printProblems(before, [folder])}`);
	const changed = canonicalFiles(renameEverywhere(files, from, to));
	if (!changed.has("flow.json")) throw new DoorError(`No section of the flow itself has a field "${from}".`);
	if ([...files].some(([file, text]) => file === "flow.json" && text?.includes(JSON.stringify(path)) === true)) {
		throw new DoorError(`"${path}" is there already.`);
	}
	const after = errorsOf(new Map([...files, ...changed]));
	if (after.length > 0)
		throw new DoorError(`Nothing was written: a block declares the field too, or the name is taken.\n${printProblems(after, [folder])}`);
	for (const [file, text] of changed) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text ?? "");
	}
	const lines = [...changed.keys()].map((file) => `${join(folder, file)}\n`);
	const mapping = JSON.stringify({ fields: { [from]: path } });
	return { passed: true, text: `${lines.join("")}Raise the version; running processes come along with a mapping that has ${mapping}.\n` };
}

function demo(folder: string): BundleFiles {
	try {
		return new Map([["demo/script.json", readFileSync(join(folder, "demo/script.json"), "utf8")]]);
	} catch {
		return new Map();
	}
}
