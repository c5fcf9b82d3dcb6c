/** How many steps there are; null where a number is left out, as 'step 6 of 5' or 'step 6 of 9' of five steps tells nobody anything. */
export function stepTotal(steps: readonly { readonly code: string }[]): number | null {
	return steps.every(({ code }, index) => code === String(index + 1)) ? steps.length : null;
}
