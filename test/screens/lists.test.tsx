import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RealisationRecord } from "../../engine/index.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

type Roles = string | Readonly<Record<string, readonly string[]>>;

/** The list of processes at an address, once its rows are there: the texts of its cells, by the header of their column. */
async function list(address: string, roles: Roles = "municipality", tenant = "go-ral") {
	const shown = screens.show(tenant, roles, `/realisatie/${address}`);
	return { ...shown, rows: await rows() };
}

async function rows(): Promise<readonly Readonly<Record<string, string>>[]> {
	await waitFor(() => expect(screen.queryAllByText(/word(?:t|en) (?:geladen|berekend)/)).toEqual([]));
	const table = await screen.findByRole("table");
	const headers = within(table)
		.getAllByRole("columnheader")
		.map(({ textContent }) => textContent ?? "");
	return within(table)
		.getAllByRole("row")
		.slice(1)
		.map((row) =>
			Object.fromEntries(
				within(row)
					.getAllByRole("cell")
					.map(({ textContent }, index) => [headers[index] ?? "", textContent ?? ""]),
			),
		);
}

const references = async () => (await rows()).map(({ Referentie }) => Referentie ?? "");
const processes = (fits: (record: RealisationRecord) => boolean) => screens.processes("go-ral", fits);
const isActive = ({ status }: RealisationRecord) => !status.onhold.enabled && !status.cancelled.enabled && !status.completed.enabled;

