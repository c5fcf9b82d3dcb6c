import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { isInBox, isInShape, type MapShape, readMapShape, shapeOfBox, shapeOfCorners, writeMapShape } from "./map-shape.ts";

const degrees = (most: number) => fc.integer({ min: -most * 100_000, max: most * 100_000 }).map((number) => number / 100_000);
const place = fc.record({ latitude: degrees(90), longitude: degrees(180) });

it("reads back every shape that it writes", () => {
	const boxes = fc
		.tuple(fc.uniqueArray(degrees(90), { minLength: 2, maxLength: 2 }), fc.uniqueArray(degrees(180), { minLength: 2, maxLength: 2 }))
		.map(([latitudes, longitudes]) => {
			const [south = 0, north = 0] = latitudes.toSorted((one, other) => one - other);
			const [west = 0, east = 0] = longitudes.toSorted((one, other) => one - other);
			return shapeOfBox({ south, west, north, east });
		});
	const drawn = fc.array(place, { minLength: 3, maxLength: 60 }).map((corners) => shapeOfCorners(corners) as MapShape);
	fc.assert(fc.property(fc.oneof(boxes, drawn), (shape) => expect(readMapShape(writeMapShape(shape))).toEqual(shape)));
});

it("takes nothing for a shape that is none", () => {
	const many = Array.from({ length: 61 }, (_, at) => `52.${at},5`).join();
	for (const text of [
		"",
		"52,5",
		"52,5,53",
		"52,5,53,6,7",
		"53,5,52,6",
		"52,6,53,5",
		"52,5,91,6",
		"52,5,53,6,52,181",
		"a,5,53,6",
		"52,,53,6",
		many,
	])
		expect([text, readMapShape(text)]).toEqual([text, null]);
});

it("has what lies in it: a hollow side is outside, and each place lies on one side of a line through a box", () => {
	const hook = shapeOfCorners([
		{ latitude: 52, longitude: 5 },
		{ latitude: 52, longitude: 6 },
		{ latitude: 53, longitude: 6 },
		{ latitude: 53, longitude: 5.8 },
		{ latitude: 52.2, longitude: 5.8 },
		{ latitude: 52.2, longitude: 5 },
	]) as MapShape;
	const isIn = (latitude: number, longitude: number) => isInShape({ latitude, longitude }, hook);
	expect([isIn(52.1, 5.1), isIn(52.9, 5.9), isIn(52.9, 5.1), isIn(52.1, 6.1), isIn(51.9, 5.5)]).toEqual([true, true, false, false, false]);
	const [south, west, north, east] = [52, 5, 53, 6];
	fc.assert(
		fc.property(
			fc.double({ min: 5.1, max: 5.9, noNaN: true }),
			fc.double({ min: 5.1, max: 5.9, noNaN: true }),
			place,
			(top, bottom, { latitude, longitude }) => {
				const at = { latitude: south + Math.abs(latitude) / 91, longitude: west + Math.abs(longitude) / 181 };
				const [left, right] = [
					shapeOfCorners([
						{ latitude: north, longitude: west },
						{ latitude: north, longitude: top },
						{ latitude: south, longitude: bottom },
						{ latitude: south, longitude: west },
					]),
					shapeOfCorners([
						{ latitude: north, longitude: top },
						{ latitude: north, longitude: east },
						{ latitude: south, longitude: east },
						{ latitude: south, longitude: bottom },
					]),
				] as [MapShape, MapShape];
				expect(Number(isInShape(at, left)) + Number(isInShape(at, right))).toBe(1);
			},
		),
	);
});

it("tells what lies in a box, its edges too", () => {
	const box = { south: 52, west: 5, north: 53, east: 6 };
	expect(isInBox({ latitude: 52, longitude: 6 }, box)).toBe(true);
	expect(isInBox({ latitude: 52.5, longitude: 5.5 }, box)).toBe(true);
	expect(isInBox({ latitude: 53.01, longitude: 5.5 }, box)).toBe(false);
	expect(isInBox({ latitude: 52.5, longitude: 4.99 }, box)).toBe(false);
});
