import { listedRequestKinds } from "../../engine/index.ts";
import * as calls from "../calls/asked-rows.ts";
import { askedWithin, shapesOf } from "../calls/asked-within.ts";
import type { TabbedList } from "../calls/tabbed-calls.ts";
import { rowsOfRequestsToFill } from "./request-row-store.ts";
import {
	type AskedOfRequests,
	listOfRequests,
	placesOfRequests,
	type RequestQuestion,
	type RequestsAsked,
} from "./rows/list-of-requests-store.ts";

export interface AskedRequests extends calls.AskedRows {
	category?: string;
	within?: string;
	only?: RequestsAsked;
}

const usualOrder = "-submitted";

/** Query parameters of the list of requests. */
const askedRequests = {
	category: { type: "string", maxLength: 60, description: "Word of a tab of the list; every request when left out." },
	only: {
		type: "string",
		enum: ["judgeable", "startable"],
		description: "Only those that the person can judge for the first time, or start a process with.",
	},
	...askedWithin,
	...calls.askedRows(usualOrder),
};

/** Throws "invalid". */
function questionOf({ category, within, sort = usualOrder, ...query }: AskedRequests): RequestQuestion {
	return { ...calls.questionOf({ ...query, sort }, category ?? null), within: shapesOf(within) };
}

/** The list of requests, as its calls use it. */
export const requestList: TabbedList<AskedRequests, AskedOfRequests> = {
	name: "requests",
	asked: askedRequests,
	questionOf,
	filling: ({ server, tenant, access }) => rowsOfRequestsToFill(server.data.reading, tenant.slug, access),
	open: (db, { tenant, access, server }, { only = null }) => listOfRequests(db, { tenant, access, now: server.now(), only }),
};

/** The places of its requests on a map, including rejected ones. */
export const requestRowPlaces = {
	operationId: "listRequestRowPlaces",
	summary: "Requests of the list in a part of a map: points, or numbers by square where there are many",
	url: "/lists/requests/rows/places",
	kinds: listedRequestKinds,
	reference: "ref",
	placesOf: placesOfRequests,
};
