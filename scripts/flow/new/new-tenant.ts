import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type PlacedMunicipality, starterFiles } from "../../../engine/index.ts";
import { placedMunicipalities } from "../../../server/locations/placed-municipality-read-model.ts";
import { checkFolders } from "../check-folders.ts";
import { printProblems } from "../print-problems.ts";
import { DoorError, type Printed } from "../printed.ts";
import { testFolders } from "../test-folders.ts";
import type { Answers } from "./answers.ts";

/**
 * Writes the folder of a new tenant under `root`, and reports the results of check and test.
 *
 * @throws DoorError if the folder already exists: nothing is ever overwritten.
 */
export function newTenant(answers: Answers, root: string, uuid: () => string): Printed {
	const folder = join(root, answers.slug);
	if (existsSync(folder)) throw new DoorError(`${folder} is there already.`);
	const municipalities = findMunicipalities(answers.municipalities);
	for (const [path, text] of starterFiles({ ...answers, municipalities }, uuid)) write(join(folder, path), text);
	const problems = checkFolders([folder]);
	const scenarios = problems.some(({ severity }) => severity === "error") ? undefined : testFolders([folder]);
	const text = [
		`${folder} is written.\n`,
		printProblems(problems, [folder]),
		...(scenarios === undefined ? [] : [scenarios.text]),
		`Try it: FLOWS_DIR=${root} DATA_DIR=data-${answers.slug} npm start; sign in as ${answers.roles[0] ?? "admin"}@${answers.slug}.example.\n`,
	];
	return { passed: problems.length === 0 && scenarios?.passed === true, text: text.join("") };
}

function write(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

/** The municipalities with these names or codes. @throws DoorError if one doesn't exist. */
function findMunicipalities(wanted: readonly string[]): readonly PlacedMunicipality[] {
	return wanted.map((word) => {
		const found = placedMunicipalities().find(({ code, name }) => code === word || name.toLowerCase() === word.toLowerCase());
		if (found === undefined)
			throw new DoorError(`There is no municipality "${word}". Use an official name or code, for instance Arnhem or 0202.`);
		return found;
	});
}
