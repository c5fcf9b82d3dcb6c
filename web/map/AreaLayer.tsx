import { useMemo } from "react";
import { type Areas, areaPainter } from "./area-layer.ts";
import { useCanvasLayer } from "./use-canvas-layer.ts";

/** Areas beneath the points of a map. */
export function AreaLayer({ areas }: { readonly areas: Areas }) {
	// Above any background and below all points.
	useCanvasLayer(
		useMemo(() => areaPainter(areas), [areas]),
		"overlayPane",
		true,
	);
	return null;
}
