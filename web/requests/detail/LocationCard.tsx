import { Suspense, useCallback, useState } from "react";
import type { RequestRecord } from "../../../engine/index.ts";
import type { Position } from "../../map/map-settings.ts";
import { useRightsAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Card } from "../../ui/parts/Card.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { CoordinateEditor } from "./CoordinateEditor.tsx";
import styles from "./Coordinates.module.css";
import { GeocoderNotice } from "./GeocoderNotice.tsx";

/** The map is the heaviest part of the page, so it loads after the rest. */
const RequestMap = lazyPart(() => import("./RequestMap.tsx"));
/** Few tenants use it. */
const RequestMonitoring = lazyPart(() => import("./RequestMonitoring.tsx"));

interface LocationCardProps {
	readonly request: RequestRecord;
	readonly mayCorrect: boolean;
	/** May start the geocoder. */
	readonly mayStart: boolean;
}

/** Where the request is: on a map, and as coordinates for people who may correct them. */
export function LocationCard({ request, mayCorrect, mayStart }: LocationCardProps) {
	const { monitoring } = useTenant();
	const [typed, setTyped] = useState<Position | null>(null);
	const [placed, setPlaced] = useState<Position | null>(null);
	// Placing the pin twice at the same position counts twice: input typed in between gives way to the second.
	const place = useCallback((position: Position) => setPlaced({ ...position }), []);
	const follow = useCallback((place: Position | null) => setTyped(place), []);
	const { lat, lng } = request.coordinates;
	const stored = lat === null || lng === null ? null : { latitude: lat, longitude: lng };
	const monitored = useRightsAt(request.geographyCode).may("chargingpoints") && monitoring?.enabled === true;
	const position = mayCorrect ? (typed ?? stored) : stored;
	return (
		<Card inLandmark title={text("requestmap.card")}>
			<div className={styles.stack}>
				<GeocoderNotice request={request} mayStart={mayStart} mayCorrect={mayCorrect} />
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
