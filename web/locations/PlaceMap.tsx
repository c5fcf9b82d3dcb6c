import { useCallback, useMemo } from "react";
import { BaseMap } from "../map/BaseMap.tsx";
import { Legend } from "../map/legend/Legend.tsx";
import type { OtherPoints } from "../map/legend/other-points.ts";
import { useLegend } from "../map/legend/use-legend.ts";
import type { MapPoint } from "../map/map-point.ts";
import type { MapSettings, Position } from "../map/map-settings.ts";
import { Pin } from "../map/Pin.tsx";
import { PartInView } from "../map/places/PartInView.tsx";
import { PointLayer } from "../map/points/PointLayer.tsx";
import { RadiusCircle } from "../map/RadiusCircle.tsx";
import { text } from "../texts/text.ts";
import styles from "./PlaceMap.module.css";
import "../texts/areas/map.ts";

const NONE: readonly MapPoint[] = [];

interface PlaceMapProps {
	readonly position: Position;
	readonly settings: MapSettings;
	/** Accessible name of the map. */
	readonly label: string;
	/** The pin's title. */
	readonly title: string;
	readonly alternative: boolean;
	/** Diameter of the circle in metres; no circle if undefined. */
	readonly diameter: number | undefined;
	readonly others?: OtherPoints | undefined;
}

/** One place on a map, with other points around it. Loaded lazily, when there is a place to show. */
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
				partial={others?.loading === true}
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
				{others?.onPart ? <PartInView onPart={others.onPart} /> : null}
				<Pin position={position} symbol={symbol} title={title} />
			</BaseMap>
		</div>
	);
}
