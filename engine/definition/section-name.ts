import { blockNames } from "../../schemas/index.ts";

/** What a shared block is called in Dutch; undefined for a name that no block of the product has. */
export const blockName = (block: string): string | undefined => (Object.hasOwn(blockNames, block) ? blockNames[block] : undefined);

/** What a section is called: by its heading, or what the block that it comes from is called. */
export const sectionName = ({ id, title }: { readonly id: string; readonly title?: string }): string => title ?? blockName(id) ?? id;
