import { BaseMap } from "../map/BaseMap.tsx";
import type { MapSettings } from "../map/map-settings.ts";
import { Pin } from "../map/Pin.tsx";
import { RadiusCircle } from "../map/RadiusCircle.tsx";
import { text } from "../texts/text.ts";
import { addressOf, type LocationValue, positionOf } from "./location-value.ts";
import "../texts/areas/locations.ts";

interface LocationMapProps {
	readonly value: LocationValue;
	readonly map: MapSettings;
	/** Name of the map for screen readers. */
	readonly label?: string;
	readonly alternative?: boolean;
	/** Metres across the circle; no circle when left out. */
	readonly diameter?: number;
}

/** A place on a map, to look at. */
export function LocationMap({ value, map, label, alternative = false, diameter }: LocationMapProps) {
	const position = positionOf(value);
	if (position === null) return <p>{text("location.none")}</p>;
	const title = text(alternative ? "location.pin.alternative" : "location.pin.selected", { address: addressOf(value) });
	return (
		<BaseMap label={label ?? text("location.map")} settings={map} position={position} preview>
			{diameter === undefined ? null : <RadiusCircle position={position} diameter={diameter} />}
			<Pin position={position} symbol={alternative ? "alternative" : "selected"} title={title} />
		</BaseMap>
	);
}
