import { useRef } from "react";
import type { Position } from "../map/map-settings.ts";

/** The same object as long as it is the same place. */
export function useSamePosition<Place extends Position | null>(position: Place): Place {
	const kept = useRef(position);
	const { current } = kept;
	if (current?.latitude !== position?.latitude || current?.longitude !== position?.longitude) kept.current = position;
	return kept.current;
}
