import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("REA-009 every step screen has the comments of its process", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "end" });
	const screen = new StepScreen(await as("cpo"));
	for (const step of ["1", "2", "4", "5", "6", "7", "8"]) {
		await screen.open(uuid, step);
		await expect(screen.page.getByRole("textbox", { name: "Nieuwe opmerking" })).toBeVisible();
		expect(screen.shownStep()).toBe(step);
	}
});

test("a colleague reads what was said, says it is settled, and neither loses what was typed in the step", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "6" });
	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid, "6");
	await cpo.field("Geplande realisatiedatum").fill("01-12-2027");
	const box = cpo.page.getByRole("textbox", { name: "Nieuwe opmerking" });
	await box.fill("De straat is dan open <b>");
	await cpo.page.getByRole("button", { name: "Plaats opmerking" }).click();
	await expect(
		cpo.says("Uw invoer bevat karakters die uit veiligheidsoverweging worden geweigerd: < (teken 23), > (teken 25)"),
	).toBeVisible();
	await expect(box).toHaveValue("De straat is dan open <b>");
	await box.fill("De straat is dan open.");
	await cpo.page.getByRole("button", { name: "Plaats opmerking" }).click();
	await expect(cpo.page.getByText("1 Opmerking")).toBeVisible();
	await expect(box).toHaveValue("");

	const municipality = new StepScreen(await as("municipality"));
	await municipality.open(uuid, "6");
	const said = municipality.page.getByRole("listitem").filter({ hasText: "De straat is dan open." });
	await said.getByRole("button", { name: "Afgehandeld" }).click();
	await expect(said.getByRole("button", { name: "Afgehandeld" })).toHaveAttribute("aria-pressed", "true");

	// A colleague's comment does not change the record: the step is saved as if it were not there.
	await expect(cpo.field("Geplande realisatiedatum")).toHaveValue("01-12-2027");
	await cpo.press("Opslaan");
	await cpo.expectSaved();
});

test("REQ-194 the field of a comment grows with its lines, from one to six", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "2");
	const box = screen.page.getByRole("textbox", { name: "Nieuwe opmerking" });
	const lines = () =>
		box.evaluate((field) => {
			const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
			return Math.round(
				(field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) / Number.parseFloat(lineHeight),
			);
		});
	await expect(box).toBeVisible();
	expect(await lines()).toBe(1);
	await box.fill("een\ntwee\ndrie");
	await expect.poll(lines).toBe(3);
	await box.fill(Array.from({ length: 12 }, (_, index) => `regel ${index}`).join("\n"));
	await expect.poll(lines).toBe(6);
});

for (const viewport of [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
]) {
	test(`what a colleague says appears on an open page within seconds, and moves nothing under somebody's hands or eyes at ${viewport.width} wide`, async ({
		as,
		prepare,
		api,
	}) => {
		const { uuid } = await prepare.walk({ until: "2" });
		const say = (message: string) =>
			api.ask("municipality", "POST", `processes/realisation/${uuid}/comments`, { data: { action: "create", message } });
		const early = ["Eerste", "Tweede", "Derde", "Vierde", "Vijfde", "Zesde", "Zevende", "Achtste"];
		for (const message of early) await say(`${message} opmerking.`);
		const page = await as("cpo", { live: true, viewport });
		// Disables the polling of comments each minute.
		await page.addInitScript((minute) => {
			const begin = window.setInterval;
			window.setInterval = ((work: () => void, ms?: number) => (ms === minute ? 0 : begin(work, ms))) as typeof setInterval;
		}, 60_000);
		const screen = new StepScreen(page);
		const listening = page.waitForResponse(/\/changes(\?|$)/);
		await screen.open(uuid, "2");
		await listening;
		const box = page.getByRole("textbox", { name: "Nieuwe opmerking" });
		const said = (message: string) => page.getByRole("listitem").filter({ hasText: message });
		const topOf = (message: string) => said(message).evaluate((item) => Math.round(item.getBoundingClientRect().top));
		await box.pressSequentially("Half getypt");

		await say("Kan dit vrijdag?");
		await expect(said("Kan dit vrijdag?")).toBeVisible();
		await expect(box).toBeFocused();
		await page.keyboard.type(" en verder");
		await expect(box).toHaveValue("Half getypt en verder");

		await said("Eerste opmerking.").evaluate((item) => item.scrollIntoView({ block: "center" }));
		await expect(said("Eerste opmerking.")).toBeInViewport();
		const before = await topOf("Eerste opmerking.");
		await say("Of anders maandag.");
		await expect(said("Of anders maandag.")).toHaveCount(1);
		// Scroll positions are whole pixels.
		expect(Math.abs((await topOf("Eerste opmerking.")) - before)).toBeLessThanOrEqual(1);
		await expect(box).toHaveValue("Half getypt en verder");
	});
}
