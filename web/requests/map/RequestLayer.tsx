import { type ReactNode, useCallback, useMemo } from "react";
import type { AnyRequest } from "../../../engine/index.ts";
import type { MapPoint } from "../../map/map-point.ts";
import { PointLayer } from "../../map/points/PointLayer.tsx";
import { PlacedRequest } from "./PlacedRequest.tsx";
import { RequestPopup } from "./RequestPopup.tsx";
import type { RequestPoint } from "./request-points.ts";
import "../../texts/areas/map.ts";

interface RequestLayerProps<Other extends MapPoint> {
	readonly points: readonly RequestPoint[];
	/** Actions on a request in its popup: connect, disconnect, go to its process. */
	readonly actions?: (request: AnyRequest, close: () => void) => ReactNode;
	/** Other points on the same map. They share a layer, so that one popup pages through everything under a click. */
	readonly beside?: { readonly points: readonly Other[]; readonly details: (point: Other, close: () => void) => ReactNode };
}

/** Requests on a map, each with its circle and a popup that links to it. */
export function RequestLayer<Other extends MapPoint>({ points, actions, beside }: RequestLayerProps<Other>) {
	const all = useMemo<readonly (RequestPoint | Other)[]>(() => [...(beside?.points ?? []), ...points], [beside?.points, points]);
	const others = beside?.details;
	const details = useCallback(
		(point: RequestPoint | Other, close: () => void) =>
			isRequest(point) ? (
				<PlacedRequest point={point}>
					{(request) => (
						<RequestPopup request={request} kind={point.kind}>
							{actions?.(request, close)}
						</RequestPopup>
					)}
				</PlacedRequest>
			) : (
				others?.(point, close)
			),
		[actions, others],
	);
	return <PointLayer points={all} details={details} />;
}

function isRequest<Other extends MapPoint>(point: RequestPoint | Other): point is RequestPoint {
	return "request" in point && "kind" in point;
}
