import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import {
	type Bundle,
	blocksOf,
	checkBundle,
	checkTenants,
	mappingsTo,
	nameMeant,
	type Problem,
	type ResolvedFlow,
	readBundle,
	resolveBlocks,
	type TenantDefinition,
	type UpgradeMapping,
} from "../../engine/index.ts";
import { blocks, manualPages } from "../../schemas/index.ts";
import { checkTermsText, type TermsText } from "../accounts/terms/terms-text.ts";
import { termsVersion } from "../accounts/terms/terms-version.ts";
import { bundleFiles, servedFiles } from "./bundle-files.ts";
import { bytesOf, type FileContents } from "./file-content.ts";
import { type PermitArea, parsePermitAreas } from "./permit-areas.ts";

/** A tenant's folder, read and checked. */
export interface ReadTenant {
	readonly folder: string;
	readonly definition: TenantDefinition;
	readonly flow: ResolvedFlow;
	readonly logo: Logo | null;
	/** Its own text for the current terms of use; null when it has none. */
	readonly terms: TermsText | null;
	/** From a file of the folder; null without one. */
	readonly permitAreas: readonly PermitArea[] | null;
	/** Markdown by slug: the product's own pages, with the tenant's in their place. */
	readonly manualPages: ReadonlyMap<string, string>;
	/** How processes of former versions are taken along to its flow, by version. */
	readonly mappings: ReadonlyMap<string, UpgradeMapping>;
	/** The release that it is; absent for a folder that runs without releases. */
	readonly running?: RunningRelease;
}

/** The release that runs, and the activation that made it run. */
export interface RunningRelease {
	readonly release: number;
	readonly activation: number;
	/** Hash of its files. */
	readonly hash: string;
}

export interface Logo {
	readonly mediaType: string;
	readonly bytes: Buffer;
}

/** The tenants' files have errors; all are listed, each with its place and remedy. */
export class TenantFilesError extends Error {
	readonly problems: readonly Problem[];
	constructor(problems: readonly Problem[]) {
		super(`The files of the tenants hold errors:\n${problems.map((problem) => `  - ${sentence(problem)}`).join("\n")}`);
		this.name = "TenantFilesError";
		this.problems = problems;
	}
}

/** Reads every folder under `flowsDir` that contains a tenant.json, the default tenant first. Throws with all problems of all tenants. */
export function readTenants(flowsDir: string): ReadTenant[] {
	const bundles = folders(flowsDir).map((folder) => ({ folder, bundle: readBundle(bundleFiles(folder, "served"), shown(folder)) }));
	const problems = [
		...checkTenants(bundles.map(({ bundle }) => bundle.tenant)),
		...bundles.flatMap(({ bundle }) => checkBundle(bundle, { blocks })),
	];
	const errors = problems.filter(({ severity }) => severity === "error");
	if (errors.length > 0) throw new TenantFilesError(errors);
	const read = bundles
		.flatMap(({ folder, bundle }) => readTenant(bundle, filesIn(folder)) ?? [])
		.sort((one, other) => Number(other.definition.default === true) - Number(one.definition.default === true));
	if (read.length === 0) throw new Error(`There is no tenant in ${flowsDir}: FLOWS_DIR must hold a folder with a tenant.json for each.`);
	return read;
}

function folders(flowsDir: string): string[] {
	if (!existsSync(flowsDir)) throw new Error(`FLOWS_DIR ${flowsDir} is not there.`);
	return readdirSync(flowsDir, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && existsSync(join(flowsDir, entry.name, "tenant.json")))
		.map((entry) => join(flowsDir, entry.name))
		.sort();
}

/**
 * Reads a tenant from stored files instead of its folder, whose name is used in messages.
 * @throws when a server could not start with them
 */
