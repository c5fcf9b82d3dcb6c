import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import type { RequestRecord } from "../../../engine/index.ts";
import { ChargingLocationDetails } from "../../locations/ChargingLocationDetails.tsx";
import { asPoint, type ChargingLocationPoint } from "../../locations/charging-location.ts";
import { chargingLocationsQuery } from "../../locations/charging-locations-query.ts";
import { BaseMap } from "../../map/BaseMap.tsx";
import { Legend } from "../../map/Legend.tsx";
import type { MapSettings, Position } from "../../map/map-settings.ts";
import type { SymbolName } from "../../map/map-symbols.ts";
import { Pin } from "../../map/Pin.tsx";
import { RadiusCircle } from "../../map/RadiusCircle.tsx";
import { type ProcessPoint, ProcessPopup, useProcessPoints } from "../../realisations/process-layer-read-model.tsx";
import { useAccess, useTenant } from "../../tenants/TenantContext.tsx";
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
const legendStatuses = ["realized", "in-progress", "definitive", "suggestion"] as const;

type OtherPoint = ChargingLocationPoint | ProcessPoint;

export interface RequestMapProps {
	readonly request: RequestRecord;
	/** Where its pin stands: the stored place, or the one that is being typed. */
	readonly position: Position | null;
	/** Fills a window instead of a card. */
	readonly large?: boolean;
}

/** A request among the charging points, the processes and the other requests around it. */
export default function RequestMap({ request, position, large = false }: RequestMapProps) {
	const tenant = useTenant();
	const maySeePoints = useAccess("chargingpoints");
	const maySeeUuids = useAccess("canAccessDebugger");
	const settings = typeof tenant.map === "object" && tenant.map !== null ? (tenant.map as MapSettings) : NO_SETTINGS;
	const [hidden, setHidden] = useState<ReadonlySet<SymbolName>>(new Set());
	const { data: locations } = useQuery({ ...chargingLocationsQuery(request.geographyCode || undefined), enabled: maySeePoints });
	const { data: requests } = useRequests();
	const processes = useProcessPoints(request.geographyCode, settings.realisationLayer !== false);
	const points = useMemo<readonly OtherPoint[]>(() => [...(locations ?? []).map(asPoint), ...processes], [locations, processes]);
	const others = useMemo(
		() =>
			requestPoints(
				(requests?.records ?? []).filter(({ uuid }) => uuid !== request.uuid),
				{ process: request.realisationUuid },
			),
		[requests, request.uuid, request.realisationUuid],
	);
	const entries = useMemo(() => requestLegend(legendStatuses, [...points, ...others]), [points, others]);
	const shownPoints = useMemo(() => points.filter(({ symbol }) => !hidden.has(symbol)), [points, hidden]);
	const shownOthers = useMemo(() => others.filter(({ symbol }) => !hidden.has(symbol)), [others, hidden]);
	const details = useCallback(
		(point: OtherPoint) =>
			"process" in point ? <ProcessPopup point={point} /> : <ChargingLocationDetails location={point.location} showUuid={maySeeUuids} />,
		[maySeeUuids],
	);
	const beside = useMemo(() => ({ points: shownPoints, details }), [shownPoints, details]);
	return (
		<div className={large ? styles.large : styles.small}>
			<BaseMap
				label={text("requestmap.title")}
				settings={settings}
				position={position}
				zoom={{ place: large ? 14.25 : 14, none: 10 }}
				fill={large}
				preview={!large}
			>
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
			<Legend
				fixed={[{ symbol: "request-selected", label: text("map.request.selected") }]}
				entries={entries}
				hidden={hidden}
				onToggle={(symbol) => setHidden(toggled(hidden, symbol))}
			/>
			{position ? <NearbyList position={position} points={points} requests={others} /> : null}
		</div>
	);
}

function toggled(set: ReadonlySet<SymbolName>, symbol: SymbolName): ReadonlySet<SymbolName> {
	const changed = new Set(set);
	if (!changed.delete(symbol)) changed.add(symbol);
	return changed;
}
