/**
 * The number of steps; null if they are not numbered consecutively, because 'step 6 of 5', or 'step 6 of 9' in a flow of five, would mean
 * nothing.
 */
export function stepTotal(steps: readonly { readonly code: string }[]): number | null {
	return steps.every(({ code }, index) => code === String(index + 1)) ? steps.length : null;
}
