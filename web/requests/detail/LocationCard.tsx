import { lazy, Suspense, useCallback, useState } from "react";
import type { RequestRecord } from "../../../engine/index.ts";
import type { Position } from "../../map/map-settings.ts";
import { useAccessAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { CoordinateEditor } from "./CoordinateEditor.tsx";
import styles from "./Coordinates.module.css";
import { GeocoderNotice } from "./GeocoderNotice.tsx";

/** The map is the heaviest part of the page, so it comes after the rest. */
const RequestMap = lazy(() => import("./RequestMap.tsx"));
/** Few tenants have it. */
const RequestMonitoring = lazy(() => import("./RequestMonitoring.tsx"));

interface LocationCardProps {
	readonly request: RequestRecord;
	readonly mayCorrect: boolean;
	/** May have its place looked up. */
	readonly mayStart: boolean;
}

/** Where the request is: on a map, and in figures for who may correct them. */
export function LocationCard({ request, mayCorrect, mayStart }: LocationCardProps) {
	const { monitoring } = useTenant();
	const [typed, setTyped] = useState<Position | null>(null);
	const [placed, setPlaced] = useState<Position | null>(null);
	// Twice the same place is two acts: what was typed in between gives way to the second.
	const place = useCallback((position: Position) => setPlaced({ ...position }), []);
	const follow = useCallback((place: Position | null) => setTyped(place), []);
	const { lat, lng } = request.coordinates;
	const stored = lat === null || lng === null ? null : { latitude: lat, longitude: lng };
	const monitored = useAccessAt("chargingpoints", request.geographyCode) && monitoring?.enabled === true;
	const position = mayCorrect ? (typed ?? stored) : stored;
	return (
		<Card inLandmark title={text("requestmap.card")}>
			<div className={styles.stack}>
				<GeocoderNotice request={request} mayStart={mayStart} />
				<Suspense fallback={<Skeletons heights={["map"]} label={text("requestmap.loading")} />}>
					<RequestMap request={request} position={position} onPlace={mayCorrect ? place : null} />
				</Suspense>
				{monitored && stored ? (
					<Suspense fallback={null}>
						<RequestMonitoring request={request} position={stored} />
					</Suspense>
				) : null}
				{mayCorrect ? <CoordinateEditor request={request} placed={placed} onPlace={follow} /> : null}
			</div>
		</Card>
	);
}
