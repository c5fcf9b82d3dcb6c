import { lazy, Suspense } from "react";
import type { MapSettings } from "../map/map-settings.ts";
import { text } from "../texts/text.ts";
import { Skeletons } from "../ui/Skeletons.tsx";
import { addressOf, type LocationValue, positionOf } from "./location-value.ts";
import "../texts/areas/locations.ts";

/** The map is the heaviest part of a page, so it comes after the rest. */
const PlaceMap = lazy(() => import("./PlaceMap.tsx").then((module) => ({ default: module.PlaceMap })));

interface LocationMapProps {
	readonly value: LocationValue;
	readonly map: MapSettings;
	/** Name of the map for screen readers. */
	readonly label?: string;
	readonly alternative?: boolean;
	/** Metres across the circle; no circle when left out. */
	readonly diameter?: number;
}

/** A place on a map, to look at. Its room is kept until the map is there, so that nothing under it moves. */
export function LocationMap({ value, map, label, alternative = false, diameter }: LocationMapProps) {
	const position = positionOf(value);
	if (position === null) return <p>{text("location.none")}</p>;
	return (
		<Suspense fallback={<Skeletons heights={["map"]} label={text("form.map.loading")} />}>
			<PlaceMap
				position={position}
				settings={map}
				label={label ?? text("location.map")}
				title={text(alternative ? "location.pin.alternative" : "location.pin.selected", { address: addressOf(value) })}
				alternative={alternative}
				diameter={diameter}
			/>
		</Suspense>
	);
}
