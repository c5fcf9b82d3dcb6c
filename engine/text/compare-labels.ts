const collator = new Intl.Collator("nl-NL", { numeric: true });

/** The order of names in every list of choices, menu and report: as a Dutch reader sorts, numbers in them by their value. */
export function compareLabels(one: string, other: string): number {
	return collator.compare(one, other);
}
