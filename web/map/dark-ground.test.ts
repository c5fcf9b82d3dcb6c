import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { contrast, parseColor } from "../ui/theme/contrast.ts";
import { SYMBOLS } from "./map-symbols.ts";
import { PALETTE, QUIET_PALETTE } from "./municipality-background.ts";

type Rgb = ReturnType<typeof parseColor>;

const sheet = readFileSync("web/map/BaseMap.module.css", "utf8");
const filters = [...sheet.matchAll(/--ground-turned: invert\(([\d.]+)\) hue-rotate\(180deg\);/g)];
const share = Number(filters[0]?.[1]);

/** The colour after `invert` and then `hue-rotate(180deg)` (Filter Effects Module Level 1). */
function turned(hex: string): Rgb {
	const [red, green, blue] = parseColor(hex).map((part) => part + share * (255 - 2 * part)) as [number, number, number];
	const part = (value: number) => Math.round(Math.min(255, Math.max(0, value)));
	return [
		part(-0.574 * red + 1.43 * green + 0.144 * blue),
		part(0.426 * red + 0.43 * green + 0.144 * blue),
		part(0.426 * red + 1.43 * green - 0.856 * blue),
	];
}

const hex = (color: Rgb) => `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

it("turns the ground over in both rules for the dark alike", () => {
	expect(filters).toHaveLength(2);
	expect(new Set(filters.map(([rule]) => rule)).size).toBe(1);
});

it.each([
	["in colours", PALETTE],
	["in greys", QUIET_PALETTE],
])("leaves names, areas, circles and the edges of symbols legible on a dark map %s", (_, { water, land, abroad, name }) => {
	const grounds = [water, land, abroad].map(turned);
	for (const ground of grounds) {
		expect(contrast(ground, [255, 255, 255])).toBeGreaterThanOrEqual(7);
		// Names of municipalities, streets and places.
		for (const text of [name, "#565e6b", "#2b3646"]) {
			const least = ground === grounds[1] ? 4.5 : 3;
			expect([text, hex(ground), contrast(turned(text), ground) >= least]).toEqual([text, hex(ground), true]);
		}
		// Areas, and circles around a place.
		for (const line of ["#7a2e8e", "#0b57d0"])
			expect([line, hex(ground), contrast(turned(line), ground) >= 3]).toEqual([line, hex(ground), true]);
	}
});

it("has symbols that stand out from their own white edge on any ground", () => {
	for (const { color } of Object.values(SYMBOLS)) expect(contrast(parseColor(color), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
});
