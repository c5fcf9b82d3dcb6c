import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { proposalValues } from "./harness/process-walk.ts";

const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
] as const;

test("the past of a process is walked through by keyboard, compared, and changes nothing", async ({ as, prepare, api }) => {
	const started = await prepare.start();
	const spots = (number: number) => ({ ...proposalValues, ParkingSpots: { ...proposalValues.ParkingSpots, NumberOfParkingSpots: number } });
	const saved = await prepare.save(started, { as: "cpo", step: "1", target: "1", values: spots(2) });
	const { uuid, reference } = await prepare.save(saved, { as: "cpo", step: "1", complete: true, target: "2", values: spots(3) });
	const { synced } = await api.record(uuid);
	const page = await as("cpo");
	const writes: string[] = [];
	page.on("request", (request) => request.method() !== "GET" && request.url().includes(uuid) && writes.push(request.url()));
	await page.goto(`/realisatie/${uuid}/1`);
	await page.getByRole("link", { name: "Terugblik" }).click();
	await expect(page.getByRole("heading", { level: 1, name: `Terugblik op ${reference}` })).toBeVisible();

	const slider = page.getByRole("slider", { name: "Moment" });
	const form = page.getByRole("group", { name: /^Stap 1 Locatievoorstel .*\d{4}, \d\d:\d\d$/ });
	await slider.focus();
	await expect(form).toContainText(/Aantal parkeerplaatsen\s*3/);
	await page.keyboard.press("ArrowLeft");
	await expect(form).toContainText(/Aantal parkeerplaatsen\s*2/);
	await expect(page.getByText(/U kijkt terug: zo was het proces op /)).toBeVisible();
	await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
	await expect(page.getByRole("group", { name: "Gewijzigd in deze handeling" })).toContainText("Aantal parkeerplaatsen");

	await page.getByLabel("Vergelijk met").selectOption({ index: 2 });
	await expect(form).toHaveCount(2);
	await expect(form.first()).toContainText(/Aantal parkeerplaatsen\s*anders\s*2/);
	await expect(form.last()).toContainText(/Aantal parkeerplaatsen\s*anders\s*3/);
	for (const size of sizes) {
		await page.setViewportSize(size);
		await expectNoAxeViolations(page);
		const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect(over, `at ${size.width}`).toBeLessThanOrEqual(0);
	}
	await page.reload();
	await expect(form).toHaveCount(2);
	await page.getByRole("link", { name: "Naar het proces nu" }).click();
	await expect(page).toHaveURL(new RegExp(`/realisatie/${uuid}/2$`));
	expect(writes).toEqual([]);
	expect((await api.record(uuid)).synced).toBe(synced);
});
