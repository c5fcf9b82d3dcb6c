import { readFileSync } from "node:fs";
import { DoorError } from "../printed.ts";

export interface Municipality {
	readonly code: string;
	readonly name: string;
	readonly latitude: number;
	readonly longitude: number;
}

/**
 * The municipalities with these names or codes, with the centre of their territory. @throws DoorError if one doesn't
 * exist.
 */
export function findMunicipalities(wanted: readonly string[], folder = "geodata"): readonly Municipality[] {
	if (wanted.length === 0) return [];
	const known = ["municipalities.geojson", "municipalities-be.geojson"].flatMap((file) => read(`${folder}/${file}`));
	return wanted.map((word) => {
		const found = known.find(({ code, name }) => code === word || name.toLowerCase() === word.toLowerCase());
		if (found === undefined)
			throw new DoorError(`There is no municipality "${word}". Use an official name or code, for instance Arnhem or 0202.`);
		return found;
	});
}

interface Feature {
	readonly properties: { readonly code: string; readonly name: string };
	readonly geometry: { readonly coordinates: unknown };
}

function read(file: string): readonly Municipality[] {
	const { features } = JSON.parse(readFileSync(file, "utf8")) as { readonly features: readonly Feature[] };
	return features.map(({ properties: { code, name }, geometry }) => {
		const points = pointsIn(geometry.coordinates);
		const middle = (axis: 0 | 1): number => {
			const values = points.map((point) => point[axis]);
			return Math.round(((Math.min(...values) + Math.max(...values)) / 2) * 10_000) / 10_000;
		};
		return { code, name, longitude: middle(0), latitude: middle(1) };
	});
}

function pointsIn(node: unknown): readonly (readonly [number, number])[] {
	if (!Array.isArray(node)) return [];
	return typeof node[0] === "number" ? [[Number(node[0]), Number(node[1])]] : node.flatMap(pointsIn);
}
