import type { SectionDefinition } from "./flow-definition.ts";

/** A section that several flows share: a file in `schemas/blocks/`. `schemas/block.schema.json` says the same. */
export interface BlockDefinition extends Omit<SectionDefinition, "id"> {
	readonly $schema?: string;
	readonly name: string;
	/** English, for designers. */
	readonly summary: string;
	/** Places an override may not touch, nor anything in them: names with dots between. */
	readonly sealed?: readonly string[];
}

/** Blocks by their name. */
export type Blocks = Readonly<Record<string, BlockDefinition>>;
