/** How a canvas maps to the world: pixel = fraction of the world × `scale` − origin. */
export interface CanvasView {
	readonly zoom: number;
	/** Pixels of the whole world at this zoom. */
	readonly scale: number;
	readonly originX: number;
	readonly originY: number;
	/** Size in CSS pixels. */
	readonly width: number;
	readonly height: number;
}

export type Paint = (context: CanvasRenderingContext2D, view: CanvasView) => void;
