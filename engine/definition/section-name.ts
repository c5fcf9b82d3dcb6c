import { blockNames } from "../../schemas/index.ts";

/** The Dutch name of a shared block; undefined when the product has no block of this name. */
export const blockName = (block: string): string | undefined => (Object.hasOwn(blockNames, block) ? blockNames[block] : undefined);

/** The name of a section: its heading, or the name of the block that it comes from. */
export const sectionName = ({ id, title }: { readonly id: string; readonly title?: string }): string => title ?? blockName(id) ?? id;
