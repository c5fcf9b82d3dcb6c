const collator = new Intl.Collator("nl-NL", { numeric: true });

/** The sort order of names in every list of choices, menu and report: Dutch collation, with numbers by value. */
export function compareLabels(one: string, other: string): number {
	return collator.compare(one, other);
}
