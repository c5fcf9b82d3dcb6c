/** A number to be read: "1.234,56". `least`: digits behind the comma, at least. */
export function dutchNumber(value: number, least = 0): string {
	if (!Number.isFinite(value)) return String(value);
	const [front = "", behind = ""] = plainDigits(Math.abs(value)).split(".");
	const decimals = behind.padEnd(least, "0");
	const sign = value < 0 ? "-" : "";
	return `${sign}${front.replace(/\B(?=(?:\d{3})+$)/g, ".")}${decimals === "" ? "" : `,${decimals}`}`;
}

/** An amount of money to be read: "€ 1.234,50", never broken between two lines. */
export function dutchAmount(value: number): string {
	return `€\u00a0${dutchNumber(Math.round(value * 100) / 100, 2)}`;
}

/** The shortest digits that give the same number, without an exponent. */
export function plainDigits(value: number): string {
	const [digits = "", exponent] = String(value).split("e");
	if (exponent === undefined) return digits;
	const [front = "", behind = ""] = digits.split(".");
	const shift = Number(exponent);
	return shift < 0 ? `0.${"0".repeat(-shift - 1)}${front}${behind}` : `${front}${behind}`.padEnd(shift + 1, "0");
}
