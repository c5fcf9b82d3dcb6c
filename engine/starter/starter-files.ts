import { canonicalText } from "../edit/index.ts";
import type { StarterAnswers } from "./starter-answers.ts";
import { starterFlow } from "./starter-flow.ts";
import { starterScenarios } from "./starter-scenarios.ts";
import { starterTenant } from "./starter-tenant.ts";

/** The files of a new tenant by their path in its folder, in their canonical text: they pass the check, and the scenarios succeed. */
export function starterFiles(answers: StarterAnswers, uuid: () => string): ReadonlyMap<string, string> {
	const flow = starterFlow(answers, uuid);
	const tenant = starterTenant(answers, flow.uuid);
	const files: readonly (readonly [string, unknown])[] = [
		["tenant.json", tenant],
		["flow.json", flow],
		...[...starterScenarios(answers, tenant)].map(([name, scenario]) => [`scenarios/${name}`, scenario] as const),
		["demo/script.json", { seed: 1, days: 90, locations: [], steps: {}, fragments: {}, walks: [] }],
	];
	return new Map([
		...files.map(([path, value]) => [path, canonicalText(path, value)] as const),
		["logo.svg", logo(answers.label, tenant.acronym, tenant.theme.brand)],
	]);
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
