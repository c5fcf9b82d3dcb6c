import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { drawnList } from "./harness/drawn-list.ts";
import { openServedScreens } from "./harness/open-served-screens.ts";
import type { Screens } from "./harness/screens.tsx";

/** Number of addresses that are drawn twice; set it much higher for certainty. */
const addressCount = Number(process.env.SERVED_ADDRESSES ?? 8);

let screens: Screens;
beforeAll(async () => {
	screens = await openServedScreens();
});
afterAll(() => {
	jest.restoreAllMocks();
	return screens.close();
});

type Roles = Readonly<Record<string, readonly string[]>>;

/** People who see a tenant's list of requests: for all codes, and in two municipalities. */
function readers(): readonly { readonly tenant: string; readonly who: Roles }[] {
	return screens.deployment.app.tenants.all.flatMap(({ slug, municipalities, definition }) =>
		(definition.access.requestlist ?? []).flatMap((role) => [
			{ tenant: slug, who: { [role]: ["*"] } },
			{ tenant: slug, who: { [role]: municipalities.slice(0, 2).map(({ value }) => value) } },
		]),
	);
}

/** The list at an address from the server and from the browser, with the calls of each. */
async function bothWays(tenant: string, who: Roles, address: string) {
	const byServer = await drawnList(screens, tenant, who, address);
	const inBrowser = jest.spyOn(screens.deployment.app.servedLists, "of").mockResolvedValue([]);
	const byBrowser = await drawnList(screens, tenant, who, address);
	inBrowser.mockRestore();
	return { byServer, byBrowser };
}

const loadsAll = (path: string) => /^charging-point-requests\?/.test(path) && !/pageSize=1(&|$)/.test(path);

it("everybody sees the same cells, counts, pages and choices of every tab, whether the server answers the list or the browser has it", async () => {
	let withRows = 0;
	for (const { tenant, who } of readers()) {
		const { byServer, byBrowser } = await bothWays(tenant, who, "/aanvragen?categorie=alles");
		expect([tenant, who, byServer.shown]).toEqual([tenant, who, byBrowser.shown]);
		expect(byServer.paths.filter(loadsAll)).toEqual([]);
		expect(byServer.paths.filter((path) => path.startsWith("comments/counts"))).toEqual([]);
		expect(byServer.paths).toContain("lists/requests/choices");
		expect(byBrowser.paths).not.toContain("lists/requests/choices");
		withRows += Number(typeof byServer.shown.cells !== "string");
	}
	expect(withRows).toBeGreaterThan(0);
}, 600_000);

it("so they do at any address", async () => {
	const asked = {
		categorie: ["geaccepteerd", "afgewezen", "verwijderd", "alles"],
		zoek: ["laan", "a", "av", "geaccepteerd", "zzz", "é"],
		gemeente: ["0202", "0200", "0203"],
		sorteer: ["referentie", "-adres", "naam", "gemeente", "-status", "tags", "proces", "-opmerkingen", "-ingediend", "beoordeeld"],
		kolommen: ["referentie,adres:240,reden", "beoordeeld,naam,status"],
		proces: ["leeg", "gevuld"],
		ingediend: ["laatste:30d"],
		pagina: ["2", "99"],
		rijen: ["20", "50"],
	};
	const part = fc.constantFrom(...Object.entries(asked).flatMap(([name, values]) => values.map((value) => [name, value] as const)));
	const query = fc
		.uniqueArray(part, { selector: ([name]) => name, maxLength: 3 })
		.map((parts) => String(new URLSearchParams(parts.map((each) => [...each]))));
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...readers()), query, async ({ tenant, who }, parameters) => {
			const { byServer, byBrowser } = await bothWays(tenant, who, `/aanvragen?${parameters}`);
			expect(byServer.shown).toEqual(byBrowser.shown);
		}),
		{ numRuns: addressCount },
	);
}, 600_000);

it("a request of such a list has its place among all, and the one before it", async () => {
	await drawnList(screens, "go-ral", { cpo: ["*"] }, "/aanvragen?categorie=alles");
	const links = [...document.querySelectorAll<HTMLElement>("a[data-row]")];
	const last = links.at(-1);
	if (last === undefined) throw new Error("no requests");
	await userEvent.click(last);
	const neighbours = await screen.findByRole("navigation", { name: "Bladeren door de lijst" });
	const [place, total = 0] =
		within(neighbours)
			.getByText(/\d+ van \d+/)
			.textContent?.split(" van ")
			.map(Number) ?? [];
	expect([place, total > links.length]).toEqual([links.length, true]);
	await userEvent.click(within(neighbours).getByRole("link", { name: "Vorige aanvraag in de lijst" }));
	await screen.findByText(`${links.length - 1} van ${total}`);
});

it("with its map beside it the list has the same rows of an area, and of what is in view the same is chosen to be judged both ways", async () => {
	const sizes = ["clientWidth", "clientHeight"] as const;
	for (const size of sizes) Object.defineProperty(HTMLElement.prototype, size, { get: () => 400, configurable: true });
	const draw = async () => {
		const address = "/aanvragen?categorie=alles&beeld=kaart&gebied=51.9000,5.7000,52.3000,6.1000";
		const { shown, paths } = await drawnList(screens, "go-ral", { cpo: ["*"] }, address);
		await screen.findByRole("application", { name: "Aanvragen op de kaart" });
		await screens.answered();
		fireEvent.click(await screen.findByRole("button", { name: "Kies alles in beeld" }));
		const said = (await screen.findByText(/gekozen op de kaart/)).textContent;
		const listed = screen.getByText(/^De lijst toont/).textContent;
		const map = within(screen.getByRole("region", { name: "Aanvragen op de kaart" }));
		fireEvent.click(map.getByRole("button", { name: /Legenda/ }));
		const legend = map.getAllByRole("listitem").map((entry) => entry.textContent?.trim());
		return { shown, said, listed, legend, paths };
	};
	const byServer = await draw();
	const inBrowser = jest.spyOn(screens.deployment.app.servedLists, "of").mockResolvedValue([]);
	const byBrowser = await draw();
	inBrowser.mockRestore();
	for (const size of sizes) Reflect.deleteProperty(HTMLElement.prototype, size);
	expect([byServer.shown, byServer.said, byServer.listed]).toEqual([byBrowser.shown, byBrowser.said, byBrowser.listed]);
	const kinds = ["O Onbeoordeelde aanvraag", "✓ Geaccepteerde aanvraag", "K Gekoppeld aan een proces", "X Afgewezen of verwijderd"];
	expect([byServer.legend, byBrowser.legend]).toEqual([kinds, kinds]);
	expect(byServer.said).toMatch(/^\d+ gekozen op de kaart\. \d+ niet: al beoordeeld/);
	expect(byServer.paths.filter(loadsAll)).toEqual([]);
	expect(byServer.paths.some((path) => path.startsWith("lists/requests/rows/places"))).toBe(true);
	expect(byBrowser.paths.some((path) => path.startsWith("lists/requests/rows/places"))).toBe(false);
});
