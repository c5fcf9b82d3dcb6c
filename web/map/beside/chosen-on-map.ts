import { isInShape, type MapShape } from "../../../engine/index.ts";
import type { Position } from "../map-settings.ts";

/** The result of choosing on the map. */
export type ChosenOnMap =
	| {
			readonly count: number;
			/** Why other records in that part were not chosen; null if all were. */
			readonly left: string | null;
	  }
	/** There are more than may be chosen together, so none were. */
	| "many"
	| "failed";

/** Chooses what lies in a part of the map; `adds`: in addition to what is chosen. */
export type ChooseOnMap = (shape: MapShape, adds: boolean) => Promise<ChosenOnMap>;

/** The functions of a list's selection. */
interface Selecting {
	readonly choose: (keys: Iterable<string>) => void;
	readonly clear: () => void;
}

/** Chooses these keys. Without any, nothing changes, so that a slip of the hand loses no choice. */
export function chooseKeys({ choose, clear }: Selecting, keys: readonly string[], adds: boolean): void {
	if (keys.length === 0) return;
	if (!adds) clear();
	choose(keys);
}

/** The rows that lie in a part of the map. */
export function rowsIn<Row>(rows: readonly Row[], placeOf: (row: Row) => Position | null, shape: MapShape): readonly Row[] {
	return rows.filter((row) => {
		const place = placeOf(row);
		return place !== null && isInShape(place, shape);
	});
}
