import { ApiProblem } from "../api/api-problem.ts";
import { request } from "../api/request.ts";
import type { Position } from "../map/map-settings.ts";

export interface FoundAddress {
	readonly label: string;
	readonly street: string;
	readonly number: string;
	readonly suffix: string;
	readonly postalCode: string;
	readonly city: string;
	readonly municipalityCode: string;
	readonly latitude: number;
	readonly longitude: number;
}

/** What the screens ask of an address search; tests give one of their own. */
export interface AddressSearch {
	/** Throws when the search is unavailable. */
	search(text: string, near: Position | null, signal: AbortSignal): Promise<readonly FoundAddress[]>;
	/** Null when there is no address; throws when the search is unavailable. */
	reverse(position: Position, signal: AbortSignal): Promise<FoundAddress | null>;
}

const LIMIT = 8;

/** The search behind our own API. */
export const serverAddressSearch: AddressSearch = {
	async search(text, near, signal) {
		const answer = await request<readonly FoundAddress[]>({
			method: "GET",
			path: "geocoder/search",
			query: { q: text.slice(0, 200), limit: LIMIT, lat: near?.latitude, lng: near?.longitude },
			signal,
		});
		return answer.data;
	},
	async reverse({ latitude, longitude }, signal) {
		const answer = await request<readonly FoundAddress[]>({
			method: "GET",
			path: "geocoder/reverse",
			query: { lat: latitude, lng: longitude },
			signal,
		});
		return answer.data[0] ?? null;
	},
};

/** The search was stopped because its answer is not wanted any more. */
export function wasAborted(reason: unknown): boolean {
	return !(reason instanceof ApiProblem) && reason instanceof Error && reason.name === "AbortError";
}
