import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

/** The first process in the list that is at this step. */
async function openFirst(page: Page, step: string): Promise<StepScreen> {
	await page.goto(`/realisatie/actief?stap=${step}`);
	await page.getByRole("table").getByRole("link").first().click();
	await expect(page.getByRole("main").locator("form").first()).toBeVisible();
	return new StepScreen(page);
}

async function pressByKey(button: Locator): Promise<void> {
	await button.focus();
	await button.press("Enter");
}

/** Only a real browser takes the focus from a button that is disabled for a while. */
test("somebody who works by keyboard is still where they were after a save, a correction and its end", async ({ as }) => {
	const page = await as("cpo");
	const screen = await openFirst(page, "6");
	await page.getByRole("textbox", { name: "Contractdatum netbeheerder (optioneel)" }).fill("1-12-2026");
	const inHeader = (name: string) => screen.header.getByRole("button", { name, exact: true });
	await pressByKey(inHeader("Opslaan"));
	await screen.expectSaved();
	await expect(inHeader("Opslaan")).toBeFocused();
	await page.goto(page.url().replace(/\/6$/, "/5"));
	await pressByKey(inHeader("Corrigeren"));
	await expect(inHeader("Annuleren")).toBeFocused();
	await inHeader("Annuleren").press("Enter");
	await expect(inHeader("Corrigeren")).toBeFocused();
});

test("the focus stays in a list that administrators keep when its last added entry goes, and when all is saved", async ({ asAccount }) => {
	const page = await asAccount("beheerder@rvb.example");
	await page.goto("/beheer/pids");
	const added = page.getByLabel("Nieuwe PID");
	await added.fill("PID van even");
	await added.press("Enter");
	await pressByKey(page.getByRole("button", { name: /^Verwijder PID van even/ }));
	await expect(added).toBeFocused();
	await added.fill("PID van langer");
	await added.press("Enter");
	await pressByKey(page.getByRole("main").getByRole("button", { name: "Opslaan", exact: true }));
	await expect(page.getByText("De wijzigingen zijn opgeslagen")).toBeVisible();
	await expect(added).toBeFocused();
});
