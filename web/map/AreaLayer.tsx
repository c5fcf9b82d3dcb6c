import { useMemo } from "react";
import { type Areas, areaPainter } from "./area-layer.ts";
import { useCanvasLayer } from "./use-canvas-layer.ts";

/** Areas under the points of a map. */
export function AreaLayer({ areas }: { readonly areas: Areas }) {
	// Above the background, whichever it is, and below every point.
	useCanvasLayer(
		useMemo(() => areaPainter(areas), [areas]),
		"overlayPane",
	);
	return null;
}
