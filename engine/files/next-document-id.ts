/** Number of the next document: the highest one plus one; 1 when there is none. Anything that is not a whole number does not count. */
export function nextDocumentId(ids: readonly (number | string)[]): number {
	const numbers = ids.map((id) => (typeof id === "string" && !/^\d{1,15}$/.test(id) ? Number.NaN : Number(id)));
	return numbers.reduce((highest, number) => (Number.isSafeInteger(number) && number > highest ? number : highest), 0) + 1;
}
