interface Place {
	readonly latitude: number;
	readonly longitude: number;
}

/** Latitude beyond which nothing is drawn. */
export const mercatorEnd = 85.05;

/**
 * The position in Web Mercator (EPSG:3857) as fractions of the world from 0 to 1: x from the west, y from the north.
 */
export function mercator({ latitude, longitude }: Place): { readonly x: number; readonly y: number } {
	const sine = Math.sin((Math.max(-mercatorEnd, Math.min(mercatorEnd, latitude)) * Math.PI) / 180);
	return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The geographical position of a point in Web Mercator. */
export function fromMercator({ x, y }: { readonly x: number; readonly y: number }): Place {
	return { latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, longitude: (x - 0.5) * 360 };
}
