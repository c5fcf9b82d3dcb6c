/** First letters of the first and last word that start with a capital: "Sanne de Wit" gives "SW". */
export function initials(name: string): string {
	const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word));
	const first = words[0]?.[0] ?? name.trim()[0] ?? "";
	const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
	return (first + last).toUpperCase();
}
