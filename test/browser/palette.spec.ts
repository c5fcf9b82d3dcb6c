import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { holdCalls } from "./harness/hold-calls.ts";
import { expect, test } from "./harness/journey.ts";
import { proposalValues } from "./harness/process-walk.ts";

/** Keys that finding and completing a step may take; what is typed to find it is free. */
const MOST_KEYS = 3;

test("a step is found and completed in three keys, and what the page allows is done by name", async ({ as, prepare, api }) => {
	const started = await prepare.start();
	const { uuid, reference } = await prepare.save(started, { as: "cpo", step: "1", target: "1", values: proposalValues });
	const page = await as("cpo");
	await page.goto("/vandaag");
	await expect(page.locator("[data-work]").first()).toBeFocused();
	let keys = 0;
	const press = async (key: string) => {
		keys += 1;
		await page.keyboard.press(key);
	};
	await press("Control+k");
	const box = page.getByRole("combobox", { name: "Referentie, adres, pagina of actie" });
	await expect(box).toBeFocused();
	await page.keyboard.type(reference);
	await press("Enter");
	await expect(page).toHaveURL(`/realisatie/${uuid}/1`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page.getByRole("button", { name: "Volgende stap" }).first()).toBeEnabled();
	await press("Control+Enter");
	await expect.poll(async () => (await api.record(uuid)).flow.activeStep).toBe("2");
	expect(keys).toBeLessThanOrEqual(MOST_KEYS);
	await expect(page.getByRole("heading", { level: 1, name: "Gemeente beoordeling" })).toBeVisible();

	for (const size of [
		{ width: 390, height: 844 },
		{ width: 1440, height: 900 },
	]) {
		await page.setViewportSize(size);
		await page.getByRole("button", { name: "Zoeken (Ctrl+K)" }).click();
		await expect(box).toBeFocused();
		await expect(page.getByRole("option", { name: /^Kopieer link naar/ })).toBeVisible();
		// While it fades in, elements do not have their own colours.
		await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
		await expectNoAxeViolations(page);
		await box.fill("on hold");
		await expect(page.getByRole("option", { name: `Zet ${reference} on hold` })).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("listbox")).toHaveAttribute("aria-busy", "false");
		await expectNoAxeViolations(page);
		await box.fill("arnhem");
		await expect(page.getByRole("group", { name: "Realisatieprocessen" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(box).toBeHidden();
	}
	// At once, without waiting for what is being closed.
	for (const key of ["Control+k", "Escape", "Control+k"]) await page.keyboard.press(key);
	await box.fill("on hold");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: /on hold/i })).toBeVisible();
});

test("what is typed before the search is there is searched for, not written in the page, however slow the line", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/realisatie");
	const field = page.getByRole("searchbox", { name: "Zoeken in de processen" });
	await field.focus();
	const release = await holdCalls(page, /\/assets\/.*\.js$/);
	await page.keyboard.press("Control+k");
	await expect(page.getByText("Zoeken wordt geladen")).toBeVisible();
	// Slower than anybody would expect the search to be.
	await page.keyboard.type("arnhem", { delay: 1_200 });
	release();
	await expect(page.getByRole("combobox", { name: "Referentie, adres, pagina of actie" })).toHaveValue("arnhem");
	await expect(field).toHaveValue("");
});
