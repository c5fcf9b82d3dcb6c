import { type MapShape, mostInBulk, writeMapShape } from "../../../engine/index.ts";
import type { AnsweredList } from "../../table/served/answered-list.ts";
import type { LocationsAnswer, LocationsQuestion } from "./answered-locations.ts";

interface FoundInShape {
	/** Keys of the locations with a process. */
	readonly keys: readonly string[];
	/** How many locations have no process. */
	readonly without: number;
}

/** The listed locations in a part of the map, fetched from the server. */
export async function foundInShape(
	list: AnsweredList<LocationsQuestion, LocationsAnswer>,
	{ page: _page, rows: _rows, after: _after, within, ...question }: LocationsQuestion,
	shape: MapShape,
): Promise<FoundInShape | "many" | "failed"> {
	const asked = { ...question, within: [within, writeMapShape(shape)].filter((part) => part !== undefined).join(";") };
	try {
		const count = async (of: LocationsQuestion) => (await list.getRows({ ...of, page: "1", rows: "1" })).metaData.total;
		// A part of the map can hold a whole country of locations, few of them with a process: only those are chosen.
		const [total, connected] = await Promise.all([count(asked), count({ ...asked, only: "connected" })]);
		if (connected > mostInBulk) return "many";
		const keys = await list.getKeys(asked, new AbortController().signal);
		return { keys, without: total - keys.length };
	} catch {
		return "failed";
	}
}
