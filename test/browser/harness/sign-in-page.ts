import type { Browser, Locator, Page } from "@playwright/test";
import { demoPassword, type PersonName, people } from "./demo-accounts.ts";
import { tourSeen } from "./tour-seen.ts";

/** The sign-in page of the embedded provider. */
export class SignInPage {
	readonly heading: Locator;
	readonly email: Locator;
	readonly password: Locator;
	readonly submit: Locator;
	private readonly page: Page;

	constructor(page: Page) {
		this.page = page;
		this.heading = page.getByRole("heading", { name: "Aanmelden", level: 1 });
		this.email = page.getByRole("textbox", { name: "E-mailadres" });
		this.password = page.getByRole("textbox", { name: "Wachtwoord" });
		this.submit = page.getByRole("button", { name: "Aanmelden", exact: true });
	}

	/** From anywhere: opens the product and signs in with the listed account. */
	async signIn(person: PersonName, path = "/"): Promise<void> {
		await this.page.goto(path);
		await this.chooseAccount(person);
	}

	/** On the sign-in page already. */
	async chooseAccount(person: PersonName): Promise<void> {
		await this.chooseAddress(people[person].email);
	}

	/** Any listed account, of any tenant. */
	async chooseAddress(email: string): Promise<void> {
		await this.page.getByRole("button", { name: `(${email})` }).click();
		await this.page.waitForURL((url) => !url.pathname.startsWith("/oidc") && url.pathname !== "/aangemeld");
	}

	async typeAccount(person: PersonName): Promise<void> {
		await this.email.fill(people[person].email);
		await this.password.fill(demoPassword);
		await this.submit.click();
	}
}

/** A separate browser in which somebody is signed in to the test's own server. `path`: the first page. */
export async function signedInAt(browser: Browser, url: string, email: string, path = "/"): Promise<Page> {
	const context = await browser.newContext();
	await tourSeen(context);
	const page = await context.newPage();
	await page.goto(url + path);
	await new SignInPage(page).chooseAddress(email);
	return page;
}
