import { useMemo } from "react";
import type { AnyRequest } from "../../engine/index.ts";
import { type KeptRealisation, useRealisations } from "../realisations/realisation-collection.ts";
import { useRequests } from "../requests/request-collection.ts";

/** Which request belongs to which process, in both directions, among loaded records. */
interface Connections {
	/** Null if the request is not connected, or its process is not loaded. */
	readonly processOf: (requestUuid: string) => KeptRealisation | null;
	/** In connection order, without requests the person may not see. */
	readonly requestsOf: (realisationUuid: string) => readonly AnyRequest[];
}

const none: readonly AnyRequest[] = [];

/**
 * The request determines its process, since it can be connected to only one; the process determines the order. While
 * the two are synchronised at different times, the request's side wins.
 */
export function connectionsOf(requests: readonly AnyRequest[], realisations: readonly KeptRealisation[]): Connections {
	const processes = new Map(realisations.map((record) => [record.uuid, record]));
	const processOf = new Map<string, KeptRealisation>();
	const requestsOf = new Map<string, AnyRequest[]>();
	for (const request of requests) {
		const process = request.realisationUuid === null ? undefined : processes.get(request.realisationUuid);
		if (process === undefined) continue;
		processOf.set(request.uuid, process);
		requestsOf.set(process.uuid, [...(requestsOf.get(process.uuid) ?? []), request]);
	}
	for (const [uuid, connected] of requestsOf) {
		const order = processes.get(uuid)?.requestUuids ?? [];
		if (connected.length > 1) connected.sort((one, other) => order.indexOf(one.uuid) - order.indexOf(other.uuid));
	}
	return {
		processOf: (requestUuid) => processOf.get(requestUuid) ?? null,
		requestsOf: (realisationUuid) => requestsOf.get(realisationUuid) ?? none,
	};
}

const built = new WeakMap<readonly AnyRequest[], { readonly of: readonly KeptRealisation[]; readonly connections: Connections }>();

/** Memoised for the same two lists, shared by all tables and maps. */
export function buildConnections(requests: readonly AnyRequest[], realisations: readonly KeptRealisation[]): Connections {
	const known = built.get(requests);
	if (known?.of === realisations) return known.connections;
	const connections = connectionsOf(requests, realisations);
	built.set(requests, { of: realisations, connections });
	return connections;
}

const noRealisations: readonly KeptRealisation[] = [];

/** The connections between loaded records. Fetches nothing itself. */
export function useConnections(): Connections {
	const requests = useRequests({ enabled: false }).data?.records ?? none;
	const realisations = useRealisations({ enabled: false }).data?.records ?? noRealisations;
	return useMemo(() => buildConnections(requests, realisations), [requests, realisations]);
}
