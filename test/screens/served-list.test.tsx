import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import fc from "fast-check";
import { rowsFilled } from "../../server/test-support/rows-filled.ts";
import { drawnList } from "./harness/drawn-list.ts";
import { Screens } from "./harness/screens.tsx";

/** Number of addresses that are drawn twice; set it much higher for certainty. */
const addressCount = Number(process.env.SERVED_ADDRESSES ?? 8);

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open({ LIST_IN_BROWSER: "0" });
	const { app } = screens.deployment;
	// The page and the server share the same day.
	jest.spyOn(Date, "now").mockReturnValue(app.now());
	await rowsFilled(app);
});
afterAll(() => {
	jest.restoreAllMocks();
	return screens.close();
});

const people = [
	{ cpo: ["*"] },
	{ municipality: ["*"] },
	{ municipality: ["0202"] },
	{ municipality: ["0202", "0200"], cpo: ["0203"] },
] as const;

it("nobody sees whether the server answers the list or the browser has it: the same cells, counts, pages and choices", async () => {
	const words = ["actief", "gemeente", "cpo", "onhold", "afgerond", "geannuleerd"];
	const asked = {
		categorie: ["alles"],
		zoek: ["laan", "a", "vb", "stap 2", "zzz", "é"],
		stap: ["1", "2", "5"],
		gemeente: ["0202", "0200", "0203"],
		type: ["op-aanvraag", "strategisch"],
		sorteer: [
			"Advice.Advice",
			"-laadpalen",
			"dagen-in-stap",
			"referentie",
			"-adres",
			"gemeente",
			"-stap",
			"dagen",
			"-vkb",
			"bijgewerkt",
			"-gestart",
		],
		kolommen: [
			"referentie,adres:240,Advice.Advice",
			"Advice.Advice,referentie,gestart",
			"laadpalen,dagen-in-stap:90,Location.CityName,referentie",
			"GridConnection.RequestDate,netaansluiting-aangevraagd,ean",
		],
		"Advice.Advice": ["gevuld", "leeg"],
		"Location.CityName": ["a", "niet:arnhem"],
		pagina: ["2", "99"],
		rijen: ["20", "50"],
	};
	const part = fc.constantFrom(...Object.entries(asked).flatMap(([name, values]) => values.map((value) => [name, value] as const)));
	const query = fc
		.uniqueArray(part, { selector: ([name]) => name, maxLength: 3 })
		.map((parts) => String(new URLSearchParams(parts.map((each) => [...each]))));
	const question = fc.record({ word: fc.constantFrom(...words), query, who: fc.constantFrom(...people) });
	const { servedLists } = screens.deployment.app;
	let withRows = 0;
	await fc.assert(
		fc.asyncProperty(question, async ({ word, query: parameters, who }) => {
			const address = `/realisatie/${word}?${parameters}`;
			const byServer = await drawnList(screens, "go-ral", who, address);
			expect(byServer.paths.filter((path) => path.startsWith("processes/realisation?"))).toEqual([expect.stringContaining("pageSize=1&")]);
			expect(byServer.paths.filter((path) => path.startsWith("comments/counts"))).toEqual([]);
			const inBrowser = jest.spyOn(servedLists, "of").mockResolvedValue([]);
			const byBrowser = await drawnList(screens, "go-ral", who, address);
			inBrowser.mockRestore();
			expect(byBrowser.paths.some((path) => /^processes\/realisation\?.*pageSize=400/.test(path))).toBe(true);
			expect(byServer.shown).toEqual(byBrowser.shown);
			withRows += Number(typeof byServer.shown.cells !== "string");
		}),
		// An address that certainly has rows, whatever the random ones are.
		{
			numRuns: addressCount,
			examples: [
				[{ word: "actief", query: "", who: people[3] }],
				[{ word: "actief", query: "categorie=alles&kolommen=Advice.Advice,referentie,laadpalen&sorteer=-Advice.Advice", who: people[0] }],
			],
		},
	);
	expect(withRows).toBeGreaterThan(0);
}, 600_000);

