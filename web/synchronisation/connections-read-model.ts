import { useMemo } from "react";
import type { AnyRequest } from "../../engine/index.ts";
import { type KeptRealisation, useRealisations } from "../realisations/realisation-collection.ts";
import { useRequests } from "../requests/request-collection.ts";

/** Which request belongs to which process, both ways, as far as both are loaded. */
export interface Connections {
	/** Null for a request that is not connected, or to a process that is not loaded. */
	readonly processOf: (requestUuid: string) => KeptRealisation | null;
	/** In the order in which they were connected. Those the person may not see are left out. */
	readonly requestsOf: (realisationUuid: string) => readonly AnyRequest[];
}

const none: readonly AnyRequest[] = [];

/**
 * The request says to which process it is connected, since it can be connected to only one; the process gives the
 * order. While one of the two is a synchronisation ahead of the other, the request's word holds.
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

/** Built once for the same two lists, however many tables and maps ask. */
export function buildConnections(requests: readonly AnyRequest[], realisations: readonly KeptRealisation[]): Connections {
	const known = built.get(requests);
	if (known?.of === realisations) return known.connections;
	const connections = connectionsOf(requests, realisations);
	built.set(requests, { of: realisations, connections });
	return connections;
}

const noRealisations: readonly KeptRealisation[] = [];

/** The connections between what is loaded; asks for nothing itself. */
export function useConnections(): Connections {
	const requests = useRequests({ enabled: false }).data?.records ?? none;
	const realisations = useRealisations({ enabled: false }).data?.records ?? noRealisations;
	return useMemo(() => buildConnections(requests, realisations), [requests, realisations]);
}
