import { BaseMap } from "../map/BaseMap.tsx";
import type { MapSettings, Position } from "../map/map-settings.ts";
import { Pin } from "../map/Pin.tsx";
import { RadiusCircle } from "../map/RadiusCircle.tsx";

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
}

/** One place on a map. Fetched by `LocationMap` when there is a place to show. */
export function PlaceMap({ position, settings, label, title, alternative, diameter }: PlaceMapProps) {
	return (
		<BaseMap label={label} settings={settings} position={position} preview>
			{diameter === undefined ? null : <RadiusCircle position={position} diameter={diameter} />}
			<Pin position={position} symbol={alternative ? "alternative" : "selected"} title={title} />
		</BaseMap>
	);
}
