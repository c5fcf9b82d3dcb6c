/**
 * `npm run flow -- <what> [folder…]`: the designers' door. `check` says what is wrong with the flows,
 * tenants, blocks and scenarios; `test` walks the scenarios; `raise` gives a changed flow a higher version.
 * Folders are named by path or by tenant; without them: all of `flows/`.
 * `--json` prints the same for programs. Exit code 1 when something is wrong.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkFolders } from "./flow/check-folders.ts";
import { printProblems } from "./flow/print-problems.ts";
import { isVersionPart, raiseVersion } from "./flow/raise-version.ts";
import { flowFolders } from "./flow/read-folder.ts";
import { testFolders } from "./flow/test-folders.ts";

const [verb, ...rest] = process.argv.slice(2);
const asJson = rest.includes("--json");
const part = rest.find(isVersionPart) ?? "minor";
const named = rest.filter((word) => !word.startsWith("--") && !isVersionPart(word));
const folders = named.length > 0 ? named.map((name) => (existsSync(name) ? name : join("flows", name))) : flowFolders("flows");

const strange = folders.filter((folder) => !existsSync(join(folder, "tenant.json")));
if (strange.length > 0) {
	process.stdout.write(`There is no tenant.json in ${strange.join(", ")}: name folders such as flows/<tenant>.\n`);
	process.exit(1);
}

switch (verb) {
	case "check": {
		const problems = checkFolders(folders);
		process.stdout.write(asJson ? `${JSON.stringify(problems, null, "\t")}\n` : printProblems(problems, folders));
		process.exitCode = problems.some(({ severity }) => severity === "error") ? 1 : 0;
		break;
	}
	case "test": {
		const { text, results, passed } = testFolders(folders);
		process.stdout.write(asJson ? `${JSON.stringify(results, null, "\t")}\n` : text);
		process.exitCode = passed ? 0 : 1;
		break;
	}
	case "raise": {
		if (named.length === 0) {
			process.stdout.write("Name the tenant whose flow changed.\n");
			process.exitCode = 1;
		}
		for (const folder of named.length === 0 ? [] : folders) process.stdout.write(`${folder}: version ${raiseVersion(folder, part)}\n`);
		break;
	}
	default:
		process.stdout.write("npm run flow -- check [folder…] [--json]   what is wrong, with its place\n");
		process.stdout.write("npm run flow -- test [folder…] [--json]    walks the scenarios\n");
		process.stdout.write("npm run flow -- raise <tenant> [major|minor|patch]  a higher version for a changed flow\n");
		process.exitCode = verb === undefined ? 0 : 1;
}
