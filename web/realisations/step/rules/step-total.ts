/** How far the steps are numbered: their count, or the highest number where a number is left out, so that no step is 6 of 5. */
export function stepTotal(steps: readonly { readonly code: string }[]): number {
	return Math.max(steps.length, ...steps.map(({ code }) => Number.parseInt(code, 10)));
}
