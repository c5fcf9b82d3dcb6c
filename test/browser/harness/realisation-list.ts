import { expect, type Locator, type Page } from "@playwright/test";

/** The list of processes. */
export class RealisationList {
	readonly page: Page;
	readonly search: Locator;
	readonly rows: Locator;
	readonly count: Locator;

	constructor(page: Page) {
		this.page = page;
		this.search = page.getByRole("searchbox", { name: "Zoeken in de processen" });
		this.rows = page.getByRole("table").locator("tbody tr");
		this.count = page.getByRole("status").filter({ hasText: /\d+ resulta(at|ten)/ });
	}

	async open(filter = "actief"): Promise<void> {
		await this.page.goto(`/realisatie/${filter}`);
		await expect(this.page.getByRole("heading", { name: "Realisatieprocessen", level: 1 })).toBeVisible();
		// The heading is there while the page is still loading, in a frame that is then replaced.
		await expect(this.search).toBeVisible();
	}

	category(label: string): Locator {
		return this.page.getByRole("navigation", { name: "Categorie" }).getByRole("link", { name: new RegExp(`^${label}\\b`) });
	}

	row(reference: string): Locator {
		return this.rows.filter({ hasText: reference });
	}

	/** Searches for one process by its reference. */
	async find(reference: string): Promise<void> {
		await this.search.fill(reference);
	}
}
