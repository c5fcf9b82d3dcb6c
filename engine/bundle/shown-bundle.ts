import type { Blocks, Problem } from "../definition/index.ts";
import type { Bundle, BundleFiles } from "./bundle.ts";
import { checkBundle } from "./check-bundle.ts";
import { readBundle } from "./read-bundle.ts";

/** A tenant's folder in the form that the workbench receives, wherever it is stored. */
export interface ShownBundle {
	/** Changes with every byte of the files. */
	readonly revision: string;
	/** The name of the folder: the prefix of the path of every file in a problem. */
	readonly folder: string;
	/** Texts of the files by path; null where the content is not UTF-8 text, or is not needed. */
	readonly files: Readonly<Record<string, string | null>>;
	/** Files that have the shape of their language, so that their content can be treated as a definition. */
	readonly readable: readonly string[];
	/** Causes first. */
	readonly problems: readonly Problem[];
}

interface Showing {
	readonly folder: string;
	readonly revision: string;
	readonly blocks: Blocks;
	/** The same files, already read, for callers that also need them for something else: reading takes as long as checking. */
	readonly bundle?: Bundle;
}

/** Reads and checks the files of a folder for the workbench. Never throws on their content. */
export function showBundle(files: BundleFiles, { folder, revision, blocks, bundle = readBundle(files, folder) }: Showing): ShownBundle {
	const { tenant, flow, scenarios, former, mappings } = bundle;
	const readable = [tenant, flow, ...scenarios, ...former, ...mappings].filter(({ definition }) => definition !== undefined);
	return {
		revision,
		folder,
		files: Object.fromEntries(files),
		readable: readable.map(({ source }) => source.file.slice(folder === "" ? 0 : folder.length + 1)),
		problems: checkBundle(bundle, { blocks }),
	};
}
