import { isTest, type SourceFile } from "./source-files.ts";

const PRODUCT = /^(?:engine|server|web)\//;

/** Lines of product code that name a tenant. `Europe/Amsterdam` is a time zone, not a tenant. */
export function tenantNames(files: readonly SourceFile[], slugs: readonly string[]): readonly string[] {
	const spellings = slugs.flatMap((slug) => [slug, slug.replaceAll("-", ""), slug.replaceAll("-", "_")]);
	const named = new RegExp(`\\b(?:${spellings.join("|")})\\b`, "i");
	return linesOf(files.filter(({ path }) => PRODUCT.test(path))).filter((line) => named.test(line.replaceAll("Europe/Amsterdam", "")));
}

/** Places where the environment is read outside the one module that checks it. */
export function strayEnvironment(files: readonly SourceFile[]): readonly string[] {
	return linesOf(
		files.filter(({ path }) => PRODUCT.test(path) && !isTest(path) && path !== "server/config.ts" && path !== "web/vite.config.ts"),
	).filter((line) => /\bprocess\.env\b/.test(line));
}

/** Clock, chance and console inside the engine: time, ids and the actor come in as arguments. */
export function impureEngine(files: readonly SourceFile[]): readonly string[] {
	return linesOf(files.filter(({ path }) => path.startsWith("engine/") && !isTest(path))).filter((line) =>
		/\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(|\bconsole\.|\bperformance\.now\(|\bset(?:Timeout|Interval)\(|\bcrypto\.random/.test(
			line,
		),
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

/** Switched-off checks and things left open. */
export function leftOpen(files: readonly SourceFile[]): readonly string[] {
	return linesOf(files.filter(({ path }) => !path.startsWith("test/architecture/"))).filter((line) =>
		/\b(?:TODO|FIXME|XXX)\b|biome-ignore|eslint-disable|@ts-(?:ignore|nocheck|expect-error)|\bas any\b|\.(?:only|skip)\(/.test(line),
	);
}

function linesOf(files: readonly SourceFile[]): readonly string[] {
	return files.flatMap(({ path, text }) => text.split("\n").map((line, index) => `${path}:${index + 1}: ${line.trim()}`));
}
