/** Page numbers to show out of `pages`: the first, the last and those around the current one; null is a gap. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
	const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
	const sorted = [...new Set(near)].sort((one, other) => one - other);
	return sorted.flatMap((number, index) => {
		const before = sorted[index - 1];
		if (before === undefined || number - before === 1) return [number];
		return number - before === 2 ? [number - 1, number] : [null, number];
	});
}
