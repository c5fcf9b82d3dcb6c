import { useEffect } from "react";
import { useMap } from "react-leaflet";
import { prefersReducedMotion } from "./motion.ts";

/**
 * Manners of every map: a name for screen readers, the wheel scrolls the page until the map has the
 * focus, a map that was hidden or resized lays itself out again, and who asked for less movement sees it jump.
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
		if (!prefersReducedMotion()) return;
		// The kit slides on an arrow key and to make room for a popup, and can be told not to only each time.
		const slide = map.panBy.bind(map);
		map.panBy = (offset, options) => slide(offset, { ...options, animate: false });
	}, [map]);
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
