/** Words of an address that a page keeps beside its list: whether a map stands there, and the part of it that is listed. */
const words = ["beeld", "gebied"] as const;

/** The list's own query with what the page keeps beside it: a filter, another order or another tab leaves that as it is. */
export function withBeside(list: URLSearchParams, address: URLSearchParams): URLSearchParams {
	for (const word of words) {
		const value = address.get(word);
		if (value !== null) list.set(word, value);
	}
	return list;
}
