/** Eighteen digits of which the last is the check digit: an energy connection's EAN code. */
export function isEan18(text: string): boolean {
	return /^\d{18}$/.test(text) && checkDigitOf(text.slice(0, -1)) === Number(text.at(-1));
}

/** GS1 check digit: weights 3 and 1 in turn from the right, up to the next ten. */
export function checkDigitOf(digits: string): number {
	let sum = 0;
	for (let place = 0; place < digits.length; place++) {
		sum += Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 3 : 1);
	}
	return (10 - (sum % 10)) % 10;
}
