import type { BlockDefinition } from "../../schemas/index.ts";

export type { BlockDefinition };

/** Blocks by their name. */
export type Blocks = Readonly<Record<string, BlockDefinition>>;
