import { useEffect } from "react";
import { useMap } from "react-leaflet";

/** An attribution in the map's footer for as long as the component is mounted. */
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
