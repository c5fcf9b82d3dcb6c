import { execFileSync } from "node:child_process";
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

/** Copies the files tracked by git; libraries are shared with the project. `number`: index among several sandboxes. */
export function openSandbox(number: number): Sandbox {
	const folder = join(tmpdir(), `laadstroom-mutants-${process.pid}-${number}`);
	const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(Boolean);
	for (const file of files) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		cpSync(file, join(folder, file));
	}
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	return {
		folder,
		restore: (file) => {
			cpSync(file, join(folder, file));
			for (const generated of file.startsWith("schemas/") ? ["schemas/generated", "docs"] : [])
				cpSync(generated, join(folder, generated), { recursive: true });
		},
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}