describe("the list of processes", () => {
	it("REA-215 REA-216 tells the days of an active process as 'dag' or 'dagen', and the status of another in their place", async () => {
		const active = (await list("actief?rijen=100")).rows;
		expect(active.length).toBeGreaterThan(20);
		for (const { Dagen = "" } of active) expect(Dagen).toMatch(/^(?:1 dag|(?!1 )\d+ dagen)/);
		for (const [word, label] of [
			["onhold", "On hold"],
			["geannuleerd", "Geannuleerd"],
			["afgerond", "Afgerond"],
		]) {
			const others = (await list(`${word}?rijen=100`)).rows;
			expect(others.length).toBeGreaterThan(0);
			expect([word, ...new Set(others.map(({ Dagen }) => Dagen))]).toEqual([word, label]);
		}
	});

	it("asks under its short address what it asks under its long one", async () => {
		const short = await list("?stap=5&sorteer=referentie");
		expect(short.address()).toBe("/realisatie/actief?stap=5&sorteer=referentie");
		expect(short.rows.map(({ Stap }) => Stap?.startsWith("5"))).toEqual(short.rows.map(() => true));
	});

	it("REQ-052 REQ-208 has a tab for the export, for who may export, and one for the settings with rows per page and layout", async () => {
		await list("actief");
		for (const name of ["Exporteren", "Instellingen"]) expect(screen.getByRole("button", { name })).toBeDefined();
		fireEvent.click(screen.getByRole("button", { name: "Instellingen" }));
		const settings = within(await screen.findByRole("group", { name: "Instellingen van de lijst" }));
		for (const label of ["Rijen per pagina", "Indeling"]) expect(settings.getByLabelText(label)).toBeDefined();
		await list("actief", "cpo");
		expect(screen.queryByRole("button", { name: "Exporteren" })).toBeNull();
	});

	it("tells who has the list and may not export who can, in the settings and where the action is looked for", async () => {
		await list("actief", "cpo");
		fireEvent.click(screen.getByRole("button", { name: "Instellingen" }));
		// Administrators may export, and do not see this list.
		const said = "De lijst exporteren kan wel met de rol: Gemeente.";
		expect(await screen.findByText(said)).toBeDefined();
		fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
		fireEvent.change(await screen.findByRole("combobox", { name: "Referentie, adres, pagina of actie" }), {
			target: { value: "exporteer" },
		});
		const option = await screen.findByRole("option", { name: /^Exporteer de lijst/ });
		expect([option.textContent?.includes(said), option.getAttribute("aria-disabled")]).toEqual([true, "true"]);
		await list("actief", "municipality");
		fireEvent.click(screen.getByRole("button", { name: "Instellingen" }));
		await screen.findByRole("group", { name: "Instellingen van de lijst" });
		expect(screen.queryByText(/^De lijst exporteren kan/)).toBeNull();
	});

	it("REQ-053 has a chip for each filter that is on, which takes it away", async () => {
		const { address } = await list("actief?gemeente=0202&stap=2");
		const chips = () => screen.getAllByRole("button", { name: /^Filter .* verwijderen$/ });
		expect(chips().map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(["Arnhem"]));
		expect(chips()).toHaveLength(2);
		fireEvent.click(screen.getByRole("button", { name: "Filter Arnhem verwijderen" }));
		await waitFor(() => expect(address()).toBe("/realisatie/actief?stap=2"));
		expect(chips()).toHaveLength(1);
	});

	it("REQ-054 is sorted by the header of a column, and turned round by the next click", async () => {
		await list("actief?rijen=100");
		const header = () => screen.getByRole("columnheader", { name: /^Referentie/ });
		for (const [direction, sorted] of [
			["ascending", (all: readonly string[]) => all.toSorted()],
			["descending", (all: readonly string[]) => all.toSorted().reverse()],
		] as const) {
			fireEvent.click(within(header()).getByRole("button"));
			await waitFor(() => expect(header().getAttribute("aria-sort")).toBe(direction));
			const shown = await references();
			expect(shown).toEqual(sorted(shown));
		}
	});

	it("REQ-055 REQ-056 REQ-274 has rows that lead to their process, ten of them at first, and pages only where there are more", async () => {
		const { address } = await list("actief");
		expect(await references()).toHaveLength(10);
		expect(screen.getByRole("navigation", { name: "Pagina's" })).toBeDefined();
		const size = screen.getByLabelText<HTMLSelectElement>("Rijen per pagina");
		expect([...size.options].map(({ value }) => value)).toEqual(["10", "20", "50", "100"]);
		const [one] = await references();
		const [record] = await processes(({ reference }) => one?.includes(reference) === true);
		expect(screen.getByRole("link", { name: new RegExp(String(record?.reference)) }).getAttribute("href")).toBe(
			`/realisatie/${record?.uuid}`,
		);
		const held = await processes(({ status }) => status.cancelled.enabled);
		await list("geannuleerd?rijen=100");
		expect(await references()).toHaveLength(Math.min(100, held.length));
		if (held.length <= 100) expect(screen.queryByRole("navigation", { name: "Pagina's" })).toBeNull();
		expect(address()).toBe("/realisatie/actief");
	});

	it("REQ-057 REQ-058 says that nothing meets the criteria, and where there is nothing at all 'Geen resultaten!'", async () => {
		screens.show("go-ral", "municipality", "/realisatie/actief?zoek=onvindbaar");
		expect(await screen.findByText("Er zijn geen resultaten die voldoen aan uw criteria.")).toBeDefined();
		screens.show("go-ral", { municipality: ["9999"] }, "/realisatie/actief");
		expect(await screen.findByText("Geen resultaten!")).toBeDefined();
	});

	it("REQ-068 REQ-069 has the layouts Standaard and Oude weergave, and its columns", async () => {
		await list("actief");
		const headers = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
		expect(headers()).toEqual(["Referentie", "Adres", "Stap", "Dagen", "Aanvragen", "Tags", "Type", "Opmerkingen", "VKB", "Bijgewerkt"]);
		fireEvent.click(screen.getByRole("button", { name: "Instellingen" }));
		const layouts = await screen.findByLabelText<HTMLSelectElement>("Indeling");
		expect([...layouts.options].map(({ text }) => text)).toEqual(["Standaard", "Oude weergave"]);
		fireEvent.change(layouts, { target: { value: "export" } });
		await waitFor(() => expect(headers()).toContain("Netbeheerder"));
	});

	it("REQ-070 is filtered by reference, address, municipality, step, tags, process type and VKB", async () => {
		const all = await processes(isActive);
		const other = all.find(({ MunicipalityCode, type }) => MunicipalityCode !== "0202" && type === "strategisch") ?? all[0];
		const { StreetName = "" } = (other?.values.Location ?? {}) as Readonly<Record<string, string>>;
		await list("actief");
		fireEvent.click(screen.getByRole("button", { name: "Meer filters" }));
		await screen.findByRole("searchbox", { name: "Referentie" });
		for (const label of ["Referentie", "Adres", "Gemeente", "Stap", "Tags", "Type proces", "VKB"])
			expect(screen.getAllByLabelText(label).length).toBeGreaterThan(0);
		for (const [query, fits] of [
			[`referentie=${other?.reference}`, ({ reference }: RealisationRecord) => reference === other?.reference],
			[`gemeente=${other?.MunicipalityCode}`, ({ MunicipalityCode }: RealisationRecord) => MunicipalityCode === other?.MunicipalityCode],
			["stap=5", ({ flow }: RealisationRecord) => flow.activeStep === "5"],
			[`type=${other?.type}`, ({ type }: RealisationRecord) => type === other?.type],
			[`adres=${encodeURIComponent(StreetName.toUpperCase())}`, ({ address }: RealisationRecord) => String(address).includes(StreetName)],
		] as const) {
			const expected = all.filter(fits).map(({ reference }) => reference);
			expect([query, expected.length > 0 && expected.length < all.length]).toEqual([query, true]);
			await list(`actief?rijen=100&${query}`);
			await waitFor(async () => expect([query, (await references()).length]).toEqual([query, Math.min(100, expected.length)]));
			expect((await references()).filter((shown) => !expected.some((reference) => shown.includes(reference)))).toEqual([]);
		}
	});

	it("REQ-071 has the categories Alles, Actief, Gemeente, CPO, On hold, Afgerond and Geannuleerd", async () => {
		await list("actief");
		const tabs = within(screen.getByRole("navigation", { name: "Categorie" })).getAllByRole("link");
		const labels = tabs.map(({ textContent }) => textContent?.replace(/[\s\d.]+$/, ""));
		expect(new Set(labels)).toEqual(new Set(["Alles", "Actief", "Gemeente", "CPO", "On hold", "Afgerond", "Geannuleerd"]));
	});

	it("REQ-083 REQ-084 offers the municipalities of one's role details, all of them with the wildcard, and no choice with one", async () => {
		const offered = () => [...screen.getByLabelText<HTMLSelectElement>("Gemeente").options].map(({ text }) => text);
		const { municipalityOptions = [] } = screens.deployment.app.tenants.find("go-ral")?.definition ?? {};
		const names = (codes: readonly string[]) => municipalityOptions.filter(({ value }) => codes.includes(value)).map(({ text }) => text);
		await list("actief");
		const present = new Set((await processes(() => true)).map(({ MunicipalityCode }) => MunicipalityCode));
		expect(present.size).toBeGreaterThan(20);
		expect(offered()).toEqual(expect.arrayContaining(["Alle", ...names([...present])]));
		await list("actief", { municipality: ["0202", "0268"] });
		expect(new Set(offered())).toEqual(new Set(["Alle", ...names(["0202", "0268"])]));
		for (const { Referentie = "" } of await rows())
			expect((await processes(({ reference }) => Referentie.includes(reference)))[0]?.MunicipalityCode).toMatch(/^(?:0202|0268)$/);
		await list("actief", { municipality: ["0202"] });
		expect(screen.queryByLabelText("Gemeente")).toBeNull();
	});
});
