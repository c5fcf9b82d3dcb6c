import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./harness/journey.ts";
import { RequestPage } from "./harness/request-page.ts";
import { takeRequests } from "./harness/requests.ts";
import { StepScreen } from "./harness/step-screen.ts";

/** The page's writes since this call: their addresses after the tenant. */
function writesOf(page: Page): string[] {
	const writes: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (request.method() !== "GET" && pathname.startsWith("/api/")) writes.push(pathname.replace(/^\/api\/(v1\/[^/]+\/)?/, ""));
	});
	return writes;
}

/** Ways to press a button that are meant as a single act. */
const doubly = (button: Locator) => button.dblclick();
const heldDown = async (button: Locator) => {
	await button.focus();
	for (let times = 0; times < 4; times++) await button.page().keyboard.down("Enter");
	await button.page().keyboard.up("Enter");
};

interface Act {
	readonly name: string;
	/** Gets to the button that is to be pressed. */
	readonly button: () => Promise<Locator>;
	/** The announcement or the result once it is done. */
	readonly done: () => Locator;
	/** Part of the address of the write. */
	readonly writes: string;
}

/** A single press of any kind must cause one write, no error, and at most one announcement. */
async function once(page: Page, act: Act, press: (button: Locator) => Promise<void>): Promise<void> {
	await test.step(act.name, async () => {
		const button = await act.button();
		const writes = writesOf(page);
		await press(button);
		await expect(act.done().first()).toBeVisible();
		// A second write would go out before the page has settled.
		await page.waitForLoadState("networkidle");
		expect(writes.filter((path) => path.includes(act.writes))).toHaveLength(1);
		await expect(page.getByRole("alert")).toHaveCount(0);
		await expect(act.done()).toHaveCount(1);
		page.removeAllListeners("request");
	});
}

test("every button beside the form of a process acts once for a double click and for Enter held down", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "4" });
	const screen = new StepScreen(await as("cpo"));
	const { page } = screen;
	await screen.open(uuid);
	const panel = screen.card("Status");
	const told = (sentence: string) => () => page.getByText(sentence, { exact: true });
	const asked = async (name: string, reason?: string) => {
		await screen.closeNotifications();
		// The double click that opens the question must neither answer nor dismiss it.
		await panel.getByRole("button", { name, exact: true }).dblclick();
		if (reason !== undefined) await screen.dialog.getByLabel("Reden").selectOption({ label: reason });
		return screen.dialog.getByRole("button", { name, exact: true });
	};
	const status = (name: string, reason?: string): Act => ({
		name,
		button: () => asked(name, reason),
		done: told("De status wijziging is opgeslagen"),
		writes: "/status",
	});
	const acts = (comment: string): readonly Act[] => [
		{
			name: "Plaats opmerking",
			button: async () => {
				await page.getByRole("textbox", { name: "Nieuwe opmerking" }).fill(comment);
				return page.getByRole("button", { name: "Plaats opmerking" });
			},
			done: () => page.getByRole("listitem").filter({ hasText: comment }),
			writes: "/comments",
		},
		{
			name: "Afgehandeld",
			button: async () => page.getByRole("listitem").filter({ hasText: comment }).getByRole("button", { name: "Afgehandeld" }),
			done: () => page.getByRole("listitem").filter({ hasText: comment }).locator("[aria-pressed=true]", { hasText: "Afgehandeld" }),
			writes: "/comments",
		},
		status("Zet on hold", "Nieuwbouw"),
		status("Hervat"),
		status("Annuleer", "Doorlooptijd te lang"),
		status("Herstel"),
		{
			name: "tags",
			button: async () => {
				await screen.closeNotifications();
				const card = page.getByRole("group", { name: "Tags", exact: true });
				await card.getByRole("button", { name: "Tags aanpassen" }).click();
				const box = card.getByRole("checkbox").first();
				await box.setChecked(!(await box.isChecked()));
				return card.getByRole("button", { name: "Opslaan" });
			},
			done: told("De tags zijn opgeslagen."),
			writes: "/tags",
		},
		{
			name: "netbeheerder",
			button: async () => {
				await screen.closeNotifications();
				await screen.card("Betrokken partijen").getByRole("button", { name: "Wijzig netbeheerder" }).click();
				const list = screen.dialog.getByRole("combobox");
				const present = (await api.record(uuid)).stakeholders.find((slug) => slug.startsWith("gridoperator"));
				await list.selectOption({ label: present === "gridoperator|enexis" ? "Liander" : "Enexis" });
				return screen.dialog.getByRole("button", { name: "Wijzig netbeheerder", exact: true });
			},
			done: told("De netbeheerder wijziging is opgeslagen."),
			writes: "/stakeholders",
		},
	];
	for (const press of [doubly, heldDown]) for (const act of acts(randomUUID())) await once(page, act, press);
});

