import type { LeafletMouseEvent } from "leaflet";
import { type ReactNode, useMemo, useState } from "react";
import { Popup, useMap, useMapEvents } from "react-leaflet";
import { text } from "../texts/text.ts";
import { useMapLabel } from "./map-label.ts";
import type { MapPoint } from "./map-point.ts";
import { POPUP_OFFSET } from "./map-settings.ts";
import { symbolText } from "./map-symbols.ts";
import { PopupPages } from "./PopupPages.tsx";
import { pointPainter } from "./point-painter.ts";
import { useCanvasLayer } from "./use-canvas-layer.ts";

interface PointLayerProps<Point extends MapPoint> {
	readonly points: readonly Point[];
	/** Contents of the popup for one point. */
	readonly details: (point: Point, close: () => void) => ReactNode;
}

/** Thousands of points on one canvas. A click opens a popup with all points under it, one a page. */
export function PointLayer<Point extends MapPoint>({ points, details }: PointLayerProps<Point>) {
	const painter = useMemo(() => pointPainter(points), [points]);
	const [opened, setOpened] = useState<readonly string[]>([]);
	useCanvasLayer(painter.paint, "overlayPane");
	const map = useMap();
	const sayLabel = useMapLabel();
	const under = ({ latlng }: LeafletMouseEvent) => painter.at({ latitude: latlng.lat, longitude: latlng.lng }, map.getZoom());
	useMapEvents({
		click: (event) => {
			if (!event.originalEvent.ctrlKey && !event.originalEvent.metaKey) setOpened(under(event).map(({ uuid }) => uuid));
		},
		mousemove: (event) => {
			const points = under(event);
			map.getContainer().style.cursor = points.length > 0 ? "pointer" : "";
			sayLabel(labelOf(points));
		},
		mouseout: () => sayLabel(null),
	});
	const shown = opened.flatMap((uuid) => points.find((point) => point.uuid === uuid) ?? []);
	const [first] = shown;
	if (first === undefined) return null;
	const close = (): void => setOpened([]);
	return (
		<Popup
			key={opened.join()}
			position={[first.latitude, first.longitude]}
			offset={[0, POPUP_OFFSET]}
			minWidth={250}
			maxWidth={280}
			// Clear of the buttons in the corners.
			autoPanPaddingTopLeft={[10, 56]}
			autoPanPaddingBottomRight={[52, 10]}
			closeButton={false}
			closeOnClick={false}
			eventHandlers={{ remove: close }}
		>
			<PopupPages items={shown} onClose={close} render={(point) => details(point, close)} />
		</Popup>
	);
}

/** As many as a line holds; the popup names them all. */
const NAMED = 3;

/** "0202-118 (Gevalideerd), 0202-119 (Afgekeurd)"; null for no point. */
function labelOf(points: readonly MapPoint[]): string | null {
	if (points.length === 0) return null;
	const names = points.slice(0, NAMED).map(({ label, symbol }) => {
		const kind = symbolText(symbol);
		return kind === undefined ? label : text("map.label", { label, kind: text(kind) });
	});
	const others = points.length - names.length;
	return others > 0 ? text("map.label.more", { names: names.join(", "), others }) : names.join(", ");
}
