import { type RequestRecord, requestSearchTexts, requestStatusWord, searchText as textOf } from "../../../engine/index.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";

/** The tenant's search keys. */
export function searchKeysOf({ search }: TenantConfiguration): readonly string[] {
	return search.keys;
}

/** Everything a request is found by; its status is searched by itself. */
export function searchText(request: RequestRecord, keys: readonly string[]): string {
	return textOf(requestSearchTexts(request, keys), keys.includes("statusLabel") ? [requestStatusWord(request.status)] : []);
}
