import { type MapShape, mostInBulk, writeMapShape } from "../../../engine/index.ts";
import { type ChosenOnMap, chooseKeys, rowsIn } from "../../map/beside/chosen-on-map.ts";
import type { ListState } from "../../table/state/list-state.ts";
import { text } from "../../texts/text.ts";
import { answeredRequests, type RequestsQuestion } from "./answered-requests.ts";
import type { RequestRow } from "./request-fields.tsx";
import { placeOfRow } from "./row-on-map.ts";
import { leftOut, leftText, type RequestsChosenOnMap } from "./use-request-choice.ts";
import { askJudged } from "./use-served-requests.ts";
import "../../texts/areas/map.ts";

interface Listed {
	readonly shown: readonly RequestRow[];
	/** The query if the server has the list; null if `shown` is everything that matches the filters. */
	readonly asked: RequestsQuestion | null;
	readonly state: Pick<ListState, "filters">;
}

/** Chooses the listed requests in a part of the map that the person can judge. */
export async function chooseInShape(
	choosing: RequestsChosenOnMap,
	{ shown, asked, state }: Listed,
	shape: MapShape,
	adds: boolean,
): Promise<ChosenOnMap> {
	// A choice serves one purpose at a time.
	if (choosing.starting) return { count: 0, left: text("requests.choose.starting") };
	const inside = asked === null ? inShapeOf(shown, choosing, shape) : await foundInShape(asked, state, shape);
	if (typeof inside === "string") return inside;
	chooseKeys(choosing, inside.keys, adds);
	return { count: inside.keys.length, left: leftText(inside.left) };
}

function inShapeOf(shown: readonly RequestRow[], { judgeable }: RequestsChosenOnMap, shape: MapShape) {
	const inside = rowsIn(shown, placeOfRow, shape);
	return { keys: inside.filter(judgeable).map(({ key }) => key), left: leftOut(inside.filter((row) => !judgeable(row))) };
}

async function foundInShape(question: RequestsQuestion, state: Listed["state"], shape: MapShape) {
	const { page: _page, rows: _rows, after: _after, within, ...rest } = question;
	const asked = { ...rest, within: [within, writeMapShape(shape)].filter((part) => part !== undefined).join(";") };
	try {
		const [total, judged, own] = await Promise.all([asked, askJudged(asked, state), { ...asked, only: "judgeable" as const }].map(count));
		if (total === undefined || judged === undefined || own === undefined) return "failed";
		if (own > mostInBulk) return "many";
		const keys = await answeredRequests.getKeys(asked, new AbortController().signal);
		return { keys, left: { judged, open: Math.max(0, total - judged - keys.length) } };
	} catch {
		return "failed";
	}
}

async function count(question: RequestsQuestion): Promise<number> {
	return (await answeredRequests.getRows({ ...question, page: "1", rows: "1" })).metaData.total;
}
