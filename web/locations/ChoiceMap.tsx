import { memo, type ReactNode, useCallback, useMemo } from "react";
import { BaseMap } from "../map/BaseMap.tsx";
import { Credit } from "../map/Credit.tsx";
import { Legend } from "../map/legend/Legend.tsx";
import type { OtherPoints } from "../map/legend/other-points.ts";
import { PointFilters } from "../map/legend/PointFilters.tsx";
import { useLegend } from "../map/legend/use-legend.ts";
import { FitBounds } from "../map/MapCamera.tsx";
import type { MapPoint } from "../map/map-point.ts";
import type { MapSettings, Position } from "../map/map-settings.ts";
import { legendText, STATUSES, type SymbolName } from "../map/map-symbols.ts";
import { Pin } from "../map/Pin.tsx";
import { PinPlacing } from "../map/PinPlacing.tsx";
import { PartInView } from "../map/places/PartInView.tsx";
import { PointLayer } from "../map/points/PointLayer.tsx";
import { RadiusCircle } from "../map/RadiusCircle.tsx";
import { text } from "../texts/text.ts";
import { ChargingLocationDetails } from "./ChargingLocationDetails.tsx";
import type { ChargingLocation, ChargingLocationPoint } from "./charging-location.ts";
import styles from "./LocationChoice.module.css";
import { NearbyLocations } from "./NearbyLocations.tsx";
import { pointsWithin } from "./nearby-locations.ts";

interface ChoiceMapProps {
	readonly label: string;
	readonly settings: MapSettings;
	readonly points: readonly ChargingLocationPoint[];
	/** Locations are still being loaded. */
	readonly loading: boolean;
	/** Corners of the points, to show them all while no place is chosen. */
	readonly around: readonly Position[];
	readonly position: Position | null;
	/** Address of the chosen place, for the pin's accessible name. */
	readonly address: string;
	readonly start: Position | null;
	/** The proposed place that another one replaces. */
	readonly proposed: Position | null;
	readonly proposedAddress: string;
	readonly centre: Position;
	/** Metres. */
	readonly diameter: number;
	readonly symbol: "selected" | "alternative";
	readonly showUuids: boolean;
	/** Null if nothing can be chosen. */
	readonly onPlace: ((position: Position) => void) | null;
	readonly actionOn: (location: ChargingLocation) => "link" | "unlink" | null;
	readonly actionsFor: (location: ChargingLocation, done?: () => void) => ReactNode;
	readonly others?: OtherPoints | undefined;
}

/**
 * The map for choosing a place, with its legend and the points as a list. It has thousands of points, so it is memoised
 * to rerender only for its own changes and not on every keystroke beside it.
 */
export const ChoiceMap = memo(function ChoiceMap(props: ChoiceMapProps) {
	const { settings, points, loading, around, position, start, proposed, centre, symbol } = props;
	const { onPlace, actionOn, actionsFor, showUuids, others } = props;
	const legend = useLegend();
	const { shown: shownBy } = legend;
	const shown = useMemo(() => shownBy(points), [points, shownBy]);
	const entries = useMemo(() => [...legendEntries(points), ...(others?.entries ?? [])], [points, others?.entries]);
	const drawn = useMemo<readonly MapPoint[]>(() => [...shown, ...shownBy(others?.points ?? [])], [shown, others?.points, shownBy]);
	const otherDetails = others?.details;
	const details = useCallback(
		(point: MapPoint, close: () => void) =>
			isLocation(point) ? (
				<>
					<ChargingLocationDetails location={point.location} showUuid={showUuids} importSource={settings.importSource} />
					{actionsFor(point.location, close)}
				</>
			) : (
				otherDetails?.(point.uuid, close)
			),
		[actionsFor, showUuids, otherDetails, settings.importSource],
	);
	const isChoice = useCallback((location: ChargingLocation) => actionOn(location) !== null, [actionOn]);
	return (
		<>
			<BaseMap
				label={props.label}
				settings={settings}
				position={position}
				start={start}
				partial={loading || others?.loading === true}
				panel={
					<Legend
						fixed={[
							{ symbol, label: text(`location.legend.${symbol}`) },
							...(proposed ? [{ symbol: "selected" as const, label: text("location.legend.proposal") }] : []),
						]}
						entries={entries}
						state={legend}
						loading={loading || others?.loading === true}
					>
						<PointFilters points={points} state={legend} />
						{others?.controls}
					</Legend>
				}
			>
				{position === null && start === null ? <FitBounds positions={around} /> : null}
				{position ? <RadiusCircle position={position} diameter={props.diameter} /> : null}
				<PointLayer points={drawn} details={details} />
				{others?.onPart ? <PartInView onPart={others.onPart} /> : null}
				{proposed ? (
					<Pin position={proposed} symbol="selected" title={text("location.pin.proposal", { address: props.proposedAddress })} />
				) : null}
				{position ? <Pin position={position} symbol={symbol} title={text(`location.pin.${symbol}`, { address: props.address })} /> : null}
				{onPlace && settings.addressSource ? <Credit>{text(`map.addresses.${settings.addressSource}`)}</Credit> : null}
				{onPlace ? <PinPlacing onPlace={onPlace} /> : null}
			</BaseMap>
			{position ? (
				<p className={styles.within}>
					{loading ? text("location.within.loading", { metres: props.diameter }) : withinText(points, position, props.diameter)}
				</p>
			) : null}
			{onPlace ? <p className={styles.hint}>{text("location.hint")}</p> : null}
			<NearbyLocations points={shown} loading={loading} centre={centre} isChoice={isChoice} actions={actionsFor} />
			{others?.list}
		</>
	);
});

/** The number of existing charging points within the tenant's distance of the chosen place, in words. */
function withinText(points: readonly ChargingLocationPoint[], position: Position, metres: number): string {
	const existing = points.filter(({ symbol }) => symbol === "realized");
	const { length: count } = pointsWithin(existing, position, metres);
	return text(count === 0 ? "location.within.none" : count === 1 ? "location.within.one" : "location.within.other", { count, metres });
}

function isLocation(point: MapPoint): point is ChargingLocationPoint {
	return "location" in point;
}

function legendEntries(points: readonly ChargingLocationPoint[]) {
	const counts = new Map<SymbolName, number>();
	for (const { symbol } of points) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
	// An import may have brought statuses that are unknown here.
	const statuses = counts.has("unknown") ? ([...STATUSES, "unknown"] as const) : STATUSES;
	return statuses.map((status) => ({ symbol: status, label: legendText(status), count: counts.get(status) ?? 0 }));
}
