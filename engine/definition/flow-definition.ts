import type { FlowDefinition, SectionDefinition, StepDefinition } from "../../schemas/index.ts";

/**
 * The types of the language, generated from `schemas/*.schema.json`, which describe every property.
 *
 * A *definition* is what a designer writes. A *resolved* definition is the same with every block reference replaced by the section it
 * stands for (see resolve-blocks.ts); only resolved definitions are compiled, stored, hashed and served.
 */
export type * from "../../schemas/generated/definitions.ts";

export type ResolvedFlow = FlowDefinition<SectionDefinition>;
export type ResolvedStep = StepDefinition<SectionDefinition>;
