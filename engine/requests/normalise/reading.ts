import * as fieldTexts from "../../texts/fields.ts";
/** A value of a source in stored form, or a Dutch sentence that says why that is impossible. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };

export type Reader<Value> = (given: unknown) => Reading<Value>;

/** The message for a mistake without a sentence of its own. */
export const unreadable = { problem: fieldTexts.checkInput } as const;
