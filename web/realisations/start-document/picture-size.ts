/** Widest a picture stands in the document, in pixels of 1/96 inch. */
export const maxPictureWidth = 600;

interface Size {
	readonly width: number;
	readonly height: number;
}

/** Highest, so that a picture with its caption stays on one page. */
const maxPictureHeight = 800;

/** The size a picture stands in: never larger than it is, at most 600 wide, its proportions kept. */
export function pictureSize({ width, height }: Size): Size {
	const scale = Math.min(1, maxPictureWidth / width, maxPictureHeight / height);
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
