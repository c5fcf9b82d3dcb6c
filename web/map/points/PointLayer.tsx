import type { LeafletMouseEvent } from "leaflet";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useMap, useMapEvents } from "react-leaflet";
import { dutchNumber, symbolZoom } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { middleOf } from "../corners.ts";
import { useMapLabel } from "../map-label.ts";
import type { MapPoint } from "../map-point.ts";
import { LOCATION_ZOOM, type Position } from "../map-settings.ts";
import { symbolText } from "../map-symbols.ts";
import { useCanvasLayer } from "../use-canvas-layer.ts";
import styles from "./GroupHint.module.css";
import { PointPopup } from "./PointPopup.tsx";
import { PopupPages } from "./PopupPages.tsx";
import type { PointGroup } from "./point-groups.ts";
import { chosenIn, pointPainter } from "./point-painter.ts";

interface PointLayerProps<Point extends MapPoint> {
	readonly points: readonly Point[];
	/** Contents of the popup for one point. */
	readonly details: (point: Point, close: () => void) => ReactNode;
	/** Called with the uuid of the point under the pointer; null if there is none. */
	readonly onPointed?: (uuid: string | null) => void;
	/** The chosen points, by uuid: each has a ring, or the group that it is drawn in. */
	readonly chosen?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * Thousands of points on one canvas. A click opens a popup with all points under it, one per page; Enter does so for
 * the point nearest to the map's centre. At low zoom points are grouped; a click or Enter zooms in on a group.
 */
export function PointLayer<Point extends MapPoint>({ points, details, onPointed, chosen = none }: PointLayerProps<Point>) {
	const painter = useMemo(() => pointPainter(points), [points]);
	const [opened, setOpened] = useState<readonly string[]>([]);
	useCanvasLayer(
		useMemo(() => painter.paintChosen(chosen), [painter, chosen]),
		"overlayPane",
	);
	const map = useMap();
	const sayLabel = useMapLabel();
	const latest = useRef(chosen);
	latest.current = chosen;
	const open = useCallback((under: readonly MapPoint[]) => setOpened(under.map(({ uuid }) => uuid)), []);
	const comeNearer = useCallback(
		({ corners }: PointGroup) => {
			const box = corners.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
			const fits = map.getBoundsZoom(box, false);
			const zoom = Math.min(Math.max(Number.isFinite(fits) ? fits : LOCATION_ZOOM, map.getZoom() + 1), LOCATION_ZOOM);
			const { latitude, longitude } = middleOf(corners) ?? { latitude: 0, longitude: 0 };
			map.setView([latitude, longitude], zoom);
		},
		[map],
	);
	const under = ({ latlng }: LeafletMouseEvent) => painter.at({ latitude: latlng.lat, longitude: latlng.lng }, map.getZoom());
	const groupUnder = ({ latlng }: LeafletMouseEvent) => painter.groupAt({ latitude: latlng.lat, longitude: latlng.lng }, map.getZoom());
	useMapEvents({
		click: (event) => {
			if (event.originalEvent.ctrlKey || event.originalEvent.metaKey) return;
			const group = groupUnder(event);
			if (group) comeNearer(group);
			else open(under(event));
		},
		mousemove: (event) => {
			const [points, group] = [under(event), groupUnder(event)];
			map.getContainer().style.cursor = points.length > 0 || group ? "pointer" : "";
			sayLabel(group ? groupText(group, chosen) : labelOf(points));
			onPointed?.(points[0]?.uuid ?? null);
		},
		mouseout: () => {
			sayLabel(null);
			onPointed?.(null);
		},
	});
	useEffect(() => {
		const container = map.getContainer();
		const nearest = () => {
			const { lat, lng } = map.getCenter();
			const bounds = map.getBounds();
			const isInside = ({ latitude, longitude }: Position) => bounds.contains([latitude, longitude]);
			return painter.nearest({ latitude: lat, longitude: lng }, map.getZoom(), isInside);
		};
		const press = (event: KeyboardEvent): void => {
			if (event.key !== "Enter" || event.target !== container || event.defaultPrevented) return;
			const { point, group } = nearest();
			if (group) comeNearer(group);
			else if (point) open(painter.at(point, map.getZoom()));
			if (group || point) event.preventDefault();
		};
		// Tells keyboard users what Enter would open.
		const say = (): void => {
			if (document.activeElement !== container || !container.matches(":focus-visible")) return;
			const { point, group } = nearest();
			const label = group ? groupText(group, latest.current) : labelOf(point ? painter.at(point, map.getZoom()) : []);
			sayLabel(label === null ? null : text("map.enter", { label }));
		};
		const silence = (): void => sayLabel(null);
		container.setAttribute("aria-description", text("map.keyboard"));
		container.addEventListener("keydown", press);
		container.addEventListener("focus", say);
		container.addEventListener("blur", silence);
		map.on("moveend", say);
		return () => {
			container.removeAttribute("aria-description");
			container.removeEventListener("keydown", press);
			container.removeEventListener("focus", say);
			container.removeEventListener("blur", silence);
			map.off("moveend", say);
		};
	}, [map, painter, open, comeNearer, sayLabel]);
	const shown = opened.flatMap((uuid) => points.find((point) => point.uuid === uuid) ?? []);
	const [first] = shown;
	const close = useCallback((): void => setOpened([]), []);
	return (
		<>
			{points.length > 0 ? <GroupHint /> : null}
			{first === undefined ? null : (
				<PointPopup key={opened.join()} position={first} label={labelOf(shown) ?? ""} onClose={close}>
					{(leave) => <PopupPages items={shown} onClose={leave} render={(point) => details(point, leave)} />}
				</PointPopup>
			)}
		</>
	);
}

/** As many as fit on a line; the popup lists them all. */
const NAMED = 3;

/** E.g. "0202-118 (Gevalideerd), 0202-119 (Afgekeurd)"; null without points. */
function labelOf(points: readonly MapPoint[]): string | null {
	if (points.length === 0) return null;
	const names = points.slice(0, NAMED).map(({ label, symbol }) => {
		const kind = symbolText(symbol);
		return kind === undefined ? label : text("map.label", { label, kind });
	});
	const others = points.length - names.length;
	return others > 0 ? text("map.label.more", { names: names.join(", "), others }) : names.join(", ");
}

function groupText(group: PointGroup, chosen: ReadonlySet<string>): string {
	const { count } = group;
	const points = text(count === 1 ? "map.group.one" : "map.group.other", { count });
	const among = chosenIn(group, chosen);
	return among === 0 ? points : text("map.group.chosen", { points, chosen: dutchNumber(among) });
}

/** Explains the numbers while the map shows groups instead of points. */
function GroupHint() {
	const map = useMap();
	const [far, setFar] = useState(() => map.getZoom() < symbolZoom);
	useMapEvents({ zoomend: () => setFar(map.getZoom() < symbolZoom) });
	return (
		<p className={styles.hint} role="status">
			{far ? text("map.groups.hint") : ""}
		</p>
	);
}
