import { useEffect } from "react";
import { useMap } from "react-leaflet";

/** Words in the foot of the map: whose data it shows, as long as it shows it. */
export function Credit({ children }: { readonly children: string }) {
	const map = useMap();
	useEffect(() => {
		map.attributionControl?.addAttribution(children);
		return () => {
			map.attributionControl?.removeAttribution(children);
		};
	}, [map, children]);
	return null;
}
