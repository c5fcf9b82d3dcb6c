import * as fieldTexts from "../../texts/fields.ts";
/** A value of a source as it is stored, or a Dutch sentence why it can't be. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };

export type Reader<Value> = (given: unknown) => Reading<Value>;

/** The text for a mistake that has no sentence of its own. */
export const unreadable = { problem: fieldTexts.checkInput } as const;
