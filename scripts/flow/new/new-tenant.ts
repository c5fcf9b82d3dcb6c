import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { canonicalText } from "../../../engine/index.ts";
import { checkFolders } from "../check-folders.ts";
import { printProblems } from "../print-problems.ts";
import { DoorError, type Printed } from "../printed.ts";
import { testFolders } from "../test-folders.ts";
import type { Answers } from "./answers.ts";
import { findMunicipalities } from "./find-municipalities.ts";
import { starterFlow } from "./starter-flow.ts";
import { starterScenarios } from "./starter-scenarios.ts";
import { starterTenant } from "./starter-tenant.ts";

/**
 * Writes the folder of a new tenant under `root`, and reports the results of check and test.
 *
 * @throws DoorError if the folder already exists: nothing is ever overwritten.
 */
export function newTenant(answers: Answers, root: string, uuid: () => string): Printed {
	const folder = join(root, answers.slug);
	if (existsSync(folder)) throw new DoorError(`${folder} is there already.`);
	const municipalities = findMunicipalities(answers.municipalities);
	const flow = starterFlow(answers, uuid);
	const tenant = starterTenant(answers, flow.uuid, municipalities);
	const files = new Map<string, unknown>([
		["tenant.json", tenant],
		["flow.json", flow],
		...[...starterScenarios(answers, tenant)].map(([name, scenario]) => [`scenarios/${name}`, scenario] as const),
		["demo/script.json", { seed: 1, days: 90, locations: [], steps: {}, fragments: {}, walks: [] }],
	]);
	for (const [name, value] of files) write(join(folder, name), canonicalText(name, value));
	write(join(folder, "logo.svg"), logo(answers.label, tenant.acronym, tenant.theme.brand));
	const problems = checkFolders([folder]);
	const stories = problems.some(({ severity }) => severity === "error") ? undefined : testFolders([folder]);
	const text = [
		`${folder} is written.\n`,
		printProblems(problems, [folder]),
		...(stories === undefined ? [] : [stories.text]),
		`Try it: FLOWS_DIR=${root} DATA_DIR=data-${answers.slug} npm start; sign in as ${tenant.demo?.accounts[0]?.email ?? "a demo account"}.\n`,
	];
	return { passed: problems.length === 0 && stories?.passed === true, text: text.join("") };
}

function write(file: string, text: string): void {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

/** A plain logo in the tenant's colour, until it has its own. */
function logo(label: string, acronym: string, colour: string): string {
	const title = label.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 64" role="img" aria-labelledby="title">',
		`\t<title id="title">${title}</title>`,
		`\t<rect x="2" y="4" width="56" height="56" rx="12" fill="${colour}" />`,
		'\t<path d="M34 12 17 37h11l-4 17 19-27H31z" fill="#ffffff" />',
		`\t<text x="74" y="45" font-family="Inter, Segoe UI, Helvetica, Arial, sans-serif" font-size="36" font-weight="700" fill="#333332">${acronym}</text>`,
		"</svg>",
		"",
	].join("\n");
}
