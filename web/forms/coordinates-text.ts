const PAIR = /^\s*([+-]?\d{1,3}(?:\.\d+)?)\s*[,;]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/;

/** Latitude and longitude out of a pasted 'lat, lng' (with or without the space), or null when it is something else. */
export function coordinatesOfText(text: string): { latitude: number; longitude: number } | null {
	const match = PAIR.exec(text);
	if (!match) return null;
	const latitude = Number(match[1]);
	const longitude = Number(match[2]);
	return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
