import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { type Picture, readPicture } from "./png.ts";

/** A map with its bar and legend, within a part of the page. */
export class MapWidgets {
	readonly map: Locator;
	readonly expand: Locator;
	readonly style: Locator;
	readonly legend: Locator;
	private readonly page: Page;
	private readonly place: Locator;

	constructor(page: Page, place: Locator, name: string) {
		this.page = page;
		this.place = place;
		this.map = place.getByRole("application", { name });
		this.expand = place.getByRole("button", { name: "Vergroot de kaart" });
		this.style = place.getByRole("button", { name: /^Kaartstijl / });
		this.legend = place.getByRole("button", { name: "Legenda" });
	}

	/** Width divided by height. */
	async aspect(): Promise<number> {
		const { width, height } = await this.box();
		return width / height;
	}

	async box(): Promise<{ x: number; y: number; width: number; height: number }> {
		const box = await this.map.boundingBox();
		if (box === null) throw new Error("The map is not on the screen.");
		return box;
	}

	async download(): Promise<{ readonly name: string; readonly picture: Picture }> {
		const begun = this.page.waitForEvent("download");
		await this.place.getByRole("button", { name: "Download de kaart" }).click();
		const download = await begun;
		return { name: download.suggestedFilename(), picture: await readPicture(this.page, readFileSync(await download.path())) };
	}
}
