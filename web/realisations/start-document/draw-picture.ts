import type { Picture } from "./build-start-document.ts";

/** Pixels: twice the printed size, to stay sharp. */
const mostPixels = 1200;
const jpegQuality = 0.85;

/**
 * Redraws a picture: upright, without camera metadata, no larger than needed for print, and in a format Word supports.
 * Throws if the file is not a picture.
 */
export async function drawPicture(file: Blob, type: Picture["type"]): Promise<Picture> {
	const address = URL.createObjectURL(file);
	try {
		const image = new Image();
		image.src = address;
		await image.decode();
		const { naturalWidth, naturalHeight } = image;
		// Vector images scale to any size; photographs are never enlarged.
		const scale = file.type === "image/svg+xml" ? 320 / naturalWidth : Math.min(1, mostPixels / Math.max(naturalWidth, naturalHeight));
		const canvas = document.createElement("canvas");
		canvas.width = Math.max(1, Math.round(naturalWidth * scale));
		canvas.height = Math.max(1, Math.round(naturalHeight * scale));
		const context = canvas.getContext("2d");
		if (type === "jpg" && context) {
			context.fillStyle = "#ffffff";
			context.fillRect(0, 0, canvas.width, canvas.height);
		}
		context?.drawImage(image, 0, 0, canvas.width, canvas.height);
		return await pictureOf(canvas, type);
	} finally {
		URL.revokeObjectURL(address);
	}
}

/** The contents of a canvas. Throws if they cannot be read. */
export async function pictureOf(canvas: HTMLCanvasElement, type: Picture["type"]): Promise<Picture> {
	const blob = await new Promise<Blob | null>((resolve) => {
		canvas.toBlob(resolve, type === "jpg" ? "image/jpeg" : "image/png", jpegQuality);
	});
	if (blob === null) throw new Error("the picture cannot be read");
	return { bytes: new Uint8Array(await blob.arrayBuffer()), type, width: canvas.width, height: canvas.height };
}
