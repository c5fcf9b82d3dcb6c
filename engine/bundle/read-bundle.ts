import { ownWordsOf, type Parsed, parse, parseBlock, parseFlow, parseTenant } from "../definition/index.ts";
import { unreadSource } from "../definition/json-source.ts";
import type { Scenario } from "../scenario/scenario.ts";
import { parseUpgradeMapping } from "../upgrade/index.ts";
import type { Bundle, BundleFiles } from "./bundle.ts";

/** Reads the files of a tenant's folder. `folder`: its name in problems. Never throws on the content of the files. */
export function readBundle(files: BundleFiles, folder: string): Bundle {
	const shown = (path: string): string => (folder === "" ? path : `${folder}/${path}`);
	const read = <Definition>(path: string, how: (text: string, file: string) => Parsed<Definition>): Parsed<Definition> => {
		const text = files.get(path);
		return typeof text === "string" ? how(text, shown(path)) : unread(shown(path), text === null);
	};
	const matching = (pattern: RegExp): readonly string[] => [...files.keys()].filter((path) => pattern.test(path)).sort();
	const tenant = read("tenant.json", parseTenant);
	const own = ownWordsOf(tenant.source.value);
	const flowOf = (text: string, file: string) => parseFlow(text, file, own);
	const blockOf = (text: string, file: string) => parseBlock(text, file, own);
	const scenarioOf = (text: string, file: string) => parse<Scenario>("scenario", text, file, own);
	return {
		folder,
		tenant,
		flow: read("flow.json", flowOf),
		former: matching(/^flow-[^/]+\.json$/).map((path) => read(path, flowOf)),
		blocks: new Map(matching(/^blocks\/[^/]+\.json$/).map((path) => [path.slice("blocks/".length, -".json".length), read(path, blockOf)])),
		own,
		scenarios: matching(/^scenarios\/[^/]+\.json$/).map((path) => read(path, scenarioOf)),
		mappings: matching(/^mappings\/[^/]+\.json$/).map((path) => read(path, parseUpgradeMapping)),
		manualPages: new Map(
			matching(/^manuals\/[^/]+\.md$/).map((path) => [path.slice("manuals/".length, -".md".length), files.get(path) ?? null]),
		),
		paths: new Set(files.keys()),
	};
}

function unread(file: string, there: boolean): Parsed<never> {
	const source = there
		? unreadSource(file, {
				code: "unreadable-file",
				message: "The file can't be read as text in UTF-8.",
				remedy: 'Save it as "UTF-8" without BOM, and let the product read it.',
			})
		: unreadSource(file, {
				code: "missing-file",
				message: "The file is not there.",
				remedy: "Every tenant has a tenant.json and a flow.json.",
			});
	return { source, definition: undefined, problems: source.problems };
}
