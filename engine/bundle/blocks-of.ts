import { checkBlock, errorAt, type Finding } from "../check/index.ts";
import type { Blocks, Problem } from "../definition/index.ts";
import type { Bundle } from "./bundle.ts";

/** The blocks that a tenant's flow may name: the product's, and those of the tenant that could be read. */
export function blocksOf({ blocks: own }: Pick<Bundle, "blocks">, ofProduct: Blocks): Blocks {
	const read = [...own].flatMap(([name, { definition }]) => (definition === undefined ? [] : [[name, definition] as const]));
	return { ...Object.fromEntries(read), ...ofProduct };
}

/** Everything wrong with the tenant's own blocks. */
export function checkOwnBlocks({ blocks: own }: Pick<Bundle, "blocks">, ofProduct: Blocks): readonly Problem[] {
	return [...own].flatMap(([name, parsed]) => [
		...checkBlock(parsed, name),
		...(Object.hasOwn(ofProduct, name) ? [parsed.source.place(taken(name))] : []),
	]);
}

const taken = (name: string): Finding =>
	errorAt(
		"block-name",
		{ path: ["name"] },
		{ message: `The product has a block "${name}" itself.`, remedy: "Give the tenant's own another name, and its file too." },
	);
