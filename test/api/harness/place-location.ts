import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { insertLocationRows } from "../../../server/locations/location-store.ts";

export interface PlacedLocation {
	readonly uuid: string;
	readonly synced: number;
}

/** Properties of a location that a source may supply. */
interface Imported {
	readonly properties?: Readonly<Record<string, unknown>>;
	readonly meta?: Readonly<Record<string, unknown>>;
}

/** Creates a charging location in the tenant, with the given geography code and status. */
export async function placeLocation(
	app: FastifyInstance,
	tenant: string,
	place: { code: string; status: string },
	{ properties = { id: "1" }, meta = { source: "test" } }: Imported = {},
): Promise<PlacedLocation> {
	const uuid = randomUUID();
	const synced = await app.data.write(tenant, async ({ db, tick }) => {
		const now = tick();
		const address = { street: "Nieuwe Plein", street_number: "32", street_number_suffix: "", postal_code: "6811 KR", city: "Arnhem" };
		const position = { latitude: 51.9803, longitude: 5.9021 };
		const free = { status_before: null, workflow_uuid: null, properties: JSON.stringify(properties), meta: JSON.stringify(meta) };
		await insertLocationRows(db, [{ tenant, uuid, ...place, ...address, ...position, ...free, synced: now }]);
		return now;
	});
	return { uuid, synced };
}
