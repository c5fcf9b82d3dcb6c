import { useCallback, useMemo } from "react";
import { BaseMap } from "../map/BaseMap.tsx";
import { Legend } from "../map/Legend.tsx";
import type { MapPoint } from "../map/map-point.ts";
import type { MapSettings, Position } from "../map/map-settings.ts";
import type { OtherPoints } from "../map/other-points.ts";
import { PointLayer } from "../map/PointLayer.tsx";
import { text } from "../texts/text.ts";
import styles from "./PlaceMap.module.css";
import "../texts/areas/locations.ts";
import { Pin } from "../map/Pin.tsx";
import { RadiusCircle } from "../map/RadiusCircle.tsx";
import { useLegend } from "../map/use-legend.ts";

const NONE: readonly MapPoint[] = [];

interface PlaceMapProps {
	readonly position: Position;
	readonly settings: MapSettings;
	/** Name of the map for screen readers. */
	readonly label: string;
	/** What the pin says. */
	readonly title: string;
	readonly alternative: boolean;
	/** Metres across the circle; no circle when left out. */
	readonly diameter: number | undefined;
	readonly others?: OtherPoints | undefined;
}

/** One place on a map, with what else is to be seen there. Fetched when there is a place to show. */
export function PlaceMap({ position, settings, label, title, alternative, diameter, others }: PlaceMapProps) {
	const symbol = alternative ? "alternative" : "selected";
	const legend = useLegend();
	const { shown: shownBy } = legend;
	const shown = useMemo(() => shownBy(others?.points ?? NONE), [others?.points, shownBy]);
	const otherDetails = others?.details;
	const details = useCallback((point: MapPoint, close: () => void) => otherDetails?.(point.uuid, close), [otherDetails]);
	return (
		<div className={styles.map}>
			<BaseMap
				label={label}
				settings={settings}
				position={position}
				preview
				panel={
					others ? (
						<>
							<Legend
								fixed={[{ symbol, label: text(`location.legend.${symbol}`) }]}
								entries={others.entries}
								state={legend}
								loading={others.loading === true}
							>
								{others.controls}
							</Legend>
							{others.list}
						</>
					) : null
				}
			>
				{diameter === undefined ? null : <RadiusCircle position={position} diameter={diameter} />}
				{others ? <PointLayer points={shown} details={details} /> : null}
				<Pin position={position} symbol={symbol} title={title} />
			</BaseMap>
		</div>
	);
}
