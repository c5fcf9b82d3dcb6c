import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { drawnList } from "./harness/drawn-list.ts";
import { openServedScreens } from "./harness/open-served-screens.ts";
import type { Screens } from "./harness/screens.tsx";

const tenant = "go-ral";
const cpo = { cpo: ["*"] };
let screens: Screens;
beforeAll(async () => {
	screens = await openServedScreens();
});
afterAll(() => {
	jest.restoreAllMocks();
	return screens.close();
});

/** Performs the same work with the list on the server, and with the list in the browser. */
async function bothWays<Outcome>(work: () => Promise<Outcome>): Promise<{ readonly byServer: Outcome; readonly byBrowser: Outcome }> {
	const byServer = await work();
	const inBrowser = jest.spyOn(screens.deployment.app.servedLists, "of").mockResolvedValue([]);
	const byBrowser = await work();
	inBrowser.mockRestore();
	return { byServer, byBrowser };
}

const loadsAll = (path: string) => /^charging-point-locations\?.*pageSize=400/.test(path) && !path.includes("codes=");

it("everybody sees the same cells, counts, pages and choices, whether the server answers the list or the browser has it", async () => {
	const [first, second] = screens.deployment.app.tenants.find(tenant)?.municipalities.map(({ value }) => value) ?? [];
	let withRows = 0;
	for (const [who, address] of [
		[{ municipality: [first ?? "", second ?? ""] }, ""],
		[cpo, "?zoek=laan&sorteer=-adres&pagina=2"],
		[{ municipality: [first ?? ""] }, "?proces=gevuld&sorteer=-status&kolommen=kaart,adres:240,proces"],
		[cpo, "?sorteer=ronde&rijen=20&pagina=99&opmerking=gevuld"],
	] as const) {
		const { byServer, byBrowser } = await bothWays(() => drawnList(screens, tenant, who, `/locaties${address}`));
		expect([address, byServer.shown]).toEqual([address, byBrowser.shown]);
		expect(byServer.paths.filter(loadsAll)).toEqual([]);
		expect(byServer.paths).toContain("lists/locations/choices");
		expect(byBrowser.paths.filter(loadsAll)).not.toEqual([]);
		expect(byBrowser.paths).not.toContain("lists/locations/choices");
		// The first page is there before the rest has arrived.
		expect(byBrowser.paths.some((path) => path.startsWith("lists/locations/rows?"))).toBe(true);
		withRows += Number(typeof byServer.shown.cells !== "string");
	}
	expect(withRows).toBeGreaterThan(2);
});

/** The text of the bar about the choice, once it matches. */
async function barSays(words: RegExp): Promise<string> {
	const bar = () => document.querySelector('section[aria-label="Acties voor de keuze"]')?.textContent ?? "no bar";
	await waitFor(() => expect(bar()).toMatch(words));
	return bar();
}

it("what is chosen is acted on by its process, both ways: one, all that match, and one on a page that is not in view any more", async () => {
	const { byServer, byBrowser } = await bothWays(async () => {
		const said: string[] = [];
		const again = { userId: randomUUID(), sameBrowser: true };
		await drawnList(screens, tenant, cpo, "/locaties?proces=gevuld", { again });
		const [box] = [...document.querySelectorAll<HTMLInputElement>("tbody input[type=checkbox]")];
		if (box === undefined) throw new Error("no row");
		fireEvent.click(box);
		said.push(await barSays(/^1 gekozen.*Alle \d+ die voldoen/));
		await drawnList(screens, tenant, cpo, "/locaties?proces=leeg&status=rejected", { again });
		said.push(await barSays(/^1 gekozen, 1 niet in beeld.*doen niet mee/));
		await drawnList(screens, tenant, cpo, "/locaties?zoek=weg&pagina=2", { again });
		said.push(await barSays(/^1 gekozen.*Alle \d+ die kunnen.*doen niet mee/));
		const all = [...document.querySelectorAll("button")].find(({ textContent }) => /^Alle \d+ die kunnen/.test(textContent ?? ""));
		if (all === undefined) throw new Error("no button");
		fireEvent.click(all);
		said.push(await barSays(/^\d\d+ gekozen/));
		return said;
	});
	expect(byServer).toEqual(byBrowser);
});

it("with its map beside it the list has the same rows of an area, and what is in view on the map is chosen the same both ways", async () => {
	const sizes = ["clientWidth", "clientHeight"] as const;
	for (const size of sizes) Object.defineProperty(HTMLElement.prototype, size, { get: () => 400, configurable: true });
	const { byServer, byBrowser } = await bothWays(async () => {
		const { shown, paths } = await drawnList(screens, tenant, cpo, "/locaties?beeld=kaart&gebied=51.9000,5.7000,52.3000,6.1000");
		await screen.findByRole("application", { name: "Laadlocaties op de kaart" });
		await screens.answered();
		fireEvent.click(await screen.findByRole("button", { name: "Kies alles in beeld" }));
		const count = (await screen.findByText(/gekozen op de kaart|ligt niets dat u kunt kiezen/)).textContent;
		const listed = screen.getByText(/^De lijst toont/).textContent;
		return { shown, count, listed, paths };
	});
	expect([byServer.shown, byServer.count, byServer.listed]).toEqual([byBrowser.shown, byBrowser.count, byBrowser.listed]);
	expect(byServer.paths.filter(loadsAll)).toEqual([]);
	expect(byServer.paths.some((path) => path.startsWith("lists/locations/places"))).toBe(true);
	for (const size of sizes) Reflect.deleteProperty(HTMLElement.prototype, size);
});
