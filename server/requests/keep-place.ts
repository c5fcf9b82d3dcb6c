import { type RequestHead, readJson } from "../../engine/index.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import type { Located } from "./locate-request.ts";
import { insertRequestEvent, type RequestRow } from "./request-store.ts";
import { storeHead } from "./write-request.ts";

/** The person who had the place looked up or set it, and when. */
interface By {
	readonly tenant: string;
	readonly userId: string;
	/** Milliseconds since 1970. */
	readonly now: number;
}

/** The user id for work that nobody requested. */
export const systemUser = "system";

/**
 * Stores the result of a lookup with a request, or that it had none, and adds it to the request's events. Changes nothing when somebody has
 * set the place by hand, who knows better, or when no lookup was possible.
 */
export async function keepLocated(scope: WriteScope, row: RequestRow, located: Located | undefined, by: By): Promise<RequestRow> {
	const head = readJson(row.record);
	if (located === undefined || located.status === "pending" || head.geocoding?.state === "manual") return row;
	const { status: state, source } = located;
	const address = located.status === "found" ? located.address.label : "";
	// A known place is not lost because a new lookup does not find it.
	const coordinates =
		located.status === "found"
			? { lat: located.address.latitude, lng: located.address.longitude, nomatch: false }
			: { ...head.coordinates, nomatch: true };
	await addEvent(scope, row.uuid, `geocoder-${state}`, { coordinates, address, source }, by);
	return storeHead(scope, by.tenant, row, { ...head, coordinates, geocoding: { state, address, source, at: by.now } });
}

/** The request with the place that somebody gave it by hand. */
export async function placedByHand(
	scope: WriteScope,
	head: RequestHead,
	{ lat, lng }: { readonly lat: number; readonly lng: number },
	by: By,
): Promise<RequestHead> {
	const coordinates = { lat, lng, nomatch: false };
	await addEvent(scope, head.uuid, "coordinates-set", { coordinates, before: head.coordinates }, by);
	return { ...head, coordinates, geocoding: { state: "manual", address: "", source: "", at: by.now } };
}

type EventType = "geocoder-found" | "geocoder-failed" | "coordinates-set";

async function addEvent({ db }: WriteScope, uuid: string, type: EventType, meta: object, { tenant, userId, now }: By): Promise<void> {
	await insertRequestEvent(db, { tenant, request_uuid: uuid, type, ts: now, user_id: userId, meta: JSON.stringify(meta) });
}