it("views count the same for a person, whether the server counts them or the browser, and as many rows as they show", async () => {
	const shared = [
		"/gemeente?stap=2&weergave=default",
		"?categorie=alles&zoek=laan",
		"?categorie=alles&wacht-op=mij",
		"?categorie=alles&wacht-op=niet:mij",
	];
	const maker = screens.deployment.as("go-ral", "cpo");
	for (const search of shared) {
		const made = await maker.post("views", { data: { list: "realisations", label: `Selectie ${search}`, search, shared: true } });
		expect(made.status).toBe(201);
	}
	const counted = async () => {
		const { calls } = screens.show("go-ral", { municipality: ["0202", "0200"] }, "/realisatie/gemeente?stap=2&weergave=default");
		const tabs = within(await screen.findByRole("navigation", { name: "Selecties" }));
		await screens.answered();
		await waitFor(() => expect(tabs.getAllByRole("link").every(({ textContent }) => /\d$/.test(textContent ?? ""))).toBe(true));
		const shown = tabs.getAllByRole("link").map(({ textContent }) => textContent ?? "");
		return { shown, here: screen.getByText(/resulta(?:at|ten)$/).textContent ?? "", paths: calls.map(({ path }) => path) };
	};
	const byServer = await counted();
	const inBrowser = jest.spyOn(screens.deployment.app.servedLists, "of").mockResolvedValue([]);
	const byBrowser = await counted();
	inBrowser.mockRestore();
	expect(byServer.shown).toHaveLength(shared.length);
	expect(byServer.shown).toEqual(byBrowser.shown);
	const numberOf = (words: string | undefined) => Number(/(\d+)\D*$/.exec(words ?? "")?.[1]);
	expect(numberOf(byServer.shown.find((tab) => tab.includes("stap=2")))).toBe(numberOf(byServer.here));
	expect(numberOf(byServer.shown.find((tab) => tab.includes("zoek=laan")))).toBeGreaterThan(0);
	// The browser only requests what it does not have.
	const asked = (paths: readonly string[]) =>
		paths.filter((path) => path.startsWith("lists/realisations/rows?") && path.includes("rows=1&")).length;
	expect([asked(byServer.paths), asked(byBrowser.paths)]).toEqual([4, 2]);
});

it("with its map beside it the list has the same rows of an area, and what is in view on the map is chosen the same both ways", async () => {
	const sizes = ["clientWidth", "clientHeight"] as const;
	for (const size of sizes) Object.defineProperty(HTMLElement.prototype, size, { get: () => 400, configurable: true });
	const chosen: string[] = [];
	const { servedLists } = screens.deployment.app;
	const drawn = async (address: string) => {
		localStorage.clear();
		const { shown, paths } = await drawnList(screens, "go-ral", { cpo: ["*"] }, address);
		await screen.findByRole("application", { name: "Processen op de kaart" });
		await screens.answered();
		fireEvent.click(await screen.findByRole("button", { name: "Kies alles in beeld" }));
		const count = (await screen.findByText(/gekozen op de kaart|ligt niets dat u kunt kiezen/)).textContent ?? "";
		chosen.push(count);
		return { shown, count, paths };
	};
	for (const area of ["gebied=51.9000,5.7000,52.3000,6.1000", "stap=2&gebied=51.9000,5.7000,52.3000,6.1000"]) {
		const address = `/realisatie/actief?beeld=kaart&${area}`;
		const byServer = await drawn(address);
		const inBrowser = jest.spyOn(servedLists, "of").mockResolvedValue([]);
		const byBrowser = await drawn(address);
		inBrowser.mockRestore();
		expect([address, byServer.shown, byServer.count]).toEqual([address, byBrowser.shown, byBrowser.count]);
		expect(byServer.paths.filter((path) => path.startsWith("processes/realisation?") && !path.includes("pageSize=1&"))).toEqual([]);
		expect(byServer.paths.some((path) => path.startsWith("lists/realisations/places?"))).toBe(true);
	}
	expect(new Set(chosen).size).toBeGreaterThan(1);
	for (const size of sizes) Reflect.deleteProperty(HTMLElement.prototype, size);
});
