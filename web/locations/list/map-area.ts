import type { Position } from "../../map/map-settings.ts";
import type { MapArea } from "../../map/ViewAsArea.tsx";

/** Ten metres: finer would make addresses longer and no list other. */
const DECIMALS = 4;

/** `52.1000,5.1000,52.2000,5.2000`: south, west, north, east. */
export function writeArea({ south, west, north, east }: MapArea): string {
	return [south, west, north, east].map((degrees) => degrees.toFixed(DECIMALS)).join(",");
}

/** Null for what is no box on the earth. */
export function readArea(text: string | null): MapArea | null {
	const parts = text?.split(",") ?? [];
	const [south, west, north, east] = parts.map((part) => (/^-?\d{1,3}(\.\d{1,6})?$/.test(part) ? Number(part) : Number.NaN));
	if (parts.length !== 4 || south === undefined || west === undefined || north === undefined || east === undefined) return null;
	return south >= -90 && north <= 90 && west >= -180 && east <= 180 && south < north && west < east ? { south, west, north, east } : null;
}

export function isInArea({ latitude, longitude }: Position, { south, west, north, east }: MapArea): boolean {
	return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
