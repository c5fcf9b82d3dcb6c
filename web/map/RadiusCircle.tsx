import { Circle } from "react-leaflet";
import type { Position } from "./map-settings.ts";

/** A circle around a position; diameter in metres. */
export function RadiusCircle({ position, diameter }: { readonly position: Position; readonly diameter: number }) {
	return (
		<Circle
			center={[position.latitude, position.longitude]}
			radius={diameter / 2}
			pathOptions={{ color: "#0b57d0", weight: 2, fillColor: "#0b57d0", fillOpacity: 0.08, interactive: false }}
			interactive={false}
		/>
	);
}
