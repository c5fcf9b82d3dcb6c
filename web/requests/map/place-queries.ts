import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf, DataOf, Query } from "../../api/operation.ts";
import type { AskedPlaces } from "../../map/places/use-places.ts";
import { aroundKey } from "../request-collection.ts";

export type RequestPlaces = DataOf<"listRequestPlaces">;
type NearestQuestion = Query<"listNearestRequests">;
type NearestRequests = AnswerOf<"listNearestRequests">;

/** `about`: the map's subject. */
export function requestPlaces(about: Pick<Query<"listRequestPlaces">, "code" | "process" | "without">): AskedPlaces<RequestPlaces> {
	return {
		key: [...aroundKey, "places", about],
		ask: async (part, signal) => (await call(operations.listRequestPlaces, { query: { ...about, ...part }, signal })).data,
	};
}

export function nearestRequests(query: NearestQuestion) {
	return queryOptions<NearestRequests>({
		queryKey: [...aroundKey, "nearest", query],
		queryFn: ({ signal }) => call(operations.listNearestRequests, { query, signal }),
		staleTime: 10_000,
		placeholderData: keepPreviousData,
	});
}

/** A position in the format of that call, to a centimetre. */
export const nearText = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
	`${latitude.toFixed(7)},${longitude.toFixed(7)}`;
