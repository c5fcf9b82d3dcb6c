import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

const phone = { width: 390, height: 844 } as const;
const wide = { width: 1440, height: 900 } as const;

/** Accessible, and without anything overflowing sideways, wide and narrow. */
async function expectFits(page: Page): Promise<void> {
	for (const { width } of [wide, phone]) {
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		await page.setViewportSize({ width, height: Math.min(Math.max(height, 844), 4000) });
		await expectNoAxeViolations(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
	}
	await page.setViewportSize(wide);
}

const labelOf = (page: Page, name: string) => page.getByRole("group", { name: `Tag ${name}` }).getByRole("textbox");

async function addTag(page: Page, label: string): Promise<void> {
	await page.getByRole("textbox", { name: "Nieuwe tag" }).fill(label);
	await page.getByRole("button", { name: "Voeg tag toe" }).click();
}

async function save(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Opslaan" }).click();
	await expect(page.getByText("De wijzigingen zijn opgeslagen").last()).toBeVisible();
	await expect(page.getByText("Geen wijzigingen")).toBeVisible();
}

test("an administrator keeps the tags; a CPO puts one on a process, and then it cannot be removed any more", async ({ as, prepare }) => {
	const name = `Reis ${randomUUID().slice(0, 8)}`;
	const admin = await as("admin");
	await admin.goto("/");
	await admin.getByRole("banner").getByRole("link", { name: "Beheer" }).click();
	await expect(admin.getByRole("heading", { level: 1, name: "Beschikbare tags" })).toBeVisible();
	await addTag(admin, name);
	await save(admin);

	const { uuid } = await prepare.walk({ until: "6" });
	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid, "6");
	const card = cpo.page.getByRole("group", { name: "Tags", exact: true });
	await card.getByRole("button", { name: "Tags aanpassen" }).click();
	await card.getByRole("checkbox", { name }).check();
	await card.getByRole("button", { name: "Opslaan" }).click();
	await expect(cpo.page.getByText("De tags zijn opgeslagen.")).toBeVisible();
	await expect(card.getByRole("listitem").filter({ hasText: name })).toBeVisible();
	await expect(card.getByRole("button", { name: "Tags aanpassen" })).toBeFocused();

	await admin.reload();
	const entry = admin.getByRole("group", { name: `Tag ${name}` });
	await expect(entry.getByText("In gebruik bij 0 aanvragen en 1 realisatieproces")).toBeVisible();
	await entry.getByRole("button", { name: `Verwijder ${name}` }).press("Enter");
	await expect(admin.getByText("Waarom kan dit niet?")).toBeVisible();
});

test("two administrators at the same list lose nothing of each other", async ({ as }) => {
	const [mine, theirs] = [`Van mij ${randomUUID().slice(0, 8)}`, `Van hen ${randomUUID().slice(0, 8)}`];
	const one = await as("admin");
	await one.goto("/beheer/tags");
	await addTag(one, mine);
	await addTag(one, theirs);
	await save(one);
	const other = await as("admin");
	await other.goto("/beheer/tags");
	await labelOf(other, mine).fill(`${mine}, anders`);
	await save(other);

	await labelOf(one, mine).fill(`${mine}, ook anders`);
	await labelOf(one, theirs).fill(`${theirs}, anders`);
	await one.getByRole("button", { name: "Opslaan" }).click();
	await expect(one.getByText("De lijst is intussen gewijzigd.")).toBeVisible();
	await expect(labelOf(one, `${mine}, anders`)).toHaveValue(`${mine}, ook anders`);
	await expectFits(one);
	await one.getByRole("button", { name: `Neem over: de gewijzigde ${mine}, anders` }).click();
	await save(one);
	await other.reload();
	await expect(labelOf(other, `${mine}, anders`)).toHaveValue(`${mine}, anders`);
	await expect(labelOf(other, `${theirs}, anders`)).toBeVisible();
});

test("the pages of tags, PIDs and status, wide and on a phone, with mistakes and with changes that are not stored", async ({
	asAccount,
}) => {
	const page = await asAccount("beheerder@rvb.example");
	await page.goto("/beheer");
	await expect(page).toHaveURL(/\/beheer\/tags$/);
	await expectFits(page);
	await addTag(page, "Even");
	await page.getByRole("group", { name: "Tag Even" }).getByRole("textbox").fill("");
	await page.getByRole("button", { name: "Opslaan" }).click();
	await expect(page.getByText("Lege tags zijn niet toegestaan")).toBeVisible();
	await expectFits(page);
	await page.getByRole("link", { name: "PIDs" }).click();
	await page.getByRole("button", { name: "Verlaat de pagina" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "PIDs" })).toBeVisible();
	const unused = page.getByRole("group").filter({ hasText: "Niet in gebruik" }).first();
	if ((await unused.count()) > 0) await unused.getByRole("button", { name: /^Verwijder/ }).click();
	await expectFits(page);
	await page.goto("/beheer/status");
	await expect(page.getByText("Alles werkt.")).toBeVisible();
	await expectFits(page);
});

test("a CPO comments on a request, changes it and takes it back; the municipality says it is settled", async ({ as }) => {
	const cpo = await as("cpo");
	await cpo.goto("/aanvragen");
	await cpo.locator("tbody a").first().click();
	const section = (page: Page) => page.getByRole("region", { name: "Opmerkingen bij de aanvraag" });
	const text = `Graag overleg ${randomUUID().slice(0, 8)}`;
	await section(cpo).getByRole("textbox", { name: "Nieuwe opmerking" }).fill(text);
	await section(cpo).getByRole("button", { name: "Plaats opmerking" }).click();
	const mine = section(cpo).getByRole("listitem").filter({ hasText: text });
	await expect(mine).toBeVisible();
	await expectFits(cpo);
	await mine.getByRole("button", { name: "Aanpassen: opmerking van u" }).click();
	await section(cpo).getByRole("textbox", { name: "Opmerking", exact: true }).fill(`${text}, morgen`);
	await section(cpo).getByRole("button", { name: "Opslaan" }).click();
	await expect(mine).toContainText("aangepast");

	const municipality = await as("municipality");
	await municipality.goto(new URL(cpo.url()).pathname);
	const seen = section(municipality).getByRole("listitem").filter({ hasText: text });
	await expect(seen.getByRole("button", { name: /^Aanpassen: opmerking/ })).toHaveCount(0);
	await seen.getByRole("button", { name: "Afgehandeld" }).click();
	await expect(seen.getByRole("button", { name: "Afgehandeld" })).toHaveAttribute("aria-pressed", "true");

	await cpo.reload();
	await mine.getByRole("button", { name: "Verwijderen: opmerking van u" }).click();
	await cpo.getByRole("dialog").getByRole("button", { name: "Verwijder de opmerking" }).click();
	await expect(mine).toHaveCount(0);
});
