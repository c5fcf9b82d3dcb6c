import type { KeptList } from "../../engine/index.ts";
import { request } from "../api/request.ts";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import type { EntryFields } from "./entry-edits.ts";

type Sent = { readonly uuid: string } & EntryFields;

/** Stores the entries that changed. The configuration that is answered takes the place of the one there was. */
export async function saveEntries(list: KeptList, entries: readonly Sent[], synced: number): Promise<TenantConfiguration> {
	const sent = entries.map(({ uuid, label, enabled, request: onRequests, process, removed }) => ({
		uuid,
		label,
		enabled,
		deleted_at: removed ? Date.now() : null,
		...(list === "tags" ? { request: onRequests, process } : {}),
	}));
	const { data } = await request<{ readonly tenant: TenantConfiguration }>({
		method: "POST",
		path: list === "tags" ? "/api/config_savetags" : "/api/config_savepids",
		body: { synchronisation: { synced }, data: list === "tags" ? { Tags: sent } : { PIDS: sent } },
	});
	return data.tenant;
}
