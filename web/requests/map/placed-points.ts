import { type RequestPlaceKind, requestPlaceKinds } from "../../../engine/index.ts";
import { crowdOf, type SymbolCounts } from "../../map/places/placed.ts";
import type { RequestPlaces } from "./place-queries.ts";
import { pointOf, type RequestKind, type RequestPoint, stacked } from "./request-points.ts";

/** How this page calls a kind of the server's for one request, or for those of which only the number is known; null: not shown. */
export type KindHere = (kind: RequestPlaceKind, uuid: string | null) => RequestKind | null;

/** Requests of which the server told the places, as points; many in one square are one point that stands for them. */
export function placedPoints({ points, squares }: Pick<RequestPlaces, "points" | "squares">, kindHere: KindHere): readonly RequestPoint[] {
	const single = points.flatMap<RequestPoint>(({ uuid, ref, kind, ...place }) => {
		const here = kindHere(kind, uuid);
		return here === null ? [] : [{ ...place, ...pointOf(uuid, here), label: ref, request: null }];
	});
	const crowds = squares.flatMap<RequestPoint>((square) => {
		const here = kindHere(square.kind, null);
		if (here === null) return [];
		return [{ ...crowdOf(square, `request-${here}`), kind: here, limited: true, request: null }];
	});
	return stacked([...single, ...crowds]);
}

/** How many there are of each kind, whether their points are here or not. */
export function placedCounts({ counts }: Pick<RequestPlaces, "counts">, kindHere: KindHere): SymbolCounts {
	const found = new Map<`request-${RequestKind}`, number>();
	for (const kind of requestPlaceKinds) {
		const here = kindHere(kind, null);
		if (here !== null) found.set(`request-${here}`, (found.get(`request-${here}`) ?? 0) + counts[kind]);
	}
	return found;
}
