/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

export const white: Rgb = [255, 255, 255];
export const black: Rgb = [0, 0, 0];

/** Parses "#rgb" or "#rrggbb". Throws on anything else: colours come from a validated configuration. */
export function parseColor(hex: string): Rgb {
	const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1];
	if (digits === undefined) throw new Error(`not a colour: ${hex}`);
	const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
	const value = Number.parseInt(full, 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
}

export function formatColor(color: Rgb): string {
	return `#${color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function eachPart([red, green, blue]: Rgb, change: (part: number, index: number) => number): Rgb {
	return [change(red, 0), change(green, 1), change(blue, 2)];
}

function luminance(color: Rgb): number {
	const [red, green, blue] = eachPart(color, (part) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio, from 1 (identical) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
	const [first, second] = [luminance(one), luminance(other)];
	return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Linear interpolation: a `share` of 0 gives `from`, 1 gives `to`. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
	return eachPart(from, (part, index) => Math.round(part + ((to[index] ?? 0) - part) * share));
}

/**
 * The colour itself, or the first of those between it and `end` (black or white) whose contrast reaches `ratio` on every
 * background.
 */
export function towardsUntil(end: Rgb, color: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
	for (let share = 0; share < 1; share += 0.02) {
		const nearer = mix(color, end, share);
		if (grounds.every((ground) => contrast(nearer, ground) >= ratio)) return nearer;
	}
	return end;
}
