/**
 * `npm run flow -- <what> [folder…]`: the designers' door. `check` says what is wrong with the flows,
 * tenants, blocks and scenarios; `test` walks the scenarios. Without folders: all of `flows/`.
 * `--json` prints the same for programs. Exit code 1 when something is wrong.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkFolders } from "./flow/check-folders.ts";
import { printProblems } from "./flow/print-problems.ts";
import { flowFolders } from "./flow/read-folder.ts";
import { testFolders } from "./flow/test-folders.ts";

const [verb, ...rest] = process.argv.slice(2);
const asJson = rest.includes("--json");
const named = rest.filter((word) => !word.startsWith("--"));
const folders = named.length > 0 ? named : flowFolders("flows");

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
	default:
		process.stdout.write("npm run flow -- check [folder…] [--json]   what is wrong, with its place\n");
		process.stdout.write("npm run flow -- test [folder…] [--json]    walks the scenarios\n");
		process.exitCode = verb === undefined ? 0 : 1;
}
