/** A value of a source as it is stored, or a Dutch sentence why it can't be. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };

export type Reader<Value> = (given: unknown) => Reading<Value>;

/** The text for what is wrong in no way that has a sentence of its own. */
export const unreadable = { problem: "Controleer uw invoer a.u.b." } as const;
