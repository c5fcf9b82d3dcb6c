import { expect, type Locator, type Page } from "@playwright/test";

/** `/aanvragen/{uuid}`. */
export class RequestPage {
	readonly page: Page;
	readonly judgement: Locator;
	readonly location: Locator;
	readonly process: Locator;
	readonly confirm: Locator;

	constructor(page: Page) {
		this.page = page;
		this.judgement = page.getByRole("group", { name: "Beoordeling" });
		this.location = page.getByRole("group", { name: "Locatie" });
		this.process = page.getByRole("group", { name: "Realisatieproces" });
		this.confirm = this.judgement.getByRole("button", { name: /^Bevestig het oordeel/ });
	}

	async open({ uuid, ref }: { readonly uuid: string; readonly ref: string }): Promise<void> {
		await this.page.goto(`/aanvragen/${uuid}`);
		await this.expectRequest(ref);
	}

	async expectRequest(ref: string): Promise<void> {
		await expect(this.page.getByRole("heading", { level: 1, name: ref })).toBeVisible();
	}

	async choose(status: "Geaccepteerd" | "Afgewezen" | "Bevestigen het verwijderen"): Promise<void> {
		await this.judgement.getByRole("radio", { name: status }).check();
	}

	async reject(reason: string, words?: string): Promise<void> {
		await this.choose("Afgewezen");
		await this.judgement.getByRole("combobox", { name: "Reden" }).selectOption({ label: reason });
		if (words !== undefined) await this.judgement.getByRole("textbox", { name: "Toelichting" }).fill(words);
	}

	/** The status pill beside the address. */
	status(word: string): Locator {
		return this.page.locator("main").getByText(word, { exact: true }).first();
	}
}
