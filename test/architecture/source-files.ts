import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

export interface SourceFile {
	/** From the project root, with forward slashes. */
	readonly path: string;
	readonly text: string;
}

export interface Import {
	readonly from: string;
	/** Package name or, for a relative import, path from the project root. */
	readonly to: string;
	readonly relative: boolean;
}

/** Every file that git tracks or would track. */
export function trackedFiles(): readonly string[] {
	return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" }).split("\n").filter(Boolean);
}

export function sourceFiles(): readonly SourceFile[] {
	return trackedFiles()
		.filter((path) => /\.(?:m?ts|tsx|mjs)$/.test(path) && !path.endsWith(".d.ts"))
		.flatMap((path) => {
			try {
				return [{ path, text: readFileSync(path, "utf8") }];
			} catch {
				return []; // deleted, not yet committed
			}
		});
}

const SPECIFIER =
	/(?:^|\n)\s*(?:import|export)\b[^"'`;]*?\bfrom\s*["']([^"']+)["']|(?:^|\n)\s*import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/g;

/** The formatter keeps import statements in a uniform format, so a pattern finds them all. */
export function importsOf({ path, text }: SourceFile): readonly Import[] {
	return [...text.matchAll(SPECIFIER)].map((match) => {
		const specifier = match[1] ?? match[2] ?? match[3] ?? "";
		if (specifier.startsWith(".")) return { from: path, to: normalize(join(dirname(path), specifier)), relative: true };
		const [scope = "", name = ""] = specifier.split("/");
		return {
			from: path,
			to: specifier.startsWith("@") ? `${scope}/${name}` : specifier.startsWith("node:") ? specifier : scope,
			relative: false,
		};
	});
}

export function isTest(path: string): boolean {
	return /\.test\.tsx?$/.test(path) || path.startsWith("test/") || /(?:^|\/)(?:fixtures|test-support)\//.test(path);
}
