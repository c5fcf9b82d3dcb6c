import type { AnyRequest } from "../../engine/index.ts";
import type { MapPoint } from "../map/map-point.ts";

/** What a request is on a map: the one the map is about, of this process, of another one, or free and open or accepted. */
export type RequestKind = "selected" | "connected" | "elsewhere" | "open" | "accepted";

/** Metres around a request within which a charging point would serve it. */
export const REQUEST_RADIUS = 200;

/** A point of the map that still knows the request it stands for. */
export interface RequestPoint extends MapPoint {
	readonly request: AnyRequest;
	readonly kind: RequestKind;
}

export interface RequestPointOptions {
	/** Request the map is about. */
	readonly selected?: string;
	/** Process the map is about, or the one the selected request is connected to. */
	readonly process?: string | null;
	/** Connections that are not what the server knows yet: request to whether it will belong to this process. */
	readonly pending?: ReadonlyMap<string, boolean>;
	/** Processes whose requests are left out: those that are completed. */
	readonly isLeftOut?: (processUuid: string) => boolean;
}

/** Open and accepted requests of known places as points of a map; what was rejected or removed is nowhere on it. */
export function requestPoints(requests: readonly AnyRequest[], options: RequestPointOptions = {}): readonly RequestPoint[] {
	return requests.flatMap((request) => {
		const { lat, lng } = request.coordinates;
		if ((request.status !== 2 && request.status !== 3) || lat === null || lng === null) return [];
		const kind = kindOf(request, options);
		const { realisationUuid } = request;
		if (kind === "elsewhere" && realisationUuid !== null && options.isLeftOut?.(realisationUuid)) return [];
		const symbol = `request-${kind}` as const;
		return [{ uuid: request.uuid, latitude: lat, longitude: lng, symbol, label: request.ref, radius: REQUEST_RADIUS, request, kind }];
	});
}

function kindOf(request: AnyRequest, { selected, process, pending }: RequestPointOptions): RequestKind {
	if (request.uuid === selected) return "selected";
	const change = pending?.get(request.uuid);
	if (change === true) return "connected";
	if (request.realisationUuid !== null && request.realisationUuid === process) return change === false ? freeKind(request) : "connected";
	return request.connected || request.realisationUuid !== null ? "elsewhere" : freeKind(request);
}

function freeKind({ status }: AnyRequest): RequestKind {
	return status === 3 ? "accepted" : "open";
}
