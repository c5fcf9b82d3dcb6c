import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";

const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
] as const;

test("locations are listed and seen on the map together: each says where the other is, and the list follows the map", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/locaties?gemeente=0141");
	const results = page.getByText(/^[\d.]+ resultaten?$/);
	const count = async () => Number((await results.textContent())?.replace(/\D/g, ""));
	await expect(results).toBeVisible();
	const all = await count();
	await page.getByRole("button", { name: "Met kaart" }).click();
	const beside = page.getByRole("region", { name: "Laadlocaties op de kaart" });
	const map = beside.getByRole("application", { name: "Laadlocaties op de kaart" });
	await expect(map).toBeVisible();
	const rows = page.getByRole("table").getByRole("row");
	await expect(map.locator(".leaflet-overlay-pane path")).toHaveCount(0);
	await rows.nth(2).hover();
	await expect(map.locator(".leaflet-overlay-pane path")).toHaveCount(1);

	await beside.getByLabel("De lijst volgt de kaart").check();
	await expect(page).toHaveURL(/gebied=/);
	const closer = map.getByRole("button", { name: "Inzoomen" });
	const zoomed = page.url();
	await closer.click();
	await expect(page).not.toHaveURL(zoomed);
	// One zoom step closer, all of them may still be in view: the initial view is somewhat wider than needed.
	await closer.click();
	await expect.poll(count).toBeLessThan(all);
	const nearer = await count();
	await map.getByRole("button", { name: "Inzoomen" }).click();
	await expect.poll(count).toBeLessThan(nearer);
	const near = await count();
	await expect(beside.getByRole("status").filter({ hasText: "in dit gebied" })).toContainText(`${near} laadlocatie`);
	await page.reload();
	await expect.poll(count).toBe(near);
	for (const size of sizes) {
		await page.setViewportSize(size);
		await expectNoAxeViolations(page);
		const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect(over, `at ${size.width}`).toBeLessThanOrEqual(0);
	}
	await page.setViewportSize(sizes[0]);
	await beside.getByRole("button", { name: "Toon alle gebieden" }).click();
	await expect.poll(count).toBe(all);
});
