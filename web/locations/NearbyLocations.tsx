import { memo, type ReactNode } from "react";
import { dutchDistance, locationAddress, locationReference, locationStatusWord } from "../../engine/index.ts";
import { MapSymbolIcon } from "../map/legend/MapSymbolIcon.tsx";
import type { Position } from "../map/map-settings.ts";
import { symbolOfStatus } from "../map/map-symbols.ts";
import { text } from "../texts/text.ts";
import type { ChargingLocation, ChargingLocationPoint } from "./charging-location.ts";
import styles from "./NearbyLocations.module.css";
import { nearbyLocations } from "./nearby-locations.ts";

/** How many are listed: the nearest overall, and the nearest that can be chosen, which may be farther away. */
const COUNT = 8;
const CHOICE_COUNT = 5;

interface NearbyLocationsProps {
	readonly points: readonly ChargingLocationPoint[];
	readonly centre: Position;
	/** Locations are still being loaded. */
	readonly loading: boolean;
	/** Whether the person can do something with the location here. */
	readonly isChoice: (location: ChargingLocation) => boolean;
	readonly actions: (location: ChargingLocation) => ReactNode;
}

/** The map's points around a place as a list, for people who can't see or click the map. */
export const NearbyLocations = memo(function NearbyLocations({ points, loading, centre, isChoice, actions }: NearbyLocationsProps) {
	const nearest = nearbyLocations(points, centre, COUNT);
	const choices = nearbyLocations(
		points.filter(({ location }) => isChoice(location)),
		centre,
		CHOICE_COUNT,
	);
	const listed = new Set(nearest.map(({ point }) => point));
	const nearby = [...nearest, ...choices.filter(({ point }) => !listed.has(point))];
	return (
		<details className={styles.nearby}>
			<summary className={styles.head}>{text("location.nearby")}</summary>
			{loading ? (
				<p className={styles.none} role="status">
					{text("location.nearby.loading")}
				</p>
			) : nearby.length === 0 ? (
				<p className={styles.none}>{text("location.nearby.none")}</p>
			) : null}
			<ul className={styles.list}>
				{nearby.map(({ point, metres }) => (
					<li key={point.uuid} className={styles.item}>
						<MapSymbolIcon name={symbolOfStatus(point.location.status)} />
						<div>
							<p className={styles.address}>{locationAddress(point.location) || text("location.address.none")}</p>
							<p className={styles.facts}>
								{locationStatusWord(point.location.status)} · {locationReference(point.location)} · {dutchDistance(metres)}
							</p>
							{point.location.properties.remark ? <p className={styles.facts}>{point.location.properties.remark}</p> : null}
						</div>
						{actions(point.location)}
					</li>
				))}
			</ul>
		</details>
	);
});
