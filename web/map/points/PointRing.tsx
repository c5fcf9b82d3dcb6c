import { CircleMarker } from "react-leaflet";
import type { Position } from "../map-settings.ts";

/** A ring around a point that something elsewhere on the page is about. */
export function PointRing({ position }: { readonly position: Position }) {
	return (
		<CircleMarker
			center={[position.latitude, position.longitude]}
			radius={17}
			pathOptions={{ color: "#0b57d0", weight: 4, fill: false }}
			interactive={false}
		/>
	);
}
