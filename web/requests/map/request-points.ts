import type { AnyRequest } from "../../../engine/index.ts";
import type { MapPoint } from "../../map/map-point.ts";

/**
 * A request's role on a map: the map's subject, connected to this process or to another one, or unconnected and open or
 * accepted.
 */
export type RequestKind = "selected" | "connected" | "elsewhere" | "open" | "accepted";

/** Radius around a request within which a charging point would serve it, in metres. */
export const REQUEST_RADIUS = 200;

/** A point on the map that stands for a request. */
export interface RequestPoint extends MapPoint {
	readonly kind: RequestKind;
	readonly limited: boolean;
	/** Null while only its position is known; fetched when more is shown. */
	readonly request: AnyRequest | null;
}

interface RequestPointOptions {
	/** Uuid of the request the map is about. */
	readonly selected?: string;
	/** Uuid of the process the map is about, or that the selected request is connected to. */
	readonly process?: string | null;
	/** Unsent connections: request uuid to whether it will belong to this process. */
	readonly pending?: ReadonlyMap<string, boolean>;
	/** Whether to leave out a process's requests, as for completed processes. */
	readonly isLeftOut?: (processUuid: string) => boolean;
}

/** Open and accepted requests with a known place as points on a map. Rejected and removed ones are never shown. */
export function requestPoints(requests: readonly AnyRequest[], options: RequestPointOptions = {}): readonly RequestPoint[] {
	const points = requests.flatMap<RequestPoint>((request) => {
		const { lat, lng } = request.coordinates;
		if ((request.status !== 2 && request.status !== 3) || lat === null || lng === null) return [];
		const kind = kindOf(request, options);
		const { realisationUuid } = request;
		if (kind === "elsewhere" && realisationUuid !== null && options.isLeftOut?.(realisationUuid)) return [];
		return [{ ...pointOf(request.uuid, kind), latitude: lat, longitude: lng, label: request.ref, limited: request.limited, request }];
	});
	return stacked(points);
}

/** What every request looks like on a map. */
export function pointOf(uuid: string, kind: RequestKind) {
	return { uuid, kind, symbol: `request-${kind}` as const, radius: REQUEST_RADIUS };
}

/** Later points are on top: several people at one address ask for one charging point. */
export function stacked(points: readonly RequestPoint[]): readonly RequestPoint[] {
	return points.toSorted((one, other) => TOP.indexOf(one.kind) - TOP.indexOf(other.kind));
}

/** Stacking order, bottom to top. */
const TOP: readonly RequestKind[] = ["elsewhere", "open", "accepted", "connected", "selected"];

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
