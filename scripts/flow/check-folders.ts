import { checkBlock, checkFlow, checkTenant, checkTenants, declaredFields, type Problem } from "../../engine/index.ts";
import { definedBlocks, readBlocks, readFolder } from "./read-folder.ts";

/** Everything wrong with the folders' files and with the shared blocks. */
export function checkFolders(folders: readonly string[], blocksFolder = "schemas/blocks"): readonly Problem[] {
	const parsedBlocks = readBlocks(blocksFolder);
	const blocks = definedBlocks(parsedBlocks);
	const read = folders.map(readFolder);
	return [
		...[...parsedBlocks].flatMap(([name, block]) => checkBlock(block, name)),
		...checkTenants(read.map(({ tenant }) => tenant)),
		...read.flatMap((folder) => {
			const uuids = folder.flows.flatMap(({ definition }) => definition?.uuid ?? []);
			return [
				...checkTenant(
					folder.tenant,
					uuids,
					folder.flows.flatMap((flow) => declaredFields(flow, blocks)),
					folder.manualPages,
				),
				...folder.flows.flatMap((flow) => checkFlow(flow, { tenant: folder.tenant.definition, blocks })),
				...folder.scenarios.flatMap(({ problems }) => problems),
			];
		}),
	];
}
