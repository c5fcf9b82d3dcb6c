import type { Locator, Page } from "@playwright/test";
import { factIn } from "./step-screen.ts";

/** The choice of a place: search, map, coordinates, charging locations nearby. */
export class LocationChoice {
	readonly place: Locator;
	readonly search: Locator;
	readonly map: Locator;
	readonly pinButton: Locator;
	private readonly page: Page;

	constructor(page: Page, title = "Locatie") {
		this.page = page;
		this.place = page.locator("form").getByRole("region", { name: title, exact: true });
		this.search = this.place.getByRole("combobox", { name: "Zoek op adres" });
		this.map = this.place.getByRole("application");
		this.pinButton = this.place.getByRole("button", { name: "Plaats pin in het midden" });
	}

	/** Types, waits for the results and takes the first. */
	async chooseAddress(text: string): Promise<void> {
		await this.search.fill(text);
		await this.place.getByRole("option").first().click();
	}

	/** Ctrl+clicks at a fraction of the map's width and height. */
	async ctrlClick(x: number, y: number): Promise<void> {
		const box = await this.map.boundingBox();
		if (box === null) throw new Error("The map is not on the screen.");
		await this.page.keyboard.down("Control");
		await this.map.click({ position: { x: box.width * x, y: box.height * y } });
		await this.page.keyboard.up("Control");
	}

	fact(label: string): Locator {
		return factIn(this.place, label);
	}

	field(label: string): Locator {
		return this.place.getByRole("textbox", { name: label, exact: true });
	}
}
