import type { Blocks, Problem } from "../definition/index.ts";
import type { Bundle, BundleFiles } from "./bundle.ts";
import { checkBundle } from "./check-bundle.ts";
import { readBundle } from "./read-bundle.ts";

/** A tenant's folder as the workbench is given it, wherever it is kept. */
export interface ShownBundle {
	/** Changes with every byte of the files. */
	readonly revision: string;
	/** What the folder is called; stands before the path of every file in a problem. */
	readonly folder: string;
	/** Texts of the files by path; null where the content is not text in UTF-8, or nobody asks for it. */
	readonly files: Readonly<Record<string, string | null>>;
	/** Files that have the shape of their language, so that their content can be taken for a definition. */
	readonly readable: readonly string[];
	/** The cause first. */
	readonly problems: readonly Problem[];
}

interface Showing {
	readonly folder: string;
	readonly revision: string;
	readonly blocks: Blocks;
	/** The same files, for whoever needs them read for something else as well: reading takes as long as checking. */
	readonly bundle?: Bundle;
}

/** Reads and checks the files of a folder, for the workbench. Never throws on what is in them. */
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
