import { checkFolders } from "./check-folders.ts";
import { DoorError } from "./printed.ts";
import { testFolders } from "./test-folders.ts";

/** What the designers' commands find wrong with a folder: errors of the check, or scenarios that fail. */
export function wrongWithFolder(folder: string): readonly string[] {
	const errors = checkFolders([folder]).filter(({ severity }) => severity === "error");
	if (errors.length > 0) return errors.map(({ code, file, message }) => `${code} ${file}: ${message}`);
	try {
		return testFolders([folder]).results.flatMap(({ scenario, result }) => (result.passed ? [] : [`fails: ${scenario}`]));
	} catch (failure) {
		if (failure instanceof DoorError) return [failure.message];
		throw failure;
	}
}
