import { isTest, type SourceFile } from "./source-files.ts";

const PRODUCT = /^(?:engine|server|web)\//;

/** Lines of product code that name a tenant. `Europe/Amsterdam` is a time zone, not a tenant. */
export function tenantNames(files: readonly SourceFile[], slugs: readonly string[]): readonly string[] {
	const spellings = slugs.flatMap((slug) => [slug, slug.replaceAll("-", ""), slug.replaceAll("-", "_")]);
	const named = new RegExp(`\\b(?:${spellings.join("|")})\\b`, "i");
	return linesOf(files.filter(({ path }) => PRODUCT.test(path))).filter((line) => named.test(line.replaceAll("Europe/Amsterdam", "")));
}

/** Places that read the environment, apart from the one module that checks it. */
export function strayEnvironment(files: readonly SourceFile[]): readonly string[] {
	return linesOf(
		files.filter(({ path }) => PRODUCT.test(path) && !isTest(path) && path !== "server/config/config.ts" && path !== "web/vite.config.ts"),
	).filter((line) => /\bprocess\.env\b/.test(line));
}

/** The only places that format numbers, dates and enumerations, and order names. */
const SHOWS = new Set(["engine/text/compare-labels.ts", "web/ui/words/date-text.ts", "web/ui/words/list-text.ts"]);

/** Dates, numbers and lists formatted elsewhere: sooner or later the same thing would be written in two ways. */
export function ownFormats(files: readonly SourceFile[]): readonly string[] {
	return linesOf(files.filter(({ path }) => PRODUCT.test(path) && !isTest(path) && !SHOWS.has(path))).filter((line) =>
		/\.toLocale(?:Date|Time)?String\(|\bIntl\.\w|\.localeCompare\(/.test(line),
	);
}

/** Use of clock, randomness or console inside the engine: time, ids and the actor are arguments. */
export function impureEngine(files: readonly SourceFile[]): readonly string[] {
	return linesOf(files.filter(({ path }) => path.startsWith("engine/") && !isTest(path))).filter((line) =>
		/\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(|\bconsole\.|\bperformance\.now\(|\bset(?:Timeout|Interval)\(|\bcrypto\.random/.test(
			line,
		),
	);
}

/**
 * Effects and refs that return whatever a DOM call returns. Newer browsers return a promise from scrolling; React would call it on unmount,
 * and the whole page would fail.
 */
export function elementsAnswers(files: readonly SourceFile[]): readonly string[] {
	return linesOf(files.filter(({ path }) => path.startsWith("web/") && !isTest(path))).filter((line) =>
		/(?:Effect\(\(\)|ref=\{\(?\w*\)?) => (?!void\b)[^;{]*\.(?:focus|blur|click|select|scroll\w*|animate|play)(?:\?\.)?\(/.test(line),
	);
}

/** `lazyPage` and `lazyPart`, and components outside every page. */
const MAY_BE_LAZY =
	/^web\/(?:workbench\/.*|ui\/loading\/lazy-pa(?:ge|rt)\.tsx?|ui\/notices\/NotificationArea\.tsx|Application\.tsx|accounts\/Accounts\.tsx|shell\/(?:Whole\w+|Frame)\.tsx|tenants\/TenantProvider\.tsx)$/;

/** Components that stay broken once loading them has failed: React requests a lazy component once, even if the connection comes back. */
export function failingForGood(files: readonly SourceFile[]): readonly string[] {
	return linesOf(files.filter(({ path }) => path.startsWith("web/") && !isTest(path) && !MAY_BE_LAZY.test(path))).filter((line) =>
		/\blazy(?:<[^(]*>)?\(/.test(line),
	);
}

/** Files longer than 400 lines without a reason ("Long because …") in their first comment. */
export function longFiles(files: readonly SourceFile[]): readonly string[] {
	return files
		.filter(
			({ path, text }) =>
				!path.includes("generated") && text.split("\n").length > 400 && !/^\s*(?:\/\*\*?|\/\/)[\s\S]{0,600}?Long because/.test(text),
		)
		.map(({ path, text }) => `${path}: ${text.split("\n").length} lines`);
}

/** Names that say nothing. */
export function vagueNames(paths: readonly string[]): readonly string[] {
	return paths.filter((path) => /(?:^|\/)(?:utils?|helpers?|common|misc|shared|types)(?:\/|\.tsx?$)/.test(path));
}

/** Disabled checks and unfinished work. */
export function leftOpen(files: readonly SourceFile[]): readonly string[] {
	return linesOf(files.filter(({ path }) => !path.startsWith("test/architecture/"))).filter((line) =>
		/\b(?:TODO|FIXME|XXX)\b|biome-ignore|eslint-disable|@ts-(?:ignore|nocheck|expect-error)|\bas any\b|\.(?:only|skip)\(/.test(line),
	);
}

/**
 * Decisions based on searching serialised data for a text: an id could then be mistaken for a tag, a document or a
 * place wherever else it occurs. Values must be read from their own place.
 */
export function searchedText(files: readonly SourceFile[]): readonly string[] {
	const product = files.filter(({ path }) => PRODUCT.test(path) && !isTest(path));
	return product.flatMap(({ path, text }) =>
		[...text.matchAll(SEARCHED)].map(
			({ 0: found, index }) => `${path}:${text.slice(0, index).split("\n").length}: ${found.replace(/\s+/g, " ")}`,
		),
	);
}

const WRITTEN = /JSON\.stringify\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/.source;
/** A stored state: a column that holds JSON text. */
const STATE =
	/\b(?:row|before|after|process|realisation|request|location|current|present)\.(?:record|state|answer|values|meta|properties|events|history|snapshot)/
		.source;
const SEARCH = /\s*\.\s*(?:includes|indexOf|lastIndexOf|search|match|matchAll|startsWith|endsWith)\(/.source;
const SEARCHED = new RegExp(
	[`${WRITTEN}${SEARCH}`, `\\.(?:includes|indexOf|lastIndexOf|startsWith|endsWith|test|exec)\\(\\s*${WRITTEN}`, `${STATE}${SEARCH}`].join(
		"|",
	),
	"g",
);

function linesOf(files: readonly SourceFile[]): readonly string[] {
	return files.flatMap(({ path, text }) => text.split("\n").map((line, index) => `${path}:${index + 1}: ${line.trim()}`));
}
