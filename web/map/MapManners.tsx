import { useEffect } from "react";
import { useMap } from "react-leaflet";

/**
 * Manners of every map: a name for screen readers, the wheel scrolls the page until the map has the
 * focus, and a map that was hidden or resized lays itself out again.
 */
export function MapManners({ label }: { readonly label: string }) {
	const map = useMap();
	useEffect(() => {
		const container = map.getContainer();
		container.setAttribute("role", "application");
		container.setAttribute("aria-roledescription", "kaart");
		container.setAttribute("aria-label", label);
	}, [map, label]);
	useEffect(() => {
		const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }));
		observer.observe(map.getContainer());
		return () => observer.disconnect();
	}, [map]);
	useEffect(() => {
		const container = map.getContainer();
		const enable = (): void => void map.scrollWheelZoom.enable();
		const disable = (): void => void map.scrollWheelZoom.disable();
		container.addEventListener("focusin", enable);
		container.addEventListener("focusout", disable);
		return () => {
			container.removeEventListener("focusin", enable);
			container.removeEventListener("focusout", disable);
		};
	}, [map]);
	return null;
}
