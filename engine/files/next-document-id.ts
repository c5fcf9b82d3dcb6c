/** Number of the next document: the highest number plus one; 1 when there are none. Anything that is not a whole number is ignored. */
export function nextDocumentId(ids: readonly (number | string)[]): number {
	const numbers = ids.map((id) => (typeof id === "string" && !/^\d{1,15}$/.test(id) ? Number.NaN : Number(id)));
	return numbers.reduce((highest, number) => (Number.isSafeInteger(number) && number > highest ? number : highest), 0) + 1;
}
