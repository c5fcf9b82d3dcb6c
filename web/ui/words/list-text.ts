const and = new Intl.ListFormat("nl-NL");
const or = new Intl.ListFormat("nl-NL", { type: "disjunction" });

/** E.g. "Karin, Piet en Anna". */
export function andText(names: readonly string[]): string {
	return and.format(names);
}

/** E.g. "Karin, Piet of Anna". */
export function orText(names: readonly string[]): string {
	return or.format(names);
}
