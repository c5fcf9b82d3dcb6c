import type { RequestRecord } from "../../../engine/index.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import "../../texts/areas/requests.ts";

/** The text of a request for each of the tenant's search keys; keys that only apply to processes are absent. */
const parts: Readonly<Record<string, (request: RequestRecord) => string>> = {
	reference: ({ ref, case_ref }) => `${ref} ${case_ref}`,
	name: ({ summary }) => summary.name,
	address: ({ summary }) => summary.address,
	postalCode: ({ address, search }) => `${address.postalCode} ${address.postalCode.replace(" ", "")} ${search.postalcode}`,
	city: ({ address, search }) => `${address.city} ${search.city}`,
	municipality: ({ address }) => address.municipality,
	statusLabel: ({ status }) => text(`request.status.${status}`),
};

/** The tenant's search keys. */
export function searchKeysOf({ search }: TenantConfiguration): readonly string[] {
	return search.keys;
}

/** Everything a request is found by, in lower case. The number plate is always included, since applicants know it. */
export function searchText(request: RequestRecord, keys: readonly string[]): string {
	return [...keys.map((key) => parts[key]?.(request) ?? ""), request.search.numberplate].join(" ").toLowerCase();
}
