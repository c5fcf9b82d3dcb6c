/** An energy connection's EAN code: eighteen digits, the last of which is the check digit. */
export function isEan18(text: string): boolean {
	return /^\d{18}$/.test(text) && checkDigitOf(text.slice(0, -1)) === Number(text.at(-1));
}

/** GS1 check digit: alternating weights 3 and 1 from the right, up to the next multiple of ten. */
export function checkDigitOf(digits: string): number {
	let sum = 0;
	for (let place = 0; place < digits.length; place++) {
		sum += Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 3 : 1);
	}
	return (10 - (sum % 10)) % 10;
}
