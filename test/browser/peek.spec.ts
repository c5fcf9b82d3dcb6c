import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";

const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
] as const;

test("a process is read beside its list by keyboard alone; back closes it, Enter opens it", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/realisatie/actief");
	const rows = page.getByRole("table").locator("a[data-row]");
	await expect(rows.nth(2)).toBeVisible();
	const panel = page.getByRole("region", { name: /naast de lijst$/ });
	await page.keyboard.press("j");
	await expect(rows.nth(0)).toBeFocused();
	await page.keyboard.press("Space");
	await expect(panel).toHaveAccessibleName(`${await rows.nth(0).textContent()} naast de lijst`);
	await page.keyboard.press("ArrowDown");
	await expect(rows.nth(1)).toBeFocused();
	await expect(panel).toHaveAccessibleName(`${await rows.nth(1).textContent()} naast de lijst`);
	await expect(panel.getByRole("heading", { name: "Laatste opmerkingen" })).toBeVisible();
	await expect(panel.getByRole("heading", { name: "Aan zet" })).toBeVisible();
	for (const size of sizes) {
		await page.setViewportSize(size);
		await expectNoAxeViolations(page);
		const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect(over, `at ${size.width}`).toBeLessThanOrEqual(0);
		if (process.env.PEEK_PICTURES) await page.screenshot({ path: `${process.env.PEEK_PICTURES}/${size.width}.png` });
	}
	await page.setViewportSize(sizes[0]);
	await page.goBack();
	await expect(panel).toBeHidden();
	await expect(page).toHaveURL(/\/realisatie\/actief$/);
	await page.goForward();
	await expect(panel).toBeVisible();
	await page.reload();
	await expect(panel).toBeVisible();
	const to = await rows.nth(1).getAttribute("href");
	await rows.nth(1).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`${to}`));
});

test("on a phone a request is read in a sheet, and the next one from there", async ({ as }) => {
	const page = await as("cpo", { viewport: sizes[1] });
	await page.goto("/aanvragen");
	const rows = page.getByRole("table").locator("a[data-row]");
	await expect(rows.nth(1)).toBeVisible();
	await page
		.getByRole("button", { name: /^Bekijk .* naast de lijst$/ })
		.first()
		.click();
	const panel = page.getByRole("region", { name: /naast de lijst$/ });
	await expect(panel).toHaveAccessibleName(`${await rows.nth(0).textContent()} naast de lijst`);
	await panel.getByRole("button", { name: "Volgende" }).click();
	await expect(panel).toHaveAccessibleName(`${await rows.nth(1).textContent()} naast de lijst`);
	await expect(panel.getByRole("heading", { name: "Laatste opmerkingen" })).toBeVisible();
	await expectNoAxeViolations(page);
	if (process.env.PEEK_PICTURES) await page.screenshot({ path: `${process.env.PEEK_PICTURES}/request.png` });
	await panel.getByRole("button", { name: "Sluit" }).click();
	await expect(panel).toBeHidden();
	await expect(rows.nth(1)).toBeFocused();
});
