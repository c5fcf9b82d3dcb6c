import { useMemo } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf, DataOf, Query } from "../../api/operation.ts";
import type { AnsweredList } from "../../table/served/answered-list.ts";
import { locationRows } from "./location-rows.ts";

export type LocationsQuestion = Query<"listLocationRows">;
export type LocationsAnswer = AnswerOf<"listLocationRows">;

/** The locations that have a process, with that process. */
export type ConnectedLocations = DataOf<"listLocationKeys">;

/** `getKeys` also passes to `note` which processes the locations have. */
export function answeredLocations(note: (found: ConnectedLocations) => void): AnsweredList<LocationsQuestion, LocationsAnswer> {
	return {
		kind: "locations",
		getRows: (query, signal) => call(operations.listLocationRows, { query, signal }),
		getChoices: async (signal) => (await call(operations.listLocationChoices, { signal })).data,
		getKeys: async ({ only: _only, ...query }, signal) => {
			const { data } = await call(operations.listLocationKeys, { query, signal });
			note(data);
			return data.map(({ uuid }) => uuid);
		},
	};
}

export function useAnsweredRows(answer: LocationsAnswer | undefined) {
	return useMemo(() => (answer ? locationRows(answer.data) : null), [answer]);
}
