import { join } from "node:path";
import { checkFolders } from "../flow/check-folders.ts";
import { flowFolders } from "../flow/read-folder.ts";
import { testFolders } from "../flow/test-folders.ts";

/**
 * The findings of `npm run flow -- check` and `-- test` for the flows in a copy of the project, without starting a process: the check's
 * first problem or the first scenario that fails. Null if they notice nothing. Checks only the tenant whose file changed, or all of them
 * for a block.
 */
export function noticedByFlows(folder: string, changed: string): string | null {
	const own = /^flows\/[^/]+/.exec(changed)?.[0];
	const folders = own === undefined ? flowFolders(join(folder, "flows")) : [join(folder, own)];
	const [problem] = checkFolders(folders, join(folder, "schemas/blocks"));
	if (problem !== undefined) return `flow check: ${problem.code}`;
	for (const one of folders) {
		const failed = testFolders([one], join(folder, "schemas/blocks")).results.find(({ result }) => !result.passed);
		if (failed !== undefined) return `flow test: ${failed.scenario}`;
	}
	return null;
}
