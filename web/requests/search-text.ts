import type { RequestRecord } from "../../engine/index.ts";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { text } from "../texts/text.ts";
import "../texts/areas/requests.ts";

/** What a search key of the tenant stands for in a request; a key of processes alone is not among them. */
const parts: Readonly<Record<string, (request: RequestRecord) => string>> = {
	reference: ({ ref, case_ref }) => `${ref} ${case_ref}`,
	name: ({ summary }) => summary.name,
	address: ({ summary }) => summary.address,
	postalCode: ({ address, search }) => `${address.postalCode} ${address.postalCode.replace(" ", "")} ${search.postalcode}`,
	city: ({ address, search }) => `${address.city} ${search.city}`,
	municipality: ({ address }) => address.municipality,
	statusLabel: ({ status }) => text(`request.status.${status}`),
};

/** Keys the tenant searches by. */
export function searchKeysOf({ search }: TenantConfiguration): readonly string[] {
	return search.keys;
}

/** All that a request is found by, in lower case. A number plate is always among it: it is what an applicant knows. */
export function searchText(request: RequestRecord, keys: readonly string[]): string {
	return [...keys.map((key) => parts[key]?.(request) ?? ""), request.search.numberplate].join(" ").toLowerCase();
}
