import { type RequestPlaceKind, requestPlaceKinds } from "../../../engine/index.ts";
import { crowdOf, type SymbolCounts } from "../../map/places/placed.ts";
import type { RequestPlaces } from "./place-queries.ts";
import { pointOf, type RequestKind, type RequestPoint, stacked } from "./request-points.ts";

/**
 * The page's own kind for a kind of the server's: of one request, or, with null, of those of which only the number is
 * known. Null: not shown.
 */
export type KindHere = (kind: RequestPlaceKind, uuid: string | null) => RequestKind | null;

/** A kind of the server's on a map: requests of completed processes are another process's, shown only if wanted. */
export function shownKind(kind: RequestPlaceKind, completedToo: boolean): RequestKind | null {
	if (kind !== "completed") return kind;
	return completedToo ? "elsewhere" : null;
}

/** The requests in an answer about places, as points; many in one square become one point that stands for them. */
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

/** The number of requests of each kind, whether or not their points are here. */
export function placedCounts({ counts }: Pick<RequestPlaces, "counts">, kindHere: KindHere): SymbolCounts {
	const found = new Map<`request-${RequestKind}`, number>();
	for (const kind of requestPlaceKinds) {
		const here = kindHere(kind, null);
		if (here !== null) found.set(`request-${here}`, (found.get(`request-${here}`) ?? 0) + counts[kind]);
	}
	return found;
}