test("every button of a request, of the views of a list, of the lists of administrators and of a new process acts once", async ({
	as,
	api,
}) => {
	const page = await as("cpo");
	const [first] = await takeRequests(api, 1);
	const request = new RequestPage(page);
	await request.open(first);
	await request.choose("Geaccepteerd");
	await once(
		page,
		{ name: "oordeel", button: async () => request.confirm, done: () => request.judgement.getByText("Beoordeeld op"), writes: "judgement" },
		doubly,
	);

	const label = `Eenmaal ${randomUUID().slice(0, 8)}`;
	await page.goto("/realisatie/actief");
	await page.getByRole("button", { name: /^Selectie/ }).click();
	await page.getByRole("textbox", { name: "Bewaar wat u nu ziet als" }).fill(label);
	await once(
		page,
		{
			name: "selectie",
			button: async () => page.getByRole("button", { name: "Bewaar selectie" }),
			done: () => page.getByRole("button", { name: `Selectie: ${label}` }),
			writes: "views",
		},
		doubly,
	);

	const admin = await as("admin");
	await admin.goto("/beheer/tags");
	await admin.getByRole("textbox", { name: "Nieuwe tag" }).fill(label);
	await admin.getByRole("button", { name: "Voeg tag toe" }).click();
	await once(
		admin,
		{
			name: "beheer",
			button: async () => admin.getByRole("button", { name: "Opslaan" }),
			done: () => admin.getByText("De wijzigingen zijn opgeslagen"),
			writes: "kept-lists/tags",
		},
		doubly,
	);
});

test("a second window that does what the first has done is told so, and not that it failed", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "4" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	const other = new StepScreen(await screen.page.context().newPage());
	await other.open(uuid);
	for (const each of [screen, other]) {
		await each.card("Status").getByRole("button", { name: "Zet on hold" }).click();
		await each.dialog.getByLabel("Reden").selectOption({ label: "Nieuwbouw" });
	}
	await screen.dialog.getByRole("button", { name: "Zet on hold" }).click();
	await screen.expectSaved("De status wijziging is opgeslagen");
	await other.dialog.getByRole("button", { name: "Zet on hold" }).click();
	await expect(other.page.getByText("Het proces stond al on hold.")).toBeVisible();
	await expect(other.dialog).toHaveCount(0);
	await expect(other.card("Status").getByRole("button", { name: "Hervat" })).toBeVisible();
	await expect(other.page.getByRole("alert")).toHaveCount(0);
	await expect(other.page.getByText("De status wijziging is opgeslagen", { exact: true })).toHaveCount(0);
});

test("without a network a comment, a status and a judgement say so once, stay, and go out when asked again", async ({
	as,
	prepare,
	api,
	faults,
}) => {
	faults.allow(/ERR_INTERNET_DISCONNECTED/);
	const { uuid } = await prepare.walk({ until: "4" });
	const screen = new StepScreen(await as("cpo"));
	const { page } = screen;
	await screen.open(uuid);
	const box = page.getByRole("textbox", { name: "Nieuwe opmerking" });
	const comment = `Onderweg ${randomUUID()}`;
	await box.fill(comment);
	await screen.card("Status").getByRole("button", { name: "Zet on hold" }).click();
	await screen.dialog.getByLabel("Reden").selectOption({ label: "Nieuwbouw" });
	await screen.dialog.getByRole("textbox").fill("De flat ernaast.");
	await page.context().setOffline(true);
	const hold = screen.dialog.getByRole("button", { name: "Zet on hold" });
	const lost = page.getByText(/^(Let op: )?Geen verbinding$/);
	await hold.click();
	// In the dialog, which stays, and nowhere else.
	await expect(screen.dialog.getByRole("alert").filter({ hasText: "Geen verbinding" })).toBeVisible();
	await hold.click({ delay: 10 });
	await expect(lost).toHaveCount(1);
	await expect(screen.dialog.getByRole("textbox")).toHaveValue("De flat ernaast.");
	await page.context().setOffline(false);
	await hold.click();
	await screen.expectSaved("De status wijziging is opgeslagen");
	await expect(lost).toHaveCount(0);
	expect((await api.record(uuid)).statusMeta.onhold).toMatchObject({ comment: "De flat ernaast." });

	// The response is lost on its way back: pressed again, it is still the same comment.
	await page.route(
		"**/comments",
		async (route) => {
			if (route.request().method() !== "POST") return route.continue();
			await route.fetch();
			await route.abort("internetdisconnected");
		},
		{ times: 1 },
	);
	await page.getByRole("button", { name: "Plaats opmerking" }).click();
	await expect(page.getByText("Er is geen verbinding met de server.", { exact: false })).toBeVisible();
	await expect(box).toHaveValue(comment);
	await page.getByRole("button", { name: "Plaats opmerking" }).click();
	await expect(box).toHaveValue("");
	await expect(page.getByRole("listitem").filter({ hasText: comment })).toHaveCount(1);
	await page.reload();
	await expect(page.getByRole("listitem").filter({ hasText: comment })).toHaveCount(1);

	const [asked] = await takeRequests(api, 1);
	const request = new RequestPage(page);
	await request.open(asked);
	await request.choose("Geaccepteerd");
	await page.context().setOffline(true);
	const writes = writesOf(page);
	await request.confirm.click();
	await expect(request.judgement.getByText("Er is geen verbinding met de server.", { exact: false })).toHaveCount(1);
	await expect(request.judgement.getByRole("radio", { name: "Geaccepteerd" })).toBeChecked();
	await page.context().setOffline(false);
	await request.confirm.click();
	await expect(request.judgement.getByText("Beoordeeld op")).toBeVisible();
	expect(writes.filter((path) => path.includes("judgement"))).toHaveLength(2);
});
