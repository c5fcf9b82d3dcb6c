import type { Picture } from "./build-start-document.ts";

/** Pixels: twice what stands on paper, so that it is sharp there. */
const mostPixels = 1200;
const jpegQuality = 0.85;

/**
 * A picture as the browser sees it, drawn anew: turned as it should be, without what a camera writes along, no larger
 * than paper needs, and in a form that Word knows. Throws for what is no picture.
 */
export async function drawnPicture(file: Blob, type: Picture["type"]): Promise<Picture> {
	const address = URL.createObjectURL(file);
	try {
		const image = new Image();
		image.src = address;
		await image.decode();
		const { naturalWidth, naturalHeight } = image;
		// A drawing of lines has any size; of a photograph no more is made than there is.
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

/** What is on a canvas. Throws when it cannot be read. */
export async function pictureOf(canvas: HTMLCanvasElement, type: Picture["type"]): Promise<Picture> {
	const blob = await new Promise<Blob | null>((resolve) => {
		canvas.toBlob(resolve, type === "jpg" ? "image/jpeg" : "image/png", jpegQuality);
	});
	if (blob === null) throw new Error("the picture cannot be read");
	return { bytes: new Uint8Array(await blob.arrayBuffer()), type, width: canvas.width, height: canvas.height };
}
