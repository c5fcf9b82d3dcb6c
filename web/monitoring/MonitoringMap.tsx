import { useCallback, useMemo } from "react";
import { BaseMap } from "../map/BaseMap.tsx";
import type { MapPoint } from "../map/map-point.ts";
import type { MapSettings, Position } from "../map/map-settings.ts";
import { Pin } from "../map/Pin.tsx";
import { PointLayer } from "../map/points/PointLayer.tsx";
import { RadiusCircle } from "../map/RadiusCircle.tsx";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import styles from "./MonitoringDialog.module.css";
import type { MonitoredPlace } from "./monitored-place.ts";
import { OCCUPANCY_STATES, type OccupancyState, occupancySymbol } from "./occupancy.ts";

interface MonitoringMapProps {
	readonly position: Position;
	readonly points: readonly (MonitoredPlace & { readonly state: string })[];
	readonly radius: number;
	readonly settings: MapSettings;
	readonly onChoose: (uuid: string) => void;
}

type MonitoredPoint = MapPoint & { readonly place: MonitoredPlace; readonly state: OccupancyState };

/** The request and the charging locations around it, coloured by occupancy. */
export function MonitoringMap({ position, points, radius, settings, onChoose }: MonitoringMapProps) {
	const drawn = useMemo(() => points.map(pointOf), [points]);
	const details = useCallback(
		({ place, state }: MonitoredPoint, close: () => void) => (
			<div className={styles.popup}>
				<p className={styles.name}>{place.name}</p>
				<p>{place.address}</p>
				<p>{text(`monitoring.${state}`)}</p>
				<PlainButton
					onClick={() => {
						onChoose(place.uuid);
						close();
					}}
				>
					{text("monitoring.show")}
				</PlainButton>
			</div>
		),
		[onChoose],
	);
	return (
		<div className={styles.map}>
			<BaseMap label={text("monitoring.map")} settings={settings} position={position} zoom={{ place: MONITORING_ZOOM }} preview>
				<RadiusCircle position={position} diameter={2 * radius} />
				<PointLayer points={drawn} details={details} />
				<Pin position={position} symbol="request-selected" title={text("map.request.selected")} />
			</BaseMap>
		</div>
	);
}

/** Close enough to tell the locations of a street apart. */
const MONITORING_ZOOM = 16;

function pointOf({ state: found, ...place }: MonitoredPlace & { readonly state: string }): MonitoredPoint {
	const state = OCCUPANCY_STATES.find((each) => each === found) ?? "unknown";
	const { uuid, name, latitude, longitude } = place;
	return { uuid, latitude, longitude, symbol: occupancySymbol(state), label: name, place, state };
}
