import { checkBlock, checkBundle, checkTenants, type Problem } from "../../engine/index.ts";
import { definedBlocks, readBlocks, readFolder } from "./read-folder.ts";

/** Everything wrong with the folders' files and with the shared blocks. */
export function checkFolders(folders: readonly string[], blocksFolder = "schemas/blocks"): readonly Problem[] {
	const parsedBlocks = readBlocks(blocksFolder);
	const blocks = definedBlocks(parsedBlocks);
	const read = folders.map(readFolder);
	return [
		...[...parsedBlocks].flatMap(([name, block]) => checkBlock(block, name)),
		...checkTenants(read.map(({ tenant }) => tenant)),
		...read.flatMap((folder) => checkBundle(folder, { blocks })),
	];
}
