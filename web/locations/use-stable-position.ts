import { useRef } from "react";
import type { Position } from "../map/map-settings.ts";

/** Returns the same object for as long as the coordinates stay the same. */
export function useStablePosition<Place extends Position | null>(position: Place): Place {
	const kept = useRef(position);
	const { current } = kept;
	if (current?.latitude !== position?.latitude || current?.longitude !== position?.longitude) kept.current = position;
	return kept.current;
}
