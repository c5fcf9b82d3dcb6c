import { expect, type Locator, type Page } from "@playwright/test";

const flowButtons = ["Vorige stap", "Volgende stap", "Opslaan", "Annuleren", "Corrigeren", "Wijzigen", "Afronden"] as const;
type FlowButton = (typeof flowButtons)[number];
type Reason = { readonly reason?: string; readonly comment?: string };

/** Longer than the interval within which the product counts clicks as one series (carried-over-click.ts). Milliseconds. */
const runMs = 700;
let lastCompleting = 0;

/** One step of one process, as a person works with it. */
export class StepScreen {
	readonly page: Page;
	readonly title: Locator;
	readonly header: Locator;
	/** The breadcrumbs: the list, the process's reference, its address and its status. */
	readonly crumb: Locator;
	readonly rail: Locator;
	readonly sidebar: Locator;
	readonly errorSummary: Locator;
	readonly dialog: Locator;

	constructor(page: Page) {
		this.page = page;
		this.title = page.getByRole("heading", { level: 1 });
		this.header = page.locator("main header").first();
		this.crumb = page.getByRole("navigation", { name: "Kruimelpad" }).locator("xpath=..");
		this.rail = page.getByRole("navigation", { name: "Stappen" });
		this.sidebar = page.getByRole("complementary", { name: "Over dit proces" });
		this.errorSummary = page.getByRole("region", { name: /^Controleer of alle velden \(juist\) zijn ingevuld\./ });
		this.dialog = page.getByRole("dialog").filter({ visible: true });
	}

	/** Opens a step, or the process at its current step. */
	async open(uuid: string, step?: string): Promise<void> {
		await this.page.goto(step === undefined ? `/realisatie/${uuid}` : `/realisatie/${uuid}/${step}`);
		await expect(this.rail).toBeVisible();
	}

	/** Code of the step in the address. */
	shownStep(): string {
		return new URL(this.page.url()).pathname.split("/")[3] ?? "";
	}

	async reference(): Promise<string> {
		return (await this.crumb.locator("[aria-current=page]").textContent())?.trim() ?? "";
	}

	async expectStep(code: string, label: string): Promise<void> {
		await expect(this.title).toHaveText(label);
		await expect(this.page).toHaveURL(new RegExp(`/${code}$`));
	}

	/** A flow button above the form; the same ones are below it. */
	button(name: FlowButton): Locator {
		return this.buttons(name).first();
	}

	buttons(name: FlowButton): Locator {
		return this.page.getByRole("main").getByRole("button", { name: new RegExp(`^${name}( Waarom\\?)?$`) });
	}

	/** Closes earlier notifications first, so that the next one is about this press. */
	async press(name: FlowButton): Promise<void> {
		await this.closeNotifications();
		const completes = name === "Volgende stap" || name === "Afronden";
		if (completes) await this.pause();
		await this.button(name).click();
		// Counted from the actual press: on a loaded machine that happens long after the call.
		if (completes) lastCompleting = Date.now();
	}

	/** A person looks at a step before completing it; presses in quicker succession count as one run. */
	private async pause(): Promise<void> {
		const since = Date.now() - lastCompleting;
		if (since < runMs) await this.page.waitForTimeout(runMs - since);
	}

	async closeNotifications(): Promise<void> {
		const open = this.page.getByRole("status").getByRole("button", { name: "Sluiten" });
		while ((await open.count()) > 0) {
			// It may also disappear by itself in the meantime.
			await open
				.first()
				.click({ timeout: 1000 })
				.catch(() => {});
		}
	}

	/** Expects exactly these flow buttons, each above and below the form. */
	async expectButtons(expected: readonly FlowButton[]): Promise<void> {
		for (const name of flowButtons) await expect(this.buttons(name), name).toHaveCount(expected.includes(name) ? 2 : 0);
	}

	/** A button that can't be used still responds, with the reason. */
	async askWhy(button: Locator): Promise<Locator> {
		await expect(button).toHaveAttribute("aria-disabled", "true");
		// Playwright considers aria-disabled elements disabled and won't click them; by keyboard they work.
		await button.focus();
		await button.press("Enter");
		return this.page.getByText("Waarom kan dit niet?").locator("xpath=..").filter({ visible: true });
	}

	field(label: string | RegExp): Locator {
		const found = this.page
			.getByRole("main")
			.locator("form")
			.getByLabel(typeof label === "string" ? labelled(label) : label);
		// A section is named by its heading, which may also be the name of a field.
		return found.and(this.page.locator("input, select, textarea"));
	}

	section(title: string): Locator {
		return this.page.locator("form").getByRole("region", { name: title, exact: true });
	}

	card(title: string): Locator {
		return this.sidebar.getByRole("group", { name: title, exact: true });
	}

	/** A fact in the step header, by its label. */
	fact(label: string): Locator {
		return factIn(this.header, label);
	}

	railStep(code: string): Locator {
		return this.rail.getByRole("listitem").filter({ hasText: `Stap ${code}:` });
	}

	/** One step in the rail, without its sub-steps: a link, or text if it was never started. */
	railEntry(code: string): Locator {
		return this.rail.locator("li > :is(a, span)").filter({ hasText: `Stap ${code}:` });
	}

	/** The smallest element that contains the text. */
	says(text: string | RegExp): Locator {
		return this.page.getByRole("main").getByText(text);
	}

	notification(text: string | RegExp): Locator {
		return this.page.getByRole("status").filter({ hasText: text }).first();
	}

	alert(text: string): Locator {
		return this.page.getByRole("alert").filter({ hasText: text }).first();
	}

	async expectSaved(text = "De informatie is opgeslagen"): Promise<void> {
		await expect(this.notification(text)).toBeVisible();
	}

	/** Fills in the dialog about on hold or cancelling. */
	async changeStatus(button: "Zet on hold" | "Annuleer" | "Hervat" | "Herstel", { reason, comment }: Reason = {}): Promise<void> {
		await this.card("Status").getByRole("button", { name: button }).click();
		if (reason !== undefined) await this.dialog.getByLabel("Reden", { exact: true }).selectOption({ label: reason });
		if (comment !== undefined) await this.dialog.getByLabel(/^Omschrijving/).fill(comment);
		await this.dialog.getByRole("button", { name: button, exact: true }).click();
	}
}

/** The whole label, with or without the word that marks a field as optional. */
function labelled(label: string): RegExp {
	return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}( \\(optioneel\\))?$`);
}

/** The text beside a term in a description list. */
export function factIn(place: Locator, label: string): Locator {
	return place
		.getByRole("term")
		.filter({ hasText: new RegExp(`^${label}:?$`) })
		.locator("xpath=following-sibling::dd[1]");
}
