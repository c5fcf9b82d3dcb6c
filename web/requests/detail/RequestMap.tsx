import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { AnyRequest, RequestRecord } from "../../../engine/index.ts";
import { AddressSearchBox } from "../../locations/AddressSearchBox.tsx";
import { type FoundAddress, serverAddressSearch } from "../../locations/address-search.ts";
import { ChargingLocationDetails } from "../../locations/ChargingLocationDetails.tsx";
import { asPoint, type ChargingLocationPoint } from "../../locations/charging-location.ts";
import { chargingLocationsQuery } from "../../locations/charging-locations-query.ts";
import { permitAreasQuery } from "../../locations/permit-areas-query.ts";
import { AreaLayer } from "../../map/AreaLayer.tsx";
import { BaseMap } from "../../map/BaseMap.tsx";
import { Legend, type LegendEntry } from "../../map/legend/Legend.tsx";
import { PointFilters } from "../../map/legend/PointFilters.tsx";
import { useLegend } from "../../map/legend/use-legend.ts";
import type { MapPoint } from "../../map/map-point.ts";
import type { Position } from "../../map/map-settings.ts";
import { Pin } from "../../map/Pin.tsx";
import { PinPlacing } from "../../map/PinPlacing.tsx";
import { PartInView } from "../../map/places/PartInView.tsx";
import type { SymbolCounts } from "../../map/places/placed.ts";
import { RadiusCircle } from "../../map/RadiusCircle.tsx";
import { type ProcessPoint, ProcessPopup, useProcessPoints } from "../../realisations/process-layer-read-model.tsx";
import { useRightsAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { CompletedToggle } from "../map/CompletedToggle.tsx";
import { requestLegend } from "../map/map-legend.ts";
import { ProcessLink } from "../map/ProcessLink.tsx";
import { RequestLayer } from "../map/RequestLayer.tsx";
import { REQUEST_RADIUS } from "../map/request-points.ts";
import { NearbyList } from "./NearbyList.tsx";
import styles from "./RequestMap.module.css";
import { useOtherRequests } from "./use-other-requests.ts";
import "../../texts/areas/map.ts";
import "../../texts/areas/requests.ts";

/** Zoom while the request's place is unknown. */
const NO_PLACE_ZOOM = 10;
/** Explained on every map. */
const legendStatuses = ["realized", "in-progress", "definitive", "suggestion"] as const;
/** Explained only if there are any: most maps have none. */
const rareStatuses = ["rejected", "alert", "unknown"] as const;

type OtherPoint = ChargingLocationPoint | ProcessPoint;

export interface RequestMapProps {
	readonly request: RequestRecord;
	/** The pin's position: the stored one, or the one being typed. */
	readonly position: Position | null;
	/** Moves the pin; null if the person may not, and the map is only for viewing. */
	readonly onPlace: ((position: Position) => void) | null;
}

/** A searched address, and where the pin was at the time. */
interface Searched {
	readonly address: FoundAddress;
	readonly from: Position | null;
}

/** A request among the charging points, processes and other requests around it. */
export default function RequestMap({ request, position, onPlace }: RequestMapProps) {
	const [searched, setSearched] = useState<Searched | null>(null);
	const [completedToo, setCompletedToo] = useState(false);
	// The search result gives way once the pin has moved since the search.
	const elsewhere = searched !== null && samePlace(searched.from, position) ? searched.address : null;
	const choose = (address: FoundAddress): void => {
		if (onPlace) onPlace({ latitude: address.latitude, longitude: address.longitude });
		else setSearched({ address, from: position });
	};
	const tenant = useTenant();
	const maySeePoints = useRightsAt(request.geographyCode).may("chargingpoints");
	const maySeeUuids = useRightsAt(request.geographyCode).may("canAccessDebugger");
	const settings = tenant.map;
	const legend = useLegend();
	const { shown: shownBy } = legend;
	const { data: areas } = useQuery({ ...permitAreasQuery, enabled: settings.areaLayer !== undefined });
	const { data: locations } = useQuery({
		...chargingLocationsQuery(request.geographyCode || undefined),
		enabled: maySeePoints,
	});
	const requests = useOtherRequests(request, position, completedToo);
	const { points: others } = requests;
	const processes = useProcessPoints(request.geographyCode, settings.realisationLayer !== false, position);
	const { points: processPoints, near: nearProcesses } = processes;
	const points = useMemo<readonly OtherPoint[]>(() => [...(locations ?? []).map(asPoint), ...processPoints], [locations, processPoints]);
	// The failure is reported above the page; here missing points count as still loading.
	const locationsComing = maySeePoints && locations === undefined;
	const loading = locationsComing || processes.loading || requests.loading;
	const nearLoading = locationsComing || processes.nearLoading || requests.nearLoading;
	const near = useMemo<readonly OtherPoint[]>(() => [...(locations ?? []).map(asPoint), ...nearProcesses], [locations, nearProcesses]);
	const entries = useMemo(() => {
		const here = [processes.counts ? (locations ?? []).map(asPoint) : points, requests.counts ? [] : others].flat();
		return entriesOf(here, new Map([...(processes.counts ?? []), ...(requests.counts ?? [])]), areas !== undefined);
	}, [points, locations, others, processes.counts, requests.counts, areas]);
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
			<AddressSearchBox search={serverAddressSearch} near={position} onChoose={choose} looking />
			<BaseMap
				label={text("requestmap.title")}
				settings={settings}
				position={elsewhere ?? position}
				zoom={{ none: NO_PLACE_ZOOM }}
				preview
				partial={loading}
				panel={
					<>
						{onPlace ? <p className={styles.hint}>{text("location.hint")}</p> : null}
						<p className={styles.outcome} role="status">
							{onPlace && unsaved(position, request) ? text("requestmap.moved") : ""}
							{elsewhere ? text("requestmap.searched", { address: elsewhere.label }) : ""}
						</p>
						{elsewhere ? (
							<div>
								<PlainButton small onClick={() => setSearched(null)}>
									{text("requestmap.back")}
								</PlainButton>
							</div>
						) : null}
						<Legend
							fixed={[{ symbol: "request-selected", label: text("map.request.selected") }]}
							entries={entries}
							state={legend}
							loading={loading}
						>
							<PointFilters points={points} state={legend} />
							<CompletedToggle checked={completedToo} onChange={setCompletedToo} />
						</Legend>
						{position ? <NearbyList position={position} points={near} requests={requests.near} loading={nearLoading} /> : null}
					</>
				}
			>
				{areas && !legend.hidden.has("permit-area") ? <AreaLayer areas={areas} /> : null}
				{position ? <RadiusCircle position={position} diameter={2 * REQUEST_RADIUS} /> : null}
				<RequestLayer points={shownOthers} actions={processOf} beside={beside} />
				{requests.onPart ? <PartInView onPart={requests.onPart} /> : null}
				{processes.onPart ? <PartInView onPart={processes.onPart} /> : null}
				{position ? (
					<Pin
						position={position}
						symbol="request-selected"
						title={text("requestmap.pin", { reference: request.ref, address: request.summary.address || text("request.address.none") })}
					/>
				) : null}
				{elsewhere ? <Pin position={elsewhere} symbol="selected" title={elsewhere.label} /> : null}
				{onPlace ? <PinPlacing onPlace={onPlace} /> : null}
			</BaseMap>
		</div>
	);
}

const processOf = (request: AnyRequest) => <ProcessLink request={request} />;

function samePlace(one: Position | null, other: Position | null): boolean {
	return one?.latitude === other?.latitude && one?.longitude === other?.longitude;
}

function unsaved(position: Position | null, { coordinates: { lat, lng } }: RequestRecord): boolean {
	return position !== null && (position.latitude !== lat || position.longitude !== lng);
}

/** Whatever is drawn is explained. */
function entriesOf(points: readonly MapPoint[], counts: SymbolCounts, areas: boolean): readonly LegendEntry[] {
	const rare = rareStatuses.filter((status) => points.some(({ symbol }) => symbol === status) || (counts.get(status) ?? 0) > 0);
	const entries = requestLegend([...legendStatuses, ...rare], points, counts);
	return areas ? [...entries, { symbol: "permit-area", label: text("map.legend.areas"), area: true }] : entries;
}
