import { distanceMetres } from "./distance.ts";
import type { Position } from "./geocoder.ts";

/** Side of a cell in degrees of latitude, about 550 m; at Dutch latitudes about 340 m of longitude. */
const CELL_DEGREES = 0.005;
const METRES_PER_DEGREE_LATITUDE = 111_195;

/**
 * Finds the items near a position without checking all of them. A dozen lines of arithmetic, so no library for it (geokdbush; decision
 * 0083).
 */
export class PositionGrid<Item extends Position> {
	readonly #cells = new Map<string, Item[]>();

	constructor(items: Iterable<Item>) {
		for (const item of items) {
			const key = cellKey(Math.floor(item.latitude / CELL_DEGREES), Math.floor(item.longitude / CELL_DEGREES));
			const cell = this.#cells.get(key);
			if (cell) cell.push(item);
			else this.#cells.set(key, [item]);
		}
	}

	/** All items within `radiusMetres`, nearest first. Meant for radii up to a few kilometres. */
	within(centre: Position, radiusMetres: number): readonly { readonly item: Item; readonly metres: number }[] {
		const latitudeSpan = radiusMetres / METRES_PER_DEGREE_LATITUDE;
		const longitudeSpan = latitudeSpan / Math.max(0.01, Math.cos((centre.latitude * Math.PI) / 180));
		const found: { item: Item; metres: number }[] = [];
		for (let row = cellOf(centre.latitude - latitudeSpan); row <= cellOf(centre.latitude + latitudeSpan); row += 1) {
			for (let column = cellOf(centre.longitude - longitudeSpan); column <= cellOf(centre.longitude + longitudeSpan); column += 1) {
				for (const item of this.#cells.get(cellKey(row, column)) ?? []) {
					const metres = distanceMetres(centre, item);
					if (metres <= radiusMetres) found.push({ item, metres });
				}
			}
		}
		return found.sort((a, b) => a.metres - b.metres);
	}
}

const cellOf = (degrees: number): number => Math.floor(degrees / CELL_DEGREES);
const cellKey = (row: number, column: number): string => `${row}:${column}`;
