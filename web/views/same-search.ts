/** Not part of a view: where somebody is in the list, and how many rows they like. */
const passing = ["pagina", "rijen"];

/** What a view shows, in one writing: the order of the query's parts says nothing. */
export function plainSearch(search: string): string {
	const [word = "", query = ""] = search.split("?", 2);
	const params = new URLSearchParams(query);
	for (const name of passing) params.delete(name);
	params.sort();
	return `${word}?${params}`;
}

export function isSameSearch(one: string, other: string): boolean {
	return plainSearch(one) === plainSearch(other);
}
