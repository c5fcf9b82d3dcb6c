import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { dutchNumber } from "../../../engine/index.ts";
import { BaseMap } from "../../map/BaseMap.tsx";
import { cornersOf } from "../../map/corners.ts";
import { OPACITY } from "../../map/legend/point-filter.ts";
import { FitBounds } from "../../map/MapCamera.tsx";
import type { Position } from "../../map/map-settings.ts";
import { PointRing } from "../../map/PointRing.tsx";
import { PointLayer } from "../../map/points/PointLayer.tsx";
import { type MapArea, ViewAsArea } from "../../map/ViewAsArea.tsx";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { paths } from "../../ui/paths.ts";
import { ChargingLocationDetails } from "../ChargingLocationDetails.tsx";
import { asPoint, type ChargingLocationPoint, chargingLocationId } from "../charging-location.ts";
import styles from "./LocationsMap.module.css";
import type { LocationRow } from "./location-fields.tsx";

interface LocationsMapProps {
	/** Everything that can be listed. */
	readonly rows: readonly LocationRow[];
	/** What is listed: it stands out. */
	readonly shown: readonly LocationRow[];
	/** The part of the map that is listed; null for all. */
	readonly area: MapArea | null;
	readonly onArea: (area: MapArea | null) => void;
	/** The row that the pointer or the keyboard is on, by its uuid. */
	readonly row: string | null;
	/** Called with the location that the pointer is on. */
	readonly onPointed: (uuid: string | null) => void;
}

/** The locations of a list on a map beside it, in step with its filters. The list can be kept to what the map shows. */
export default function LocationsMap({ rows, shown, area, onArea, row, onPointed }: LocationsMapProps) {
	const { map: settings } = useTenant();
	const { importSource } = settings;
	const [follows, setFollows] = useState(false);
	const standsOut = useMemo(() => new Set(shown), [shown]);
	const points = useMemo(
		() => rows.map((each) => ({ ...asPoint(each.location), opacity: standsOut.has(each) ? 1 : OPACITY.other })),
		[rows, standsOut],
	);
	// Without an area the map follows the filters. With one the list follows the map, which stays where it is.
	const [frame, setFrame] = useState<readonly Position[]>(() => (area === null ? [] : cornersOfArea(area)));
	useEffect(() => {
		if (area === null) setFrame(cornersOf(shown.map(({ location }) => location.coordinates)));
	}, [area, shown]);
	const pointed = row === null ? undefined : rows.find(({ key }) => key === row)?.location.coordinates;
	const details = useCallback(
		({ location }: ChargingLocationPoint) => (
			<>
				<ChargingLocationDetails location={location} importSource={importSource} />
				{location.meta.workflowUuid ? (
					<Link to={paths.realisation(location.meta.workflowUuid)}>
						{text("locations.process.of", { id: chargingLocationId(location) })}
					</Link>
				) : null}
			</>
		),
		[importSource],
	);
	const intoView = useRef<HTMLElement>(null);
	// On a narrow window it stands below a page of the list.
	useEffect(() => intoView.current?.scrollIntoView?.({ block: "nearest" }), []);
	return (
		<section ref={intoView} className={styles.map} aria-label={text("locations.beside")}>
			<BaseMap label={text("locations.beside")} settings={settings} preview>
				<FitBounds positions={frame} />
				<ViewAsArea area={area} follows={follows} label={text("locations.area.here")} onArea={onArea} />
				<PointLayer points={points} details={details} onPointed={onPointed} />
				{pointed ? <PointRing position={pointed} /> : null}
			</BaseMap>
			<div className={styles.area}>
				<label className={styles.follows}>
					<input
						type="checkbox"
						checked={follows}
						onChange={(event) => {
							setFollows(event.currentTarget.checked);
							if (!event.currentTarget.checked) onArea(null);
						}}
					/>
					{text("locations.area.follow")}
				</label>
				{area !== null && !follows ? (
					<PlainButton small onClick={() => onArea(null)}>
						{text("locations.area.clear")}
					</PlainButton>
				) : null}
				<p role="status" className={styles.said}>
					{area === null
						? ""
						: text(shown.length === 1 ? "locations.area.one" : "locations.area.other", { count: dutchNumber(shown.length) })}
				</p>
			</div>
		</section>
	);
}

function cornersOfArea({ south, west, north, east }: MapArea) {
	return [
		{ latitude: south, longitude: west },
		{ latitude: north, longitude: east },
	];
}
