import { DomUtil, Layer, type LeafletEventHandlerFn, type Map as LeafletMap, type ZoomAnimEvent } from "leaflet";
import type { Paint } from "./canvas-view.ts";

/** Share of the map's size painted beyond each edge, so that a short pan shows no blank border. */
const MARGIN = 0.25;
const TILE_PIXELS = 256;

/**
 * A hand-painted canvas over the map. Panning only moves the canvas; it is repainted when the map comes to rest, so ten
 * thousand points cost no more than one picture while moving.
 */
export class CanvasLayer extends Layer {
	readonly #paint: Paint;
	readonly #pane: string;
	readonly #canvas = document.createElement("canvas");
	#frame = 0;

	constructor(paint: Paint, pane: string, isGround = false) {
		super();
		this.#paint = paint;
		this.#pane = pane;
		if (isGround) DomUtil.addClass(this.#canvas, "map-ground");
		// Purely visual: callers that show points here offer them as a list as well.
		this.#canvas.setAttribute("aria-hidden", "true");
		DomUtil.addClass(this.#canvas, "leaflet-zoom-animated");
	}

	override onAdd(map: LeafletMap): this {
		map.getPane(this.#pane)?.append(this.#canvas);
		this.#repaint(map);
		return this;
	}

	override onRemove(): this {
		cancelAnimationFrame(this.#frame);
		this.#canvas.remove();
		return this;
	}

	override getEvents(): { [name: string]: LeafletEventHandlerFn } {
		const repaint = (): void => this.repaint();
		return {
			moveend: repaint,
			zoom: repaint,
			viewreset: repaint,
			resize: repaint,
			zoomanim: (event) => this.#animate(event as ZoomAnimEvent),
		};
	}

	/** Repaints before the next frame; several calls within a frame are combined. */
	repaint(): void {
		cancelAnimationFrame(this.#frame);
		this.#frame = requestAnimationFrame(() => {
			const map = this._map as LeafletMap | undefined | null;
			if (map) this.#repaint(map);
		});
	}

	#repaint(map: LeafletMap): void {
		const size = map.getSize();
		const margin = size.multiplyBy(MARGIN).ceil();
		const topLeft = map.containerPointToLayerPoint(margin.multiplyBy(-1));
		const [width, height] = [size.x + 2 * margin.x, size.y + 2 * margin.y];
		const density = globalThis.devicePixelRatio || 1;
		if (width === 0 || height === 0) return;
		const context = this.#canvas.getContext("2d");
		if (context === null) return;
		if (this.#canvas.width !== Math.round(width * density) || this.#canvas.height !== Math.round(height * density)) {
			this.#canvas.width = Math.round(width * density);
			this.#canvas.height = Math.round(height * density);
			this.#canvas.style.width = `${width}px`;
			this.#canvas.style.height = `${height}px`;
		}
		DomUtil.setTransform(this.#canvas, topLeft, 1);
		DomUtil.setPosition(this.#canvas, topLeft);
		context.setTransform(density, 0, 0, density, 0, 0);
		context.clearRect(0, 0, width, height);
		const origin = map.getPixelOrigin().add(topLeft);
		const zoom = map.getZoom();
		this.#paint(context, { zoom, scale: TILE_PIXELS * 2 ** zoom, originX: origin.x, originY: origin.y, width, height });
	}

	/** Follows the zoom animation by scaling the last picture, which is repainted sharply when it ends. */
	#animate({ center, zoom }: ZoomAnimEvent): void {
		const map = this._map;
		const corner = map.layerPointToLatLng(DomUtil.getPosition(this.#canvas));
		const pane = map.getPane("mapPane");
		const shift = pane ? DomUtil.getPosition(pane) : map.getSize().multiplyBy(0);
		const newOrigin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(shift).round();
		DomUtil.setTransform(this.#canvas, map.project(corner, zoom).subtract(newOrigin), map.getZoomScale(zoom, map.getZoom()));
	}
}
