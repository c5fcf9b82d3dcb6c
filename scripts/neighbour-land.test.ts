import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";

const rows = readFileSync(join(import.meta.dirname, "../geodata/neighbours.tsv"), "utf8")
	.trimEnd()
	.split("\n")
	.map((row) => row.split("\t"));
const linesOf = (kind: string) => rows.filter(([each]) => each === kind).map(([, line = ""]) => line.split(" ").map(Number));
const [land, border] = [linesOf("land"), linesOf("border")];

/** Whether the place is inside one of the rings: a ray to the east crosses an odd number of sides. */
function isLand(lat: number, lng: number): boolean {
	return land.some((ring) => {
		let inside = false;
		for (let place = 0; place < ring.length; place += 2) {
			const [x, y] = [(ring[place] ?? 0) / 1000, (ring[place + 1] ?? 0) / 1000];
			const before = (place + ring.length - 2) % ring.length;
			const [fromX, fromY] = [(ring[before] ?? 0) / 1000, (ring[before + 1] ?? 0) / 1000];
			if (y > lat !== fromY > lat && lng < fromX + ((lat - fromY) / (y - fromY)) * (x - fromX)) inside = !inside;
		}
		return inside;
	});
}

describe("the land around the map of the Netherlands", () => {
	it.each([
		["Kleve", 51.79, 6.14],
		["Leer", 53.23, 7.45],
		["Aachen", 50.78, 6.08],
		["Brussel", 50.85, 4.35],
		["Luik", 50.63, 5.57],
		["Oostende", 51.21, 2.92],
		["Lille", 50.63, 3.06],
		["Canterbury", 51.28, 1.08],
	])("has %s", (_name, lat, lng) => {
		expect(isLand(lat, lng)).toBe(true);
	});

	it.each([
		["the North Sea", 52.5, 3.5],
		["the sea before Ostend", 51.28, 2.85],
		["the sea before Knokke", 51.38, 3.22],
		["the Channel", 50.95, 1.55],
		["the mouth of the Westerschelde", 51.42, 3.5],
		["the country itself, which is drawn over it", 52.09, 5.12],
	])("has not %s", (_name, lat, lng) => {
		expect(isLand(lat, lng)).toBe(false);
	});

	it("has the border with land on both sides, without the coast", () => {
		const places = border.flatMap((line) =>
			line.filter((_each, place) => place % 2 === 0).map((lng, place) => [line[place * 2 + 1] ?? 0, lng]),
		);
		expect(places.length).toBeGreaterThan(100);
		expect(places.some(([lat = 0, lng = 0]) => lat > 52_000 && lng < 5_500)).toBe(false);
	});
});
