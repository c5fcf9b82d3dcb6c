import { randomUUID } from "node:crypto";
import { expect, test } from "./harness/journey.ts";
import { RealisationList } from "./harness/realisation-list.ts";
import { SignInPage } from "./harness/sign-in-page.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("REQ-017 PLA-003 somebody who is not signed in comes back to the address asked for, search and all", async ({ visitor, prepare }) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const signIn = new SignInPage(visitor);
	await visitor.goto(`/realisatie/${uuid}/1?van=lijst`);
	await expect(signIn.heading).toBeVisible();
	await signIn.typeAccount("cpo");
	await expect(visitor).toHaveURL(`/realisatie/${uuid}/1?van=lijst`);
	await expect(new StepScreen(visitor).title).toHaveText("Locatievoorstel");
});

test("a wrong password is refused without saying which of the two was wrong", async ({ visitor }) => {
	const signIn = new SignInPage(visitor);
	await visitor.goto("/");
	await signIn.email.fill("niemand@voorbeeld.example");
	await signIn.password.fill("verkeerd");
	await signIn.submit.click();
	await expect(signIn.heading).toBeVisible();
	await expect(visitor.getByRole("alert")).toBeVisible();
});

test("REA-019 REA-028 the bare address of a process goes to its current step, of an unknown one to a new process", async ({
	as,
	prepare,
}) => {
	const page = await as("cpo");
	const screen = new StepScreen(page);
	const fresh = await prepare.start();
	await page.goto(`/realisatie/${fresh.uuid}`);
	await expect(screen.title).toHaveText("Locatievoorstel");
	const further = await prepare.walk({ until: "5" });
	await page.goto(`/realisatie/${further.uuid}`);
	await screen.expectStep("5", "Aanvragen netaansluiting");
	await page.goto(`/realisatie/${randomUUID()}`);
	await expect(page.getByRole("dialog", { name: "Kies een procestype" })).toBeVisible();
});

test("REA-029 a step that is not reached, or does not exist, leads to the current step", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const page = await as("cpo");
	const screen = new StepScreen(page);
	for (const step of ["7", "3", "99", "3-b", "%3Cscript%3E"]) {
		await page.goto(`/realisatie/${uuid}/${step}`);
		await screen.expectStep("5", "Aanvragen netaansluiting");
	}
});

test("REA-030 a step of a process that is not there goes to the start", async ({ as }) => {
	const page = await as("cpo");
	const uuid = randomUUID();
	await page.goto(`/realisatie/${uuid}/4`);
	await expect(page).toHaveURL(`/realisatie/${uuid}`);
	await expect(page.getByRole("dialog", { name: "Kies een procestype" })).toBeVisible();
});

test("every started step of a finished process has its own address", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "end" });
	const screen = new StepScreen(await as("cpo"));
	const labels = {
		1: "Locatievoorstel",
		2: "Gemeente beoordeling",
		4: "Verkeersbesluit",
		5: "Aanvragen netaansluiting",
		6: "Plan realisatie",
		7: "Realisatie en inbedrijfstelling",
		8: "SAT",
	};
	for (const [code, label] of Object.entries(labels)) {
		await screen.open(uuid, code);
		await screen.expectStep(code, label);
	}
});

test("REA-022 REA-027 REQ-007 every filter word is a list, and the bare list is the active one", async ({ as }) => {
	const page = await as("cpo");
	const list = new RealisationList(page);
	await page.goto("/realisatie");
	await expect(page).toHaveURL(/\/realisatie\/actief$/);
	for (const [word, label] of Object.entries({
		actief: "Actief",
		gemeente: "Gemeente",
		cpo: "CPO",
		onhold: "On hold",
		afgerond: "Afgerond",
		geannuleerd: "Geannuleerd",
	})) {
		await list.open(word);
		await expect(page).toHaveURL(new RegExp(`/realisatie/${word}$`));
		await expect(list.category(label)).toHaveAttribute("aria-current", "page");
		await expect(list.rows.first()).toBeVisible();
	}
});

test("REA-208 REA-209 REA-210 REA-211 each process stands in exactly the category of its state", async ({ as, prepare }) => {
	const active = await prepare.walk({ until: "2" });
	const onHold = await prepare.status(await prepare.walk({ until: "2" }), "cpo", { status: "onhold", action: "enable", reason: "other" });
	const both = await prepare.status(onHold, "cpo", { status: "cancelled", action: "enable", reason: "other" });
	const held = await prepare.status(await prepare.walk({ until: "2" }), "cpo", { status: "onhold", action: "enable", reason: "other" });
	const completed = await prepare.walk({ until: "end" });
	const list = new RealisationList(await as("cpo"));
	const expected = { actief: active.ref, onhold: held.ref, geannuleerd: both.ref, afgerond: completed.ref };
	for (const word of Object.keys(expected)) {
		await list.open(word);
		for (const [right, reference] of Object.entries(expected)) {
			await list.find(reference);
			await expect(list.row(reference)).toHaveCount(word === right ? 1 : 0);
			if (word !== right) await expect(list.count).toContainText("0 resultaten");
		}
	}
});

test("a process of another municipality does not exist for somebody: the page says it was not found", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "2" });
	for (const person of ["otherMunicipality", "cpoElsewhere"] as const) {
		const page = await as(person);
		await page.goto(`/realisatie/${uuid}/2`);
		if (person === "otherMunicipality") await expect(page.getByText("De door u opgevraagde data kon niet worden gevonden.")).toBeVisible();
		else await expect(page.getByRole("dialog", { name: "Kies een procestype" })).toBeVisible();
		await expect(page.getByText("Jansbuitensingel")).toHaveCount(0);
		await page.close();
	}
});

test("PLA-010 a guest is told that there is no access", async ({ as }) => {
	const page = await as("guest");
	await page.goto("/");
	await expect(page.getByRole("heading", { name: "U heeft geen toegang" })).toBeVisible();
	await expect(page.getByRole("link", { name: "support@go-ral.example" }).first()).toBeVisible();
	await page.goto("/realisatie/actief");
	await expect(page.getByRole("heading", { name: "U heeft geen toegang" })).toBeVisible();
});

test("an address that leads nowhere is a page with a way back", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/bestaat/niet");
	await expect(page.getByRole("heading", { name: "Deze pagina bestaat niet" })).toBeVisible();
	await page.getByRole("link", { name: "Naar het begin" }).last().click();
	await expect(page).toHaveURL(/\/aanvragen$/);
});

test("REQ-008 without access to processes the list leads to the dashboard, and that to the first page there is, which says why", async ({
	as,
}) => {
	const page = await as("admin");
	const passed: string[] = [];
	page.on("framenavigated", (frame) => passed.push(new URL(frame.url()).pathname));
	await page.goto("/realisatie/actief");
	await expect(page).toHaveURL(/\/rapportage\/key-metrics$/);
	expect(passed).toContain("/");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kerncijfers");
	const why = page.getByRole("status").filter({ hasText: "U heeft onvoldoende rechten om deze lijstweergave te bekijken." });
	await expect(why).toContainText("Dit kan wel met de rol: CPO of Gemeente");
});

test("PLA-069 signing out returns to the origin, and what was behind the sign-in is behind it again", async ({ as }) => {
	const page = await as("cpo", { fresh: true });
	await page.goto("/realisatie/actief");
	await page.getByRole("button", { name: /profiel van Demo CPO/i }).click();
	await page.getByRole("button", { name: "Uitloggen" }).click();
	const signIn = new SignInPage(page);
	await expect(signIn.heading).toBeVisible();
	await page.goto("/realisatie/actief");
	await expect(signIn.heading).toBeVisible();
});
