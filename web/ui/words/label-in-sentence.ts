/** A label within a sentence: "naam partij" for "Naam partij", and abbreviations as they are: "PVO ontvangen". */
export function labelInSentence(label: string): string {
	const [first = "", second = ""] = label;
	const isAbbreviated = second !== second.toLocaleLowerCase("nl");
	return isAbbreviated ? label : first.toLocaleLowerCase("nl") + label.slice(first.length);
}
