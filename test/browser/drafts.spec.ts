import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

const number = "Nummer netbeheerder";

for (const viewport of [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
]) {
	test(`what is typed in one browser waits in another, until it is saved (${viewport.width} wide)`, async ({ as, prepare }) => {
		const { uuid } = await prepare.walk({ until: "5" });
		const office = await as("cpo");
		await office.setViewportSize(viewport);
		const there = new StepScreen(office);
		await there.open(uuid, "5");
		await there.field(number).fill("L-op-kantoor");
		await expect(there.says(/^Concept bewaard om \d\d:\d\d$/).first()).toBeVisible();

		const home = await as("cpo");
		await home.setViewportSize(viewport);
		const here = new StepScreen(home);
		await test.step("Vandaag has it among the drafts", async () => {
			await home.goto("/vandaag");
			const group = home.getByRole("button", { name: /^Concepten/ });
			// On a phone, all groups but the first are collapsed.
			if ((await group.getAttribute("aria-expanded")) === "false") await group.click();
			await expect(home.locator(`[href="/realisatie/${uuid}/5"]`).first()).toBeAttached();
		});
		await test.step("the step offers it, and does not fill it in by itself", async () => {
			await here.open(uuid, "5");
			await expect(here.says(`Het gaat om: ${number}.`)).toBeVisible();
			await expect(here.field(number)).toHaveValue("");
			await expectNoAxeViolations(home);
			await home.getByRole("button", { name: "Zet terug" }).click();
			await expect(here.field(number)).toHaveValue("L-op-kantoor");
		});
		await test.step("saved it is a draft nowhere", async () => {
			await here.press("Opslaan");
			await here.expectSaved();
			const third = await as("cpo");
			const elsewhere = new StepScreen(third);
			await elsewhere.open(uuid, "5");
			await expect(elsewhere.field(number)).toHaveValue("L-op-kantoor");
			await expect(third.getByRole("button", { name: "Zet terug" })).toHaveCount(0);
		});
	});
}

test("without the server only this browser has it, and says so", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const page = await as("cpo");
	const screen = new StepScreen(page);
	await page.route("**/drafts/5", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
	await screen.open(uuid, "5");
	await screen.field(number).fill("L-hier");
	await expect(screen.says(/^Concept bewaard om \d\d:\d\d, alleen in deze browser$/).first()).toBeVisible();
	await page.reload();
	await page.getByRole("button", { name: "Zet terug" }).click();
	await expect(screen.field(number)).toHaveValue("L-hier");
});
