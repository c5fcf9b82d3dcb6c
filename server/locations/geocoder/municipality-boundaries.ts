import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { geodataFolder } from "./geodata-folder.ts";

export interface Municipality {
	/** Four digits, five in Belgium. */
	readonly code: string;
	readonly name: string;
	readonly province: string;
}

type Ring = readonly (readonly number[])[];

interface Area {
	readonly municipality: Municipality;
	/** Bounding box in degrees: west, south, east, north. */
	readonly box: readonly [number, number, number, number];
	/** Per part: the outline, then its holes. */
	readonly parts: readonly (readonly Ring[])[];
}

interface Areas {
	readonly all: readonly Area[];
	/** By municipality code. */
	readonly of: ReadonlyMap<string, Area>;
}

let areas: Areas | undefined;

/** The municipality in which the point lies, by generalised boundaries; undefined outside the Netherlands, Flanders and Brussels. */
export function municipalityAt(latitude: number, longitude: number): Municipality | undefined {
	return known().all.find((area) => lies(area, latitude, longitude))?.municipality;
}

/** The municipality with this code; undefined when it is not among those with boundaries. */
export function municipalityOf(code: string): Municipality | undefined {
	return known().of.get(code)?.municipality;
}

/** Whether the point lies in the municipality with this code; undefined when its boundaries are unknown. */
export function liesIn(code: string, latitude: number, longitude: number): boolean | undefined {
	const area = known().of.get(code);
	return area && lies(area, latitude, longitude);
}

function lies({ box: [west, south, east, north], parts }: Area, latitude: number, longitude: number): boolean {
	if (longitude < west || longitude > east || latitude < south || latitude > north) return false;
	return parts.some((rings) => inRings(rings, longitude, latitude));
}

function known(): Areas {
	if (areas === undefined) {
		const all = ["municipalities.geojson", "municipalities-be.geojson"].flatMap((file) => readAreas(join(geodataFolder(), file)));
		areas = { all, of: new Map(all.map((area) => [area.municipality.code, area])) };
	}
	return areas;
}

function readAreas(file: string): readonly Area[] {
	const collection: FeatureCollection<Polygon | MultiPolygon, Municipality> = JSON.parse(readFileSync(file, "utf8"));
	return collection.features.map(asArea);
}

function asArea({ geometry, properties }: Feature<Polygon | MultiPolygon, Municipality>): Area {
	const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
	let [west, south, east, north] = [180, 90, -180, -90];
	for (const [x = 0, y = 0] of parts.flat(2)) {
		west = Math.min(west, x);
		south = Math.min(south, y);
		east = Math.max(east, x);
		north = Math.max(north, y);
	}
	return {
		municipality: { code: properties.code, name: properties.name, province: properties.province },
		box: [west, south, east, north],
		parts,
	};
}

/**
 * Even-odd rule over all rings at once, which excludes the points in holes. A dozen lines of arithmetic, so no geometry library (turf;
 * decision 0083).
 */
function inRings(rings: readonly Ring[], x: number, y: number): boolean {
	let inside = false;
	for (const ring of rings) {
		for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
			const [xi = 0, yi = 0] = ring[i] ?? [];
			const [xj = 0, yj = 0] = ring[j] ?? [];
			if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
		}
	}
	return inside;
}
