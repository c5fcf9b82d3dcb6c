import { expect, type Locator, type Page } from "@playwright/test";

interface Parties {
	readonly municipality?: string;
	readonly cpo?: string;
	readonly gridOperator?: string;
}

/** The start of a process: its type, then its parties. */
export class StartPage {
	readonly page: Page;
	readonly card: Locator;
	readonly typeList: Locator;
	readonly ok: Locator;
	readonly create: Locator;

	constructor(page: Page) {
		this.page = page;
		this.card = page.getByRole("region", { name: "Start een nieuw realisatie proces" });
		this.typeList = this.card.getByLabel("Procestype");
		this.ok = this.card.getByRole("button", { name: "Ga verder", exact: true });
		this.create = page.getByRole("button", { name: "Start het proces" });
	}

	async open(): Promise<void> {
		await this.page.goto("/realisatie/nieuw");
		await expect(this.card).toBeVisible();
	}

	party(label: "Gemeente" | "CPO" | "Netbeheerder" | "Aannemer"): Locator {
		return this.page.getByRole("combobox", { name: new RegExp(`^${label}( \\(optioneel\\))?$`) });
	}

	async chooseParties({ municipality = "Arnhem", cpo = "Allego", gridOperator }: Parties = {}): Promise<void> {
		await this.party("Gemeente").selectOption({ label: municipality });
		await this.party("CPO").selectOption({ label: cpo });
		if (gridOperator !== undefined) await this.party("Netbeheerder").selectOption({ label: gridOperator });
	}
}
