import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Folder for screenshots of every screen the journeys visit, for people to look at; none if not set. */
const folder = process.env.JOURNEY_PICTURES;

const WIDTHS = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
];

export async function takePictures(page: Page, name: string): Promise<void> {
	const present = page.viewportSize();
	if (folder === undefined || present === null) return;
	for (const size of WIDTHS) {
		await page.setViewportSize(size);
		await page.screenshot({ path: join(folder, `${name}-${size.width}.png`), fullPage: true });
	}
	await page.setViewportSize(present);
}
