/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export const white: Rgb = [255, 255, 255];

/** Reads "#rgb" or "#rrggbb". Throws on anything else: a colour comes out of a checked configuration. */
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

function luminance(color: Rgb): number {
	const [red, green, blue] = color.map((part) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of WCAG 2, from 1 (the same) to 21 (black on white). */
export function contrast(one: Rgb, other: Rgb): number {
	const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
	return [0, 1, 2].map((index) => Math.round((from[index] ?? 0) + ((to[index] ?? 0) - (from[index] ?? 0)) * share)) as unknown as Rgb;
}

/** The colour itself, or the first darker one that reaches `ratio` on every ground. */
export function darkenUntil(color: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
	for (let share = 0; share < 1; share += 0.02) {
		const darker = mix(color, [0, 0, 0], share);
		if (grounds.every((ground) => contrast(darker, ground) >= ratio)) return darker;
	}
	return [0, 0, 0];
}
