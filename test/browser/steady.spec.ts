import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

/** A section of a form, with every position in the page at which it began, in pixels. */
type Places = [title: string, tops: number[]][];

/** Records where each section of the form begins, from the first drawing on. */
function notePlaces(): void {
	const places = new Map<Element, [title: string, tops: number[]]>();
	Object.assign(globalThis, { places: () => [...places.values()] });
	const look = () => {
		for (const section of document.querySelectorAll("main form section")) {
			const { top, height } = section.getBoundingClientRect();
			const [title, tops] = places.get(section) ?? [section.querySelector("h2")?.textContent ?? "", []];
			const place = Math.round(top + scrollY);
			if (height > 0 && tops.at(-1) !== place) places.set(section, [title, [...tops, place]]);
		}
		requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
}

test("a step stays where it was first drawn while its maps, files, notices and forecast arrive", async ({ as, prepare }) => {
	for (const [until, code, person] of [
		["2", "1", "cpo"],
		["2", "2", "arnhem"],
		["6", "6", "cpo"],
	] as const) {
		const { uuid } = await prepare.walk({ until });
		const screen = new StepScreen(await as(person));
		const { page } = screen;
		await page.addInitScript(notePlaces);
		await screen.open(uuid, code);
		await expect(page.locator("main form section").first()).toBeVisible();
		await expect(page.locator("[data-loading]")).toHaveCount(0);
		await page.waitForLoadState("networkidle");
		const places = await page.evaluate(() => (globalThis as unknown as { places: () => Places }).places());
		expect(places.length).toBeGreaterThan(0);
		// Less than a line of text, or half of the smallest button.
		const moved = places.filter(([, tops]) => Math.max(...tops) - Math.min(...tops) > 18);
		expect(moved, `sections of step ${code} that moved`).toEqual([]);
	}
});
