import type { Locator } from "@playwright/test";
import { dayFromNow } from "./harness/days.ts";
import { holdCalls } from "./harness/hold-calls.ts";
import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
	{ width: 320, height: 640 },
] as const;

const names = async (place: Locator) => (await place.getByRole("button").allInnerTexts()).map((text) => text.replace(/\s*Waarom\?$/, ""));

/** A button's label fits inside it, and the button inside the window. */
async function expectWhole(buttons: Locator, width: number): Promise<void> {
	for (const button of await buttons.all()) {
		const { left, right, cut } = await button.evaluate((element) => {
			const box = element.getBoundingClientRect();
			return { left: box.left, right: box.right, cut: element.scrollWidth - element.clientWidth };
		});
		expect(left).toBeGreaterThanOrEqual(0);
		expect(right).toBeLessThanOrEqual(width);
		expect(cut, `${await button.textContent()}`).toBeLessThanOrEqual(0);
	}
}

for (const viewport of sizes) {
	test(`at ${viewport.width} pixels header and footer hold the same flow buttons, whole and within reach`, async ({ as, prepare }) => {
		const { uuid } = await prepare.walk({ until: "6" });
		const screen = new StepScreen(await as("cpo", { viewport }));
		const footer = screen.page.locator("[data-flow-buttons=footer]");
		for (const [step, count] of [
			["6", 3],
			["5", 4],
			["1", 3],
		] as const) {
			await screen.open(uuid, step);
			await expect(screen.button("Volgende stap")).toBeVisible();
			const above = screen.page.locator("[data-flow-buttons=header]");
			expect(await names(footer)).toEqual(await names(above));
			await expect(footer.getByRole("button")).toHaveCount(count);
			for (const place of [above, footer]) {
				for (const button of await place.getByRole("button").all()) await expect(button).toBeVisible();
				await expectWhole(place.getByRole("button"), viewport.width);
			}
		}
		// Opened for correction, with every file that can be added: nothing may make the page wider than the window.
		await screen.open(uuid, "1");
		await screen.button("Corrigeren").click();
		await expect(screen.page.getByRole("button", { name: "Welk soort documenten zijn toegestaan?" }).first()).toBeVisible();
		expect(await screen.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
		await screen.open(uuid, "6");
		await footer.getByRole("button", { name: "Vorige stap" }).click();
		await screen.expectStep("5", "Aanvragen netaansluiting");
	});
}

test("where somebody saved first, the question and its buttons stay within their dialog on a phone", async ({ as, prepare }) => {
	for (const { width, height } of sizes.slice(1)) {
		const record = await prepare.walk({ until: "6" });
		const screen = new StepScreen(await as("cpo", { viewport: { width, height } }));
		await screen.open(record.uuid, "6");
		await screen.field("Geplande realisatiedatum").fill("01-12-2027");
		const values = { PlannedRealisation: { PlannedDate: dayFromNow(60) } };
		await prepare.save(record, { as: "cpo", step: "6", target: "6", values });
		await screen.press("Opslaan");
		const clash = screen.dialog.getByRole("group", { name: "Geplande realisatiedatum" });
		await expect(clash).toBeVisible();
		const over = await clash.evaluate(({ parentElement: body }) => (body ? body.scrollWidth - body.clientWidth : Number.NaN));
		expect(over, `at ${width} pixels`).toBeLessThanOrEqual(0);
	}
});

test("the location is drawn once: in the form where the step is about it, beside it elsewhere", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "6" });
	for (const viewport of sizes) {
		const screen = new StepScreen(await as("cpo", { viewport }));
		const maps = screen.page.getByRole("main").getByRole("application");
		await screen.open(uuid, "5");
		await expect(maps).toHaveCount(1);
		await expect(screen.section("Locatievoorstel").getByRole("application")).toBeVisible();
		await expect(screen.card("Locatie")).toHaveCount(0);
		await screen.open(uuid, "6");
		await expect(screen.card("Locatie").getByRole("application")).toBeVisible();
		await expect(maps).toHaveCount(1);
	}
});

for (const email of ["cpo@go-ral.example", "gemeente@amsterdam.example", "rvb@rvb.example"]) {
	test(`the bar fits every width between a small phone and a desk: ${email}`, async ({ asAccount }) => {
		const page = await asAccount(email);
		await page.goto("/");
		const bar = page.getByRole("banner");
		await expect(bar.getByRole("button", { name: /profiel van/i })).toBeVisible();
		for (let width = 1440; width >= 320; width -= 40) {
			await page.setViewportSize({ width, height: 800 });
			const places = await bar.locator("a:visible, button:visible").evaluateAll((all) =>
				all.map((element) => {
					const { left, right } = element.getBoundingClientRect();
					return { name: element.getAttribute("aria-label") ?? element.textContent, left: Math.round(left), right: Math.round(right) };
				}),
			);
			for (const [place, { name, left, right }] of places.entries()) {
				expect(left, `${name} at ${width}`).toBeGreaterThanOrEqual(places[place - 1]?.right ?? 0);
				expect(right, `${name} at ${width}`).toBeLessThanOrEqual(width);
			}
		}
	});
}

test("a form that is corrected stays where it is while what the correction asks is fetched", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "6" });
	// At 320 pixels, a zoom of 400 %, one of its lines wraps, and the form moves by that line.
	for (const viewport of sizes.filter(({ width }) => width > 320)) {
		const screen = new StepScreen(await as("cpo", { viewport }));
		await screen.open(uuid, "5");
		await expect(screen.button("Corrigeren")).toBeVisible();
		const release = await holdCalls(screen.page, "**/assets/*");
		await screen.press("Corrigeren");
		const kept = screen.page.getByRole("main").locator("[data-loading]").first();
		await expect(kept).toBeVisible();
		const top = async () => (await screen.page.locator("form").first().boundingBox())?.y ?? 0;
		const before = await top();
		release();
		await expect(screen.page.getByRole("textbox", { name: "Reden (optioneel)" })).toBeVisible();
		expect(Math.abs((await top()) - before), `at ${viewport.width} pixels`).toBeLessThan(1);
	}
});
