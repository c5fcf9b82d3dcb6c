import { useEffect, useRef } from "react";
import { useMap } from "react-leaflet";
import { CanvasLayer } from "./canvas-layer.ts";
import type { Paint } from "./canvas-view.ts";

/**
 * Keeps a canvas over the map while the component is mounted, and repaints when `paint` changes. A canvas that is part
 * of the ground turns dark with the screen.
 */
export function useCanvasLayer(paint: Paint, pane: string, isGround = false): void {
	const map = useMap();
	const latest = useRef(paint);
	const layer = useRef<CanvasLayer | null>(null);
	useEffect(() => {
		const added = new CanvasLayer((context, view) => latest.current(context, view), pane, isGround);
		layer.current = added;
		added.addTo(map);
		return () => {
			layer.current = null;
			added.remove();
		};
	}, [map, pane, isGround]);
	useEffect(() => {
		latest.current = paint;
		layer.current?.repaint();
	}, [paint]);
}
