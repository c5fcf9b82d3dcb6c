import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A copy of the project for running mutants. */
export interface Sandbox {
	readonly folder: string;
	/** Restores a file to the project's version, along with what is generated from it. */
	readonly restore: (file: string) => void;
	readonly remove: () => void;
}

const GENERATED = ["schemas/generated"];
/** Folders in which mutants are made, and from which files are generated. */
const CHANGED = ["engine", "server", "web", "flows", "schemas"];

/**
 * Copies the files tracked by git; libraries are shared with the project. The location is always the same for a work tree, since jest
 * caches compiled code by location.
 */
export function openSandbox(name: "changed" | "counting"): Sandbox {
	const tree = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 8);
	const folder = join(tmpdir(), `laadstroom-mutants-${name}-${tree}`);
	rmSync(folder, { recursive: true, force: true });
	const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);
	for (const file of files) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		cpSync(file, join(folder, file));
	}
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	// Not from the work tree, where somebody may continue working.
	const origin = `${folder}.origin`;
	rmSync(origin, { recursive: true, force: true });
	for (const part of CHANGED) cpSync(join(folder, part), join(origin, part), { recursive: true });
	return {
		folder,
		restore: (file) => {
			cpSync(join(origin, file), join(folder, file));
			for (const part of file.startsWith("schemas/") ? GENERATED : []) cpSync(join(origin, part), join(folder, part), { recursive: true });
		},
		remove: () => {
			for (const each of [folder, origin]) rmSync(each, { recursive: true, force: true });
		},
	};
}
