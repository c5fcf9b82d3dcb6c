import type { LocationRow } from "./location-store.ts";

/** The JSON text of a charging location as the API answers it. `properties` and `meta` are text already. */
export function locationText(row: LocationRow): string {
	const head = JSON.stringify({
		uuid: row.uuid,
		code: row.code,
		address: {
			street: row.street,
			streetNumber: row.street_number,
			streetNumberSuffix: row.street_number_suffix,
			postalCode: row.postal_code,
			city: row.city,
		},
		coordinates: { latitude: row.latitude, longitude: row.longitude },
		status: row.status,
		synced: row.synced,
	});
	return `${head.slice(0, -1)},"properties":${row.properties},"meta":${withWorkflow(row)}}`;
}

function withWorkflow(row: LocationRow): string {
	const workflow = `"workflowUuid":${JSON.stringify(row.workflow_uuid)}`;
	return row.meta === "{}" ? `{${workflow}}` : `${row.meta.slice(0, -1)},${workflow}}`;
}
