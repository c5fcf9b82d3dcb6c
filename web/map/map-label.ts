import { createContext, useContext } from "react";

/** Shows in the bar below the map what the pointer is over; null for nothing. */
export const MapLabelContext = createContext<(label: string | null) => void>(() => {});

export function useMapLabel(): (label: string | null) => void {
	return useContext(MapLabelContext);
}
