import { isInShape, type MapShape } from "../../../engine/index.ts";
import type { Position } from "../map-settings.ts";

/** What came of choosing on the map. */
export type ChosenOnMap =
	| {
			readonly count: number;
			/** Why others that lie there were not chosen; null where all were. */
			readonly left: string | null;
	  }
	/** There are more than may be chosen together: none were. */
	| "many"
	| "failed";

/** Chooses what lies in a part of the map; `adds`: beside what is chosen. */
export type ChooseOnMap = (shape: MapShape, adds: boolean) => Promise<ChosenOnMap>;

/** What a list's selection does for it. */
interface Selecting {
	readonly choose: (keys: Iterable<string>) => void;
	readonly clear: () => void;
}

/** Chooses; where nothing lies nothing changes, so that a slip of the hand loses no choice. */
export function chooseKeys({ choose, clear }: Selecting, keys: readonly string[], adds: boolean): void {
	if (keys.length === 0) return;
	if (!adds) clear();
	choose(keys);
}

/** Of the rows those that lie in a part of the map. */
export function rowsIn<Row>(rows: readonly Row[], placeOf: (row: Row) => Position | null, shape: MapShape): readonly Row[] {
	return rows.filter((row) => {
		const place = placeOf(row);
		return place !== null && isInShape(place, shape);
	});
}
