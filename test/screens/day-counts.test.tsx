import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { placeRequest } from "../api/harness/place-request.ts";
import { Screens } from "./harness/screens.tsx";

/*
 * Keys and clicks for everyday tasks, not counting typed text: docs/day-counts.md has all ten, the numbers for other products, and where
 * each is counted.
 */
let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
	for (const part of [
		() => import("../../web/bulk/BulkBar.tsx"),
		() => import("../../web/table/filters/AddFilter.tsx"),
		() => import("../../web/table/export/ExportPanel.tsx"),
		() => import("../../web/views/SavedViews.tsx"),
	])
		await part();
});
afterAll(() => screens.close());

/** Counts a click, a key or a chord as one. */
class Hands {
	acts = 0;
	async click(what: Element): Promise<void> {
		this.acts += 1;
		await userEvent.click(what);
	}
	async press(key: string): Promise<void> {
		this.acts += 1;
		await userEvent.keyboard(key);
	}
}

it("ten requests are accepted in three acts", async () => {
	for (let made = 0; made < 10; made++) await placeRequest(screens.deployment.app, "go-ral", { geographyCode: "0202" });
	screens.show("go-ral", "cpo", "/aanvragen?status=2");
	const all = await screen.findByRole("checkbox", { name: /deze pagina|in beeld/i });
	await screens.answered();
	const hands = new Hands();
	await hands.click(all);
	await screen.findByText(/^10 gekozen/);
	await hands.press("a");
	const dialog = within(await screen.findByRole("dialog", { name: /^10 aanvragen/ }));
	await dialog.findByText("10 kunnen");
	await hands.press("{Enter}");
	await screen.findByText("10 geaccepteerd");
	expect(hands.acts).toBeLessThanOrEqual(3);
});

it("what waits for me and is older than thirty days is being exported after four acts", async () => {
	const made = await screens.deployment
		.as("go-ral", "cpo")
		.post("views", { data: { list: "realisations", label: "Wacht op mij", search: "?categorie=alles&wacht-op=mij", shared: true } });
	expect(made.status).toBe(201);
	const { address } = screens.show("go-ral", "municipality", "/realisatie/actief");
	const tab = await screen.findByRole("link", { name: /^Wacht op mij/ });
	await screens.answered();
	const hands = new Hands();
	await hands.click(tab);
	await screens.answered();
	await hands.press("f");
	const field = await screen.findByRole("searchbox", { name: "Typ een filter" });
	await waitFor(() => expect(document.activeElement).toBe(field));
	await userEvent.type(field, "dagen > 30");
	await hands.press("{Enter}");
	await screen.findByRole("button", { name: "Filter Dagen > 30 verwijderen" });
	expect(decodeURIComponent(address())).toContain("wacht-op=mij&dagen=gt:30");
	await hands.press("{Shift>}E{/Shift}");
	// No worker exists here that could write the workbook.
	await screen.findByText("Het bestand kon niet gemaakt worden");
	expect(hands.acts).toBeLessThanOrEqual(4);
});

it("why a step is closed, and who can act, is one key away", async () => {
	const { uuid } = await screens.processAt("go-ral", "2");
	await screens.showStep("go-ral", "cpo", uuid, "2");
	const hands = new Hands();
	await hands.press("w");
	const why = within(await screen.findByRole("region", { name: "Waarom?" }));
	expect(why.getByText(/^Nu aan zet: stap 2 Gemeente beoordeling, Gemeente/)).toBeDefined();
	expect(hands.acts).toBe(1);
});
