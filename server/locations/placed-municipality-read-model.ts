import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { compareLabels, type PlacedMunicipality } from "../../engine/index.ts";
import { geodataFolder } from "./geocoder/geodata-folder.ts";

let placed: readonly PlacedMunicipality[] | undefined;

/** The municipalities of the Netherlands, Flanders and Brussels by name, with the centre of their territory. */
export function placedMunicipalities(): readonly PlacedMunicipality[] {
	placed ??= ["municipalities.geojson", "municipalities-be.geojson"]
		.flatMap((file) => read(join(geodataFolder(), file)))
		.sort((one, other) => compareLabels(one.name, other.name));
	return placed;
}

type Areas = FeatureCollection<Polygon | MultiPolygon, { readonly code: string; readonly name: string }>;

function read(file: string): readonly PlacedMunicipality[] {
	const { features }: Areas = JSON.parse(readFileSync(file, "utf8"));
	return features.map(({ properties: { code, name }, geometry }) => {
		const points = geometry.type === "Polygon" ? geometry.coordinates.flat() : geometry.coordinates.flat(2);
		return { code, name, longitude: middle(points.map(([x = 0]) => x)), latitude: middle(points.map(([, y = 0]) => y)) };
	});
}

/** Rounded to about ten metres. */
const middle = (values: readonly number[]): number => {
	const [first = 0] = values;
	const least = values.reduce((low, value) => Math.min(low, value), first);
	const most = values.reduce((high, value) => Math.max(high, value), first);
	return Math.round(((least + most) / 2) * 10_000) / 10_000;
};
