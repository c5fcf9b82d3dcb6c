import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("a field with a button beside it can be read whole at every width: they stand under each other where they do not fit", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.walk({ until: "6" });
	const page = await as("cpo");
	const screen = new StepScreen(page);
	await screen.open(uuid, "6");
	await screen.field("Geplande realisatiedatum").fill("01-12-2027");
	const cut = () =>
		page
			.locator(".field :is(input, button, button *)")
			.evaluateAll((parts) =>
				parts.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1).map(({ outerHTML }) => outerHTML),
			);
	for (let width = 320; width <= 1500; width += 20) {
		await page.setViewportSize({ width, height: 900 });
		expect(await cut(), `at ${width}`).toEqual([]);
		const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect(over, `at ${width}`).toBeLessThanOrEqual(0);
	}
});
