const pair = /^\s{0,20}(-?\d{1,3}(?:\.\d{1,20})?)\s{0,20},\s{0,20}(-?\d{1,3}(?:\.\d{1,20})?)\s{0,20}$/;

/** Reads "52.37, 4.89", with or without the space, as pasted into one field; undefined when it is not such a pair on earth. */
export function parseCoordinates(text: string): { readonly latitude: number; readonly longitude: number } | undefined {
	const match = pair.exec(text);
	if (match === null) {
		return undefined;
	}
	const latitude = Number(match[1]);
	const longitude = Number(match[2]);
	return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
