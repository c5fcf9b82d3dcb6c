import { Checkbox } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { AnyRequest } from "../../../engine/index.ts";
import type { OtherPoints } from "../../map/legend/other-points.ts";
import type { Position } from "../../map/map-settings.ts";
import { completedRequestsQuery } from "../../requests/connections/completed-requests.ts";
import { requestLegend } from "../../requests/map/map-legend.ts";
import { RequestPopup } from "../../requests/map/RequestPopup.tsx";
import { requestPoints } from "../../requests/map/request-points.ts";
import { useRightsAt } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { useProcess } from "../process/process-context.ts";
import { NearbyRequests } from "./NearbyRequests.tsx";
import { RequestActions } from "./RequestActions.tsx";
import { useConnections } from "./use-connections.ts";
import { useProcessRequests } from "./use-process-requests.ts";
import "../../texts/areas/map.ts";

const NONE: readonly AnyRequest[] = [];

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
	const { nearby, partial } = useProcessRequests(record.MunicipalityCode, uuids, may);
	const all = may ? nearby : NONE;
	const { uuid, requestUuids } = record;
	const isElsewhere = useCallback((request: AnyRequest) => request.connected && !requestUuids.includes(request.uuid), [requestUuids]);
	const anyElsewhere = useMemo(() => all.some(isElsewhere), [all, isElsewhere]);
	const { data: completed } = useQuery({ ...completedRequestsQuery(record.MunicipalityCode), enabled: anyElsewhere && !completedToo });
	const points = useMemo(() => {
		const changes = new Map(pending.map(({ requestUuid, action }) => [requestUuid, action === "connect"]));
		const isShown = (request: AnyRequest) =>
			completedToo || !isElsewhere(request) || (completed !== undefined && !completed.has(request.uuid));
		return requestPoints(all.filter(isShown), { process: uuid, pending: changes });
	}, [all, isElsewhere, completed, completedToo, pending, uuid]);
	const byUuid = useMemo(() => new Map(points.map((point) => [point.uuid, point])), [points]);
	const entries = useMemo(() => requestLegend([], points), [points]);
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
					<RequestPopup request={point.request} kind={point.kind}>
						{actions(point.request, close)}
					</RequestPopup>
				)
			);
		},
		[byUuid, actions],
	);
	const others = useMemo<OtherPoints>(
		() => ({
			points,
			loading: partial,
			details,
			entries,
			controls: (
				<Checkbox
					size="sm"
					label={text("connection.completedToo")}
					checked={completedToo}
					onChange={(event) => setCompletedToo(event.currentTarget.checked)}
				/>
			),
			list: <NearbyRequests points={points} loading={partial} centre={centre} actions={actions} />,
		}),
		[points, partial, details, entries, completedToo, centre, actions],
	);
	return may ? others : undefined;
}
