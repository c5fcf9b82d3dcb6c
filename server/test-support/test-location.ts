import { randomUUID } from "node:crypto";
import { propertiesText } from "../locations/location-properties.ts";
import { insertLocationRows } from "../locations/location-store.ts";
import type { TestApp } from "./test-app.ts";

interface NewLocation {
	readonly code: string;
	readonly status: string;
	/** Differences from Nieuwe Plein 32. */
	readonly address?: Partial<Record<"street" | "street_number" | "street_number_suffix" | "postal_code" | "city", string>>;
}

/** A charging location in the tenant, with the given geography code and status. */
export async function addLocation(
	{ app, tenant }: Pick<TestApp, "app" | "tenant">,
	{ code, status, address = {} }: NewLocation,
): Promise<{ uuid: string; synced: number }> {
	const uuid = randomUUID();
	const synced = await app.data.write(tenant, async ({ db, tick }) => {
		const now = tick();
		await insertLocationRows(db, [
			{
				tenant,
				uuid,
				code,
				latitude: 51.98,
				longitude: 5.91,
				street: "Nieuwe Plein",
				street_number: "32",
				street_number_suffix: "",
				postal_code: "6811 KR",
				city: "Arnhem",
				...address,
				properties: propertiesText({ id: "1", operator: "Allego" }),
				meta: '{"phase":null,"source":"test"}',
				status,
				status_before: null,
				workflow_uuid: null,
				synced: now,
			},
		]);
		return now;
	});
	return { uuid, synced };
}
