import { readFileSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { type Problem, problemKinds } from "../../engine/index.ts";

/**
 * For editors and build servers: SARIF 2.1.0. Places are relative to `root`; a rule's help is its page in docs/rules,
 * by absolute address, so that it opens without a network.
 */
export function printSarif(problems: readonly Problem[], root = process.cwd()): string {
	const help = (code: string): string => pathToFileURL(resolve(root, "docs/rules", `${code}.md`)).href;
	const known = new Map(problemKinds.map((kind, index) => [kind.code, index]));
	const log = {
		$schema: "https://json.schemastore.org/sarif-2.1.0.json",
		version: "2.1.0",
		runs: [
			{
				tool: {
					driver: {
						name: "laadstroom-flow-check",
						semanticVersion: (JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")) as { version: string }).version,
						rules: problemKinds.map(({ code, severity, description }) => ({
							id: code,
							shortDescription: { text: description },
							helpUri: help(code),
							defaultConfiguration: { level: severity },
						})),
					},
				},
				columnKind: "utf16CodeUnits",
				originalUriBaseIds: { SRCROOT: { uri: `${pathToFileURL(root).href}/` } },
				results: problems.map((problem) => result(problem, known.get(problem.code), root)),
			},
		],
	};
	return `${JSON.stringify(log, null, "\t")}\n`;
}

function result(
	{ code, severity, message, remedy, didYouMean, file, path, line, column }: Problem,
	index: number | undefined,
	root: string,
) {
	const meant = didYouMean === undefined ? "" : ` Bedoelde u "${didYouMean}"?`;
	return {
		ruleId: code,
		...(index === undefined ? {} : { ruleIndex: index }),
		level: severity,
		message: { text: `${message}${meant} ${remedy}` },
		locations: [
			{
				physicalLocation: { artifactLocation: artifact(file, root), region: { startLine: line, startColumn: column } },
				...(path === "" ? {} : { logicalLocations: [{ fullyQualifiedName: path }] }),
			},
		],
	};
}

/** Relative to the root; a file outside it has its own address. */
function artifact(file: string, root: string): { readonly uri: string; readonly uriBaseId?: string } {
	const inside = relative(root, resolve(root, file));
	if (inside.startsWith("..")) return { uri: pathToFileURL(resolve(root, file)).href };
	return { uri: inside.split(sep).map(encodeURIComponent).join("/"), uriBaseId: "SRCROOT" };
}
