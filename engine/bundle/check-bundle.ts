import {
	checkedFlow,
	checkFlow,
	checkMapping,
	checkScenario,
	checkTenant,
	deadManualLinks,
	errorAt,
	type Finding,
	unseenInFile,
	unseenInText,
} from "../check/index.ts";
import type { Blocks, Problem, TenantDefinition } from "../definition/index.ts";
import { manualMenuOf } from "../manuals/manual-menu.ts";
import { blocksOf, checkOwnBlocks } from "./blocks-of.ts";
import type { Bundle } from "./bundle.ts";

/** More than anybody reads; repairing the first ones usually makes the rest go away. */
const mostProblems = 200;

/**
 * Everything wrong with a tenant's folder, for a product with these blocks: the one check that the command line, a starting server and
 * every other reader of a tenant use. A server starts with a folder that has no errors. Causes come before their consequences, warnings
 * last; after the first 200, one sentence says how many more there are. Never throws.
 */
export function checkBundle(bundle: Bundle, { blocks: ofProduct }: { readonly blocks: Blocks }): readonly Problem[] {
	const { tenant, flow, former, scenarios, mappings } = bundle;
	const blocks = blocksOf(bundle, ofProduct);
	const surroundings = { blocks, tenant: tenant.definition };
	// Nothing that names parts of the flow can be judged when the flow can't be read.
	const known = flow.definition !== undefined && flow.definition !== null;
	const { problems: ofFlow, names } = checkedFlow(flow, surroundings);
	const found = causeFirst([
		...[tenant, flow, ...former, ...bundle.blocks.values(), ...scenarios, ...mappings].flatMap(unseenInFile),
		...[...bundle.manualPages].flatMap(([slug, text]) => unseenInText(text ?? "", shownPath(bundle, `manuals/${slug}.md`))),
		...checkOwnBlocks(bundle, ofProduct),
		...ofFlow,
		...checkTenant(tenant, known ? [flow.definition.uuid] : undefined, names.fields, [...bundle.manualPages.keys()]),
		...(tenant.definition === undefined ? [] : missingFiles(tenant.definition, bundle.paths).map(tenant.source.place)),
		...linksOf(bundle),
		...former.flatMap((one) => checkFlow(one, surroundings)),
		...scenarios.flatMap((scenario) => checkScenario(scenario, { flow, names, tenant: tenant.definition })),
		...mappings.flatMap((mapping) => checkMapping(mapping, { flow, names })),
	]);
	const [last] = found.slice(mostProblems - 1);
	return found.length <= mostProblems || last === undefined
		? found
		: [...found.slice(0, mostProblems), theRest(found.length - mostProblems, last)];
}

/** What the manuals of the folder link to in vain. Nothing can be said of it while the menu can't be read. */
function linksOf(bundle: Bundle): readonly Problem[] {
	const { definition } = bundle.tenant;
	if (definition === undefined) return [];
	const menu = manualMenuOf(definition);
	return [...bundle.manualPages].flatMap(([slug, text]) => deadManualLinks(text ?? "", shownPath(bundle, `manuals/${slug}.md`), menu));
}

const shownPath = ({ folder }: Bundle, path: string): string => (folder === "" ? path : `${folder}/${path}`);

function theRest(count: number, { file, path, line, column }: Problem): Problem {
	return {
		code: "more-problems",
		severity: "error",
		message: `There are ${count} more problems.`,
		remedy: "Repair the first ones and look again: most of the others go away with them.",
		...{ file, path, line, column },
	};
}

/** Files that the tenant names but that its folder lacks. */
function missingFiles({ theme, map: { areaLayer } }: TenantDefinition, paths: ReadonlySet<string>): readonly Finding[] {
	const named = [
		{ file: theme.logo, path: ["theme", "logo"] },
		{ file: areaLayer?.includes("://") === true ? undefined : areaLayer, path: ["map", "areaLayer"] },
	];
	return named.flatMap(({ file, path }) =>
		file === undefined || paths.has(file)
			? []
			: [
					errorAt(
						"missing-file",
						{ path },
						{ message: `There is no file "${file}" in the tenant's folder.`, remedy: "Put it there, or name a file that is." },
					),
				],
	);
}

/** Kinds of problem that make a file, or its location, wrong as a whole: nothing else about it can be trusted. */
const ofWholeFiles: ReadonlySet<string> = new Set(["unreadable-file", "missing-file", "syntax", "duplicate-name", "wrong-schema"]);

/** Kinds of problem about names that other places refer to. */
const ofNames: ReadonlySet<string> = new Set(["step-code", "duplicate-code", "duplicate-uuid", "unknown-role", "unknown-block"]);

/** Kinds of problem that usually follow from another mistake, and disappear with it. */
const consequences: ReadonlySet<string> = new Set([
	"unreachable-step",
	"step-nobody-can-leave",
	"never-reached-branch",
	"value-outlives-step",
	"option-without-branch",
	"hidden-but-required",
	"broken-chain",
	"binding-missing",
	"demand-never-met",
	"final-step-goes-on",
	"role-not-in-tenant",
	"editor-without-list",
	"unknown-list-name",
	"unknown-report-name",
]);

/** Sorts the problems in the best order for repairing them: those that explain others first, otherwise in their present order. */
function causeFirst(problems: readonly Problem[]): readonly Problem[] {
	return [...problems].sort((left, right) => rank(left) - rank(right));
}

function rank({ code, severity, file }: Problem): number {
	if (ofWholeFiles.has(code)) return 0;
	if (severity === "warning") return 4;
	if (consequences.has(code)) return 3;
	// A scenario names parts of the flow, so a mistake in the flow shows up there too.
	if (/(?:^|\/)scenarios\/[^/]+$/.test(file)) return 3;
	return ofNames.has(code) ? 1 : 2;
}
