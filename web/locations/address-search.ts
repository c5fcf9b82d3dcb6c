import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { DataOf } from "../api/operation.ts";
import type { Position } from "../map/map-settings.ts";

export type FoundAddress = DataOf<"searchAddresses">[number];

/** An address search as the screens use it; tests supply their own. */
export interface AddressSearch {
	/** Rejects if the search is unavailable. */
	search(text: string, near: Position | null, signal: AbortSignal): Promise<readonly FoundAddress[]>;
	/** Resolves to null if there is no address; rejects if the search is unavailable. */
	reverse(position: Position, signal: AbortSignal): Promise<FoundAddress | null>;
}

const LIMIT = 8;

/** Address search through our own API. */
export const serverAddressSearch: AddressSearch = {
	async search(text, near, signal) {
		const query = { q: text.slice(0, 200), limit: LIMIT, lat: near?.latitude, lng: near?.longitude };
		return (await call(operations.searchAddresses, { query, signal })).data;
	},
	async reverse({ latitude, longitude }, signal) {
		const { data } = await call(operations.reverseAddress, { query: { lat: latitude, lng: longitude }, signal });
		return data[0] ?? null;
	},
};

/** Whether the search was aborted because its answer is no longer needed. */
export function wasAborted(reason: unknown): boolean {
	return !(reason instanceof ApiProblem) && reason instanceof Error && reason.name === "AbortError";
}