export function readKeptTenant(contents: FileContents, folder: string): ReadTenant {
	const bundle = readBundle(servedFiles(contents), shown(folder));
	const errors = checkBundle(bundle, { blocks }).filter(({ severity }) => severity === "error");
	const pages = [...contents].flatMap(([path, content]) => {
		const [, slug] = /^manuals\/([^/]+)\.md$/.exec(path) ?? [];
		return slug === undefined ? [] : [[slug, bytesOf(content).toString("utf8")] as const];
	});
	const bytes = (path: string) => {
		const content = contents.get(path);
		return content && bytesOf(content);
	};
	const read = readTenant(bundle, { folder, bytes, manualPages: new Map(pages) });
	if (errors.length > 0 || read === undefined) throw new TenantFilesError(errors);
	return read;
}

/** The files that a running server uses, besides those that `readTenant` looks up by name. */
interface TenantFiles {
	readonly folder: string;
	readonly bytes: (path: string) => Buffer | undefined;
	readonly manualPages: ReadonlyMap<string, string>;
}

function filesIn(folder: string): TenantFiles {
	const bytes = (path: string) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined);
	return { folder, bytes, manualPages: readManualPages(folder) };
}

function readTenant(bundle: Bundle, files: TenantFiles): ReadTenant | undefined {
	const { tenant, flow } = bundle;
	if (tenant.definition === undefined || flow.definition === undefined) return undefined;
	return {
		folder: shown(files.folder),
		definition: tenant.definition,
		flow: resolveBlocks(flow.definition, blocksOf(bundle, blocks)),
		logo: readLogo(files, tenant.definition),
		terms: readTerms(files),
		permitAreas: readPermitAreas(files, tenant.definition),
		manualPages: new Map([...Object.entries(manualPages), ...files.manualPages]),
		mappings: mappingsTo(bundle),
	};
}

const mediaTypes: Readonly<Record<string, string>> = { ".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg" };

function readLogo({ bytes }: TenantFiles, { theme }: TenantDefinition): Logo | null {
	const mediaType = theme.logo === undefined ? undefined : mediaTypes[extname(theme.logo)];
	const picture = theme.logo === undefined ? undefined : bytes(theme.logo);
	return picture === undefined || mediaType === undefined ? null : { mediaType, bytes: picture };
}

/** `terms/<version>.json` beside the tenant's own file. */
function readTerms({ folder, bytes }: TenantFiles): TermsText | null {
	const path = `terms/${termsVersion}.json`;
	const text = bytes(path)?.toString("utf8");
	return text === undefined ? null : checkTermsText(JSON.parse(text), termsVersion, shown(join(folder, path)));
}

/** Throws with the file and its fault: a map without its layer would look as if there were no such areas. */
function readPermitAreas({ folder, bytes }: TenantFiles, { map: { areaLayer } }: TenantDefinition): readonly PermitArea[] | null {
	if (areaLayer === undefined || areaLayer.includes("://")) return null;
	try {
		return parsePermitAreas(JSON.parse(bytes(areaLayer)?.toString("utf8") ?? ""));
	} catch (error) {
		throw new Error(
			`${shown(join(folder, areaLayer))}: the areas of the map cannot be read. ${error instanceof Error ? error.message : ""}`,
		);
	}
}

/** Relative to the working directory: shorter, and editors' terminals turn it into a link. */
const shown = (path: string) => relative(process.cwd(), path) || path;

function sentence({ file, line, column, path, message, remedy, didYouMean, code }: Problem): string {
	return `${file}:${line}:${column} ${path}: ${message}${nameMeant({ didYouMean })} ${remedy} [${code}]`;
}

/** The manual pages in a tenant's folder by their slug: manuals/<slug>.md. */
export function readManualPages(folder: string): ReadonlyMap<string, string> {
	const manuals = join(folder, "manuals");
	if (!existsSync(manuals)) return new Map();
	const files = readdirSync(manuals, { withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
		.map(({ name }) => name);
	return new Map(files.map((name) => [name.slice(0, -".md".length), readFileSync(join(manuals, name), "utf8")]));
}
