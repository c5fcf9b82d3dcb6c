import { useCallback, useMemo } from "react";
import type { AnyRequest, RealisationRecord } from "../../../engine/index.ts";
import type { Position } from "../../map/map-settings.ts";
import type { TellPart } from "../../map/places/PartInView.tsx";
import type { SymbolCounts } from "../../map/places/placed.ts";
import type { PendingConnection } from "../../requests/connections/pending-connections.ts";
import { useWithoutCompleted } from "../../requests/connections/use-without-completed.ts";
import { type RequestPoint, requestPoints } from "../../requests/map/request-points.ts";
import { useProcessRequests } from "./use-process-requests.ts";

const NONE: readonly AnyRequest[] = [];

export interface MapRequestsAsked {
	readonly record: Pick<RealisationRecord, "uuid" | "MunicipalityCode" | "requestUuids">;
	/** Uuids of the process's requests, including those about to be connected. */
	readonly uuids: readonly string[];
	readonly pending: readonly PendingConnection[];
	/** Whether to include the requests of completed processes. */
	readonly completedToo: boolean;
	/** Centre of the map. */
	readonly centre: Position | null;
	readonly enabled: boolean;
}

export interface MapRequests {
	readonly points: readonly RequestPoint[];
	/** Given where only some of the points are loaded. */
	readonly counts?: SymbolCounts;
	readonly loading: boolean;
	/** The points in the list beside the map: at least the nearest ones. */
	readonly listed: readonly RequestPoint[];
	readonly listLoading: boolean;
	readonly onPart?: TellPart | undefined;
	/** Called when the list is opened or closed. */
	readonly onListOpen?: (open: boolean) => void;
}

/** The requests around a process, from the records that are loaded in the browser. */
export function useLoadedMapRequests({ record, uuids, pending, completedToo, enabled }: MapRequestsAsked): MapRequests {
	const { uuid, MunicipalityCode: code, requestUuids } = record;
	const { nearby, partial } = useProcessRequests(code, uuids, enabled);
	const all = enabled ? nearby : NONE;
	const isElsewhere = useCallback((request: AnyRequest) => request.connected && !requestUuids.includes(request.uuid), [requestUuids]);
	const { shown, loading: asking } = useWithoutCompleted(all, { code, isElsewhere, completedToo });
	const points = useMemo(() => requestPoints(shown, { process: uuid, pending: changesOf(pending) }), [shown, pending, uuid]);
	const loading = partial || asking;
	return { points, loading, listed: points, listLoading: loading };
}

/** Uuids of the requests with a pending change, and whether each will belong to the process. */
export function changesOf(pending: readonly PendingConnection[]): ReadonlyMap<string, boolean> {
	return new Map(pending.map(({ requestUuid, action }) => [requestUuid, action === "connect"]));
}
