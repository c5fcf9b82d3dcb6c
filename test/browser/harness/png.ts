import type { Page } from "@playwright/test";

export interface Picture {
	readonly width: number;
	readonly height: number;
	/** Number of different colours. */
	readonly colors: number;
	/** Colour as "r,g,b" of the pixel beside the letter of a pin in the centre. */
	readonly pin: string;
}

/** Decodes a picture in the browser. */
export function readPicture(page: Page, bytes: Buffer): Promise<Picture> {
	return page.evaluate(async (base64) => {
		const image = new Image();
		image.src = `data:image/png;base64,${base64}`;
		await image.decode();
		const canvas = document.createElement("canvas");
		[canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
		const context = canvas.getContext("2d");
		if (context === null) throw new Error("This browser gives no canvas.");
		context.drawImage(image, 0, 0);
		const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
		const colorAt = (place: number) => `${data[place]},${data[place + 1]},${data[place + 2]}`;
		const colors = new Set<string>();
		for (let place = 0; place < data.length; place += 4) colors.add(colorAt(place));
		// A pin is 30 wide and 40 high, with its tip on the place.
		const pin = colorAt(4 * ((Math.round(canvas.height / 2) - 25) * canvas.width + Math.round(canvas.width / 2) + 9));
		return { width: canvas.width, height: canvas.height, colors: colors.size, pin };
	}, bytes.toString("base64"));
}
