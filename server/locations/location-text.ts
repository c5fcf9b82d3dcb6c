import type { LocationRow } from "./location-store.ts";
import { storedAddress } from "./stored-address.ts";

/** Whether the person may see processes of a geography code. */
export type SeesProcesses = (code: string) => boolean;

/**
 * The JSON text of a charging location as the API returns it. `properties` and `meta` are already text. A process that the person may not
 * see is omitted; the status still says that the location is taken.
 */
export function locationText(row: LocationRow, seesProcesses: SeesProcesses): string {
	const head = JSON.stringify({
		uuid: row.uuid,
		code: row.code,
		address: storedAddress(row),
		coordinates: { latitude: row.latitude, longitude: row.longitude },
		status: row.status,
		synced: row.synced,
	});
	return `${head.slice(0, -1)},"properties":${row.properties},"meta":${withWorkflow(row, seesProcesses)}}`;
}

function withWorkflow(row: LocationRow, seesProcesses: SeesProcesses): string {
	const visible = row.process_code !== null && seesProcesses(row.process_code);
	const workflow = `"workflowUuid":${JSON.stringify(visible ? row.workflow_uuid : null)}`;
	return row.meta === "{}" ? `{${workflow}}` : `${row.meta.slice(0, -1)},${workflow}}`;
}
