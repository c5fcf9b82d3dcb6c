import { expect, it } from "@jest/globals";
import { requestWith } from "../request.fixture.ts";
import { offeredRequests } from "./offered-requests.ts";

const at = (uuid: string, lat: number | null, lng: number | null) =>
	requestWith({ uuid, ref: `AV-${uuid}`, status: 3, coordinates: { lat, lng, nomatch: false } });

it("'Koppel een aanvraag' offers the nearest first, and those without a place last", () => {
	const requests = [at("4", null, null), at("2", 51.99, 5.92), at("3", 52.2, 6.1), at("1", 51.9832, 5.9151), at("0", null, null)];
	const offered = (place: { readonly lat: number; readonly lng: number } | null) =>
		offeredRequests(requests, { query: "", place: place && { latitude: place.lat, longitude: place.lng }, without: new Set() });
	const near = offered({ lat: 51.98313, lng: 5.91502 });
	expect(near.map(({ request }) => request.uuid)).toEqual(["1", "2", "3", "0", "4"]);
	expect(near.map(({ metres }) => metres === null)).toEqual([false, false, false, true, true]);
	expect(near[0]?.metres).toBeLessThan(20);
	const far = offered({ lat: 52.2, lng: 6.1 });
	expect(far.map(({ request }) => request.uuid)).toEqual(["3", "2", "1", "0", "4"]);
	expect(offered(null).map(({ request }) => request.uuid)).toEqual(["0", "1", "2", "3", "4"]);
});
