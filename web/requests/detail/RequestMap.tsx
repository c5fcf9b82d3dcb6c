import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { RequestRecord } from "../../../engine/index.ts";
import { ChargingLocationDetails } from "../../locations/ChargingLocationDetails.tsx";
import { asPoint, type ChargingLocationPoint } from "../../locations/charging-location.ts";
import { chargingLocationsQuery } from "../../locations/charging-locations-query.ts";
import { permitAreasQuery } from "../../locations/permit-areas-query.ts";
import { AreaLayer } from "../../map/AreaLayer.tsx";
import { BaseMap } from "../../map/BaseMap.tsx";
import { Legend, type LegendEntry } from "../../map/Legend.tsx";
import type { MapPoint } from "../../map/map-point.ts";
import type { MapSettings, Position } from "../../map/map-settings.ts";
import { Pin } from "../../map/Pin.tsx";
import { PointFilters } from "../../map/PointFilters.tsx";
import { RadiusCircle } from "../../map/RadiusCircle.tsx";
import { useLegend } from "../../map/use-legend.ts";
import { type ProcessPoint, ProcessPopup, useProcessPoints } from "../../realisations/process-layer-read-model.tsx";
import { useAccessAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { requestLegend } from "../map-legend.ts";
import { RequestLayer } from "../RequestLayer.tsx";
import { useRequests } from "../request-collection.ts";
import { REQUEST_RADIUS, requestPoints } from "../request-points.ts";
import { NearbyList } from "./NearbyList.tsx";
import styles from "./RequestMap.module.css";
import "../../texts/areas/locations.ts";
import "../../texts/areas/requests.ts";

const NO_SETTINGS: MapSettings = {};
/** Zoom while nobody knows where the request is. */
const NO_PLACE_ZOOM = 10;
const legendStatuses = ["realized", "in-progress", "definitive", "suggestion"] as const;

type OtherPoint = ChargingLocationPoint | ProcessPoint;

export interface RequestMapProps {
	readonly request: RequestRecord;
	/** Where its pin stands: the stored place, or the one that is being typed. */
	readonly position: Position | null;
}

/** A request among the charging points, the processes and the other requests around it. */
export default function RequestMap({ request, position }: RequestMapProps) {
	const tenant = useTenant();
	const maySeePoints = useAccessAt("chargingpoints", request.geographyCode);
	const maySeeUuids = useAccessAt("canAccessDebugger", request.geographyCode);
	const settings = typeof tenant.map === "object" && tenant.map !== null ? (tenant.map as MapSettings) : NO_SETTINGS;
	const legend = useLegend();
	const { shown: shownBy } = legend;
	const { data: areas } = useQuery({ ...permitAreasQuery, enabled: settings.areaLayer !== undefined });
	const { data: locations, isLoading: locationsComing } = useQuery({
		...chargingLocationsQuery(request.geographyCode || undefined),
		enabled: maySeePoints,
	});
	const { data: requests, isLoading: requestsComing } = useRequests();
	const processes = useProcessPoints(request.geographyCode, settings.realisationLayer !== false);
	const { points: processPoints } = processes;
	const points = useMemo<readonly OtherPoint[]>(() => [...(locations ?? []).map(asPoint), ...processPoints], [locations, processPoints]);
	const partial = requests !== undefined && !requests.complete && !requests.failed;
	const loading = locationsComing || requestsComing || partial || processes.loading;
	const others = useMemo(
		() =>
			requestPoints(
				(requests?.records ?? []).filter(({ uuid }) => uuid !== request.uuid),
				{ process: request.realisationUuid },
			),
		[requests, request.uuid, request.realisationUuid],
	);
	const entries = useMemo(() => entriesOf([...points, ...others], areas !== undefined), [points, others, areas]);
	const shownPoints = useMemo(() => shownBy(points), [points, shownBy]);
	const shownOthers = useMemo(() => shownBy(others), [others, shownBy]);
	const details = useCallback(
		(point: OtherPoint) =>
			"process" in point ? (
				<ProcessPopup point={point} />
			) : (
				<ChargingLocationDetails location={point.location} showUuid={maySeeUuids} importSource={settings.importSource} />
			),
		[maySeeUuids, settings.importSource],
	);
	const beside = useMemo(() => ({ points: shownPoints, details }), [shownPoints, details]);
	return (
		<div className={styles.map}>
			<BaseMap
				label={text("requestmap.title")}
				settings={settings}
				position={position}
				zoom={{ none: NO_PLACE_ZOOM }}
				preview
				panel={
					<>
						<Legend
							fixed={[{ symbol: "request-selected", label: text("map.request.selected") }]}
							entries={entries}
							state={legend}
							loading={loading}
						>
							<PointFilters points={points} state={legend} />
						</Legend>
						{position ? <NearbyList position={position} points={points} requests={others} loading={loading} /> : null}
					</>
				}
			>
				{areas && !legend.hidden.has("permit-area") ? <AreaLayer areas={areas} /> : null}
				{position ? <RadiusCircle position={position} diameter={2 * REQUEST_RADIUS} /> : null}
				<RequestLayer points={shownOthers} beside={beside} />
				{position ? (
					<Pin
						position={position}
						symbol="request-selected"
						title={text("requestmap.pin", { reference: request.ref, address: request.summary.address || text("request.address.none") })}
					/>
				) : null}
			</BaseMap>
		</div>
	);
}

/** Rejected locations and cancelled processes are explained where there are any: most maps have none. */
function entriesOf(points: readonly MapPoint[], areas: boolean): readonly LegendEntry[] {
	const anyRejected = points.some(({ symbol }) => symbol === "rejected");
	const entries = requestLegend(anyRejected ? [...legendStatuses, "rejected"] : legendStatuses, points);
	return areas ? [...entries, { symbol: "permit-area", label: text("map.legend.areas"), area: true }] : entries;
}
