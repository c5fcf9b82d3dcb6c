interface Decimals {
	/** Minimum number of decimals. */
	readonly least?: number;
	/** Maximum number of decimals: finer values are rounded. Without it nothing is rounded. */
	readonly most?: number;
}

/** A number for display: "1.234,56". Every screen, message, sheet text and document formats its numbers with this. */
export function dutchNumber(value: number, { least = 0, most }: Decimals = {}): string {
	if (!Number.isFinite(value)) return String(value);
	const shown = most === undefined ? value : Number(value.toFixed(most));
	const [front = "", behind = ""] = plainDigits(Math.abs(shown)).split(".");
	const decimals = behind.padEnd(least, "0");
	const sign = shown < 0 ? "-" : "";
	return `${sign}${front.replace(/\B(?=(?:\d{3})+$)/g, ".")}${decimals === "" ? "" : `,${decimals}`}`;
}

/** An amount of money for display: "€ 1.234,50", never broken across two lines. */
export function dutchAmount(value: number): string {
	return `€\u00a0${dutchNumber(Math.round(value * 100) / 100, { least: 2 })}`;
}

/** A share for display: "55%", "7,5%". */
export function dutchPercentage(share: number): string {
	return `${dutchNumber(share * 100, { most: 1 })}%`;
}

/** A distance for display: "350 m", "1,2 km". */
export function dutchDistance(metres: number): string {
	return metres < 1000 ? `${metres} m` : `${dutchNumber(metres / 1000, { most: 1 })} km`;
}

/** Degrees for display: "51,98313". The fifth decimal is about a metre. */
export function dutchDegrees(degrees: number): string {
	return dutchNumber(degrees, { least: 5, most: 6 });
}

/** The shortest digits that represent the same number, without an exponent. */
export function plainDigits(value: number): string {
	const [digits = "", exponent] = String(value).split("e");
	if (exponent === undefined) return digits;
	const [front = "", behind = ""] = digits.split(".");
	const shift = Number(exponent);
	return shift < 0 ? `0.${"0".repeat(-shift - 1)}${front}${behind}` : `${front}${behind}`.padEnd(shift + 1, "0");
}
