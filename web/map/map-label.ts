import { createContext, useContext } from "react";

/** Says in the box under the map what the pointer is over; null: nothing. */
export const MapLabelContext = createContext<(label: string | null) => void>(() => {});

export function useMapLabel(): (label: string | null) => void {
	return useContext(MapLabelContext);
}
