import { expect, type Locator, type Page, type Response } from "@playwright/test";

interface Value {
	readonly value: string | null;
	readonly label: string | null;
}
export interface AnsweredTable {
	readonly columns: readonly Value[];
	readonly rows: readonly { readonly of: readonly Value[]; readonly values: readonly (number | null)[] }[];
	readonly totals: readonly (number | null)[] | null;
}

const isReport = (answer: Response) => /\/api\/v1\/[^/]+\/reports\//.test(answer.url());

/**
 * A report as somebody reads it, along with the server's response, since other journeys change the figures meanwhile.
 */
export class ReportPage {
	readonly page: Page;

	constructor(page: Page) {
		this.page = page;
	}

	/** Opens a report's address and returns the tables in the response. */
	async open(path: string): Promise<readonly AnsweredTable[]> {
		return this.answered(() => this.page.goto(`/rapportage/${path}`));
	}

	async answered(act: () => Promise<unknown>): Promise<readonly AnsweredTable[]> {
		const coming = this.page.waitForResponse(isReport);
		await act();
		const { data } = (await (await coming).json()) as { data: { tables: readonly AnsweredTable[] } };
		return data.tables;
	}

	table(name: string | RegExp): Locator {
		return this.page.getByRole("table", { name });
	}

	/** Texts of the cells in every row of a table's body. */
	async cells(table: Locator): Promise<readonly (readonly string[])[]> {
		await expect(table.locator("tbody tr").first()).toBeVisible();
		return table
			.locator("tbody tr")
			.evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent?.trim() ?? "")));
	}

	async options(label: string): Promise<readonly string[]> {
		return this.page
			.getByLabel(label, { exact: true })
			.locator("option")
			.evaluateAll((options) => options.map((option) => option.textContent ?? ""));
	}
}

/** A number in Dutch notation. */
export const shown = (number: number | null, decimals = 0): string =>
	number === null ? "–" : number.toLocaleString("nl-NL", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
