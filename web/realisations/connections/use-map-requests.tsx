import { useCallback, useMemo, useState } from "react";
import type { AnyRequest } from "../../../engine/index.ts";
import type { OtherPoints } from "../../map/legend/other-points.ts";
import type { Position } from "../../map/map-settings.ts";
import { CompletedToggle } from "../../requests/map/CompletedToggle.tsx";
import { requestLegend } from "../../requests/map/map-legend.ts";
import { PlacedRequest } from "../../requests/map/PlacedRequest.tsx";
import { RequestPopup } from "../../requests/map/RequestPopup.tsx";
import { useRightsAt, useTenant } from "../../tenants/TenantContext.tsx";
import { useProcess } from "../process/process-context.ts";
import { useLoadedMapRequests } from "./loaded-map-requests.ts";
import { NearbyRequests } from "./NearbyRequests.tsx";
import { RequestActions } from "./RequestActions.tsx";
import { useServedMapRequests } from "./served-map-requests.ts";
import { useConnections } from "./use-connections.ts";
import "../../texts/areas/map.ts";

/**
 * The requests around a process for its maps: open and accepted ones that are free, its own, and those of other processes
 * unless completed (a checkbox adds these). Undefined for people who may not see requests.
 */
export function useMapRequests(centre: Position | null): OtherPoints | undefined {
	const { record } = useProcess();
	const [seesRequests, seesPlaces] = [
		useRightsAt(record.MunicipalityCode).may("requestlist"),
		useRightsAt(record.MunicipalityCode).may("requestlocations"),
	];
	const may = seesRequests || seesPlaces;
	const [completedToo, setCompletedToo] = useState(false);
	const connections = useConnections();
	const { pending, change, busy } = connections;
	const uuids = useMemo(() => connections.shown.map(({ requestUuid }) => requestUuid), [connections.shown]);
	const served = useTenant().listsOnServer.includes("requests");
	const asked = { record, uuids, pending, completedToo, centre };
	const loaded = useLoadedMapRequests({ ...asked, enabled: may && !served });
	const placed = useServedMapRequests({ ...asked, enabled: may && served });
	const { points, counts, loading, listed, listLoading, onPart, onListOpen } = served ? placed : loaded;
	const byUuid = useMemo(() => new Map(points.map((point) => [point.uuid, point])), [points]);
	const entries = useMemo(() => requestLegend([], counts ? [] : points, counts), [points, counts]);
	const actions = useCallback(
		(request: AnyRequest, close?: () => void) => (
			<RequestActions
				request={request}
				pending={pending.find(({ requestUuid }) => requestUuid === request.uuid)}
				busy={busy}
				onChange={(action) => {
					close?.();
					change(request.uuid, action, "map");
				}}
			/>
		),
		[pending, busy, change],
	);
	const details = useCallback(
		(requestUuid: string, close: () => void) => {
			const point = byUuid.get(requestUuid);
			return (
				point && (
					<PlacedRequest point={point}>
						{(request) => (
							<RequestPopup request={request} kind={point.kind}>
								{actions(request, close)}
							</RequestPopup>
						)}
					</PlacedRequest>
				)
			);
		},
		[byUuid, actions],
	);
	const others = useMemo<OtherPoints>(
		() => ({
			points,
			loading,
			onPart,
			details,
			entries,
			controls: <CompletedToggle checked={completedToo} onChange={setCompletedToo} />,
			list: <NearbyRequests points={listed} loading={listLoading} centre={centre} actions={actions} onOpen={onListOpen} />,
		}),
		[points, loading, listed, listLoading, onPart, onListOpen, details, entries, completedToo, centre, actions],
	);
	return may ? others : undefined;
}
