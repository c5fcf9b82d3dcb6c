import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RealisationRecord } from "../../engine/index.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

/** The role that changes the status of a process, and looks for one in the list. */
const worker: Readonly<Record<string, string>> = { rvb: "caseworker" };
const workerOf = (tenant: string) => worker[tenant] ?? "municipality";
const all = ["amsterdam", "go-ral", "opcharge", "park-n-charge", "rvb", "vlaanderen"];

/** The reasons in the dialog, as shown. */
async function reasonsOffered(tenant: string, button: "Zet on hold" | "Annuleer"): Promise<readonly (string | null)[]> {
	const { uuid } = await screens.processAt(tenant, "1");
	await screens.showStep(tenant, workerOf(tenant), uuid, "1");
	fireEvent.click(await screen.findByRole("button", { name: button }));
	const dialog = within(await screen.findByRole("dialog"));
	const list = await dialog.findByRole<HTMLSelectElement>("combobox", { name: /^Reden/ });
	return [...list.options].filter(({ value }) => value !== "").map(({ textContent }) => textContent);
}

const valuesOf = (tenant: string, list: "onHoldReasons" | "cancelReasons") =>
	screens.deployment.app.tenants.find(tenant)?.definition[list].map(({ value }) => value) ?? [];

async function rowsShown(): Promise<readonly string[]> {
	await waitFor(() => expect(screen.queryAllByText(/word(?:t|en) (?:geladen|berekend)/)).toEqual([]));
	const table = await screen.findByRole("table");
	return within(table)
		.queryAllByRole("row")
		.slice(1)
		.map((row) => row.textContent ?? "");
}

describe("the reasons to put on hold and to cancel", () => {
	it.each([
		[
			"REA-472",
			"go-ral",
			"Zet on hold",
			["vovo", "new-build", "mun-request", "vkb-problem", "vkb", "no-volt", "other"],
			[
				"Voorlopige voorziening (VoVo) aangevraagd",
				"Nieuwbouw",
				"Op verzoek van de gemeente",
				"Probleem met het verkeersbesluit",
				"Bezwaar VKB binnengekomen",
				"Geen netspanning beschikbaar",
				"Overig",
			],
		],
		[
			"PLA-154",
			"rvb",
			"Zet on hold",
			null,
			["Netverzwaring", "In gesprek met verhuurder", "In gesprek met klant", "Geen behoeftestelling meer", "Overig namelijk ..."],
		],
		["PLA-157", "vlaanderen", "Zet on hold", ["vkb", "other"], ["Bezwaar VKB binnengekomen", "Overig"]],
		["PLA-158", "vlaanderen", "Annuleer", ["vkb", "other"], ["Bezwaar VKB toegewezen", "Overig"]],
	] as const)("%s those of %s under '%s' are offered in its dialog", async (_row, tenant, button, values, shown) => {
		expect(await reasonsOffered(tenant, button)).toEqual(shown);
		if (values !== null) expect(valuesOf(tenant, button === "Annuleer" ? "cancelReasons" : "onHoldReasons")).toEqual(values);
	});

	it("REA-473 to cancel are offered in the dialog of go-ral, by these values", async () => {
		const spelled =
			"vkb lead-time more-length ground-problem unlawfull-process doubleLocation differentCpo neighboringChargingpoint reconstruction volt other";
		expect([...valuesOf("go-ral", "cancelReasons")].sort()).toEqual(spelled.split(" ").sort());
		const offered = await reasonsOffered("go-ral", "Annuleer");
		const known = screens.deployment.app.tenants.find("go-ral")?.definition.cancelReasons.map(({ text }) => text);
		expect(offered).toEqual(known);
	});

	it("PLA-155 PLA-156 to cancel are offered in rvb, without those that only the system gives", async () => {
		expect(await reasonsOffered("rvb", "Annuleer")).toEqual([
			"Geen behoeftestelling meer",
			"Op afstoot",
			"Wordt voortgezet door consortium",
			"Wordt voortgezet door verhuurder",
			"Wordt voortgezet door de beheerder",
			"Overig namelijk ...",
		]);
	});
});

describe("the window", () => {
	it.each([
		["PLA-001", "rvb", "RVB - Realisatieportaal"],
		["PLA-027", "go-ral", "GO-RAL - Realisatieportaal"],
	])("%s of %s is called %s", async (_row, tenant, title) => {
		screens.show(tenant, workerOf(tenant), "/realisatie/actief");
		await rowsShown();
		expect(document.title).toContain(title);
	});
});

describe("the start of a process", () => {
	it("REA-471 in amsterdam has the municipality of Amsterdam, 0363, without a choice to be made", async () => {
		screens.show("amsterdam", "municipality", "/realisatie/nieuw");
		fireEvent.click(await screen.findByRole("button", { name: /^(Ga verder|Oké|OK)/i }));
		await waitFor(() =>
			expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /^Gemeente/ }).value).toBe("municipality|amsterdam-0363"),
		);
	});

	it("PLA-149 in vlaanderen offers its two operators by name", async () => {
		screens.show("vlaanderen", "cpo", "/realisatie/nieuw");
		fireEvent.click(await screen.findByRole("button", { name: /^(Ga verder|Oké|OK)/i }));
		const operators = await screen.findByLabelText<HTMLSelectElement>(/^CPO/);
		expect([...operators.options].filter(({ value }) => value !== "").map(({ textContent }) => textContent)).toEqual([
			"Allego",
			"TotalEnergies",
		]);
	});
});

describe("the search of a list", () => {
	it.each(all)("PLA-026 of %s has its own placeholder", async (tenant) => {
		screens.show(tenant, workerOf(tenant), "/realisatie/actief");
		await rowsShown();
		const { search } = screens.deployment.app.tenants.find(tenant)?.definition ?? {};
		expect(search?.placeholder).toMatch(/^Zoek op/);
		expect(screen.getAllByPlaceholderText(search?.placeholder ?? "-").length).toBeGreaterThan(0);
	});

	it("PLA-151 of vlaanderen looks in reference, name, address, postal code, city, municipality, status, contractor and grid operator", async () => {
		const record = await screens.processAt("vlaanderen", "5", ({ stakeholders }) =>
			stakeholders.some((slug) => slug.startsWith("contractor|")),
		);
		const { Location } = record.values as Readonly<Record<string, Readonly<Record<string, string>>>>;
		const known = (await screens.deployment.as("vlaanderen", "cpo").get("stakeholders")).body.data as unknown as readonly {
			slug: string;
			name: string;
		}[];
		const party = (category: string) =>
			known.find(({ slug }) => slug.startsWith(`${category}|`) && record.stakeholders.includes(slug))?.name ?? "-";
		const looked = {
			reference: record.reference,
			address: `${Location?.StreetName} ${Location?.HouseNumber}`,
			postalCode: Location?.PostalCode ?? "-",
			city: Location?.CityName ?? "-",
			municipality: party("municipality"),
			statusLabel: record.status.label,
			contractor: party("contractor"),
			gridOperator: party("gridoperator"),
		};
		for (const [key, text] of Object.entries(looked)) {
			screens.show("vlaanderen", "cpo", `/realisatie/actief?rijen=100&zoek=${encodeURIComponent(text)}`);
			expect([key, text, (await rowsShown()).some((row) => row.includes(record.reference))]).toEqual([key, text, true]);
		}
		screens.show("vlaanderen", "cpo", "/realisatie/actief?zoek=Zzzonvindbaar");
		expect(await screen.findByText("Er zijn geen resultaten die voldoen aan uw criteria.")).toBeDefined();
	});
});

describe("the guided tour", () => {
	it.each(all)("PLA-144 of %s is shown to who opens the product for the first time, where the tenant allows it", async (tenant) => {
		screens.show(tenant, workerOf(tenant), "/realisatie/actief", { newcomer: true });
		const allowed = ["go-ral", "park-n-charge", "opcharge", "vlaanderen"].includes(tenant);
		if (allowed) expect(await screen.findByRole("dialog", { name: "Rondleiding" })).toBeDefined();
		else {
			await rowsShown();
			expect(screen.queryByRole("dialog", { name: "Rondleiding" })).toBeNull();
		}
	});
});

/** The label of the state in a row of the list of all processes. */
const stateOf = ({ status }: RealisationRecord) =>
	status.cancelled.enabled ? "Geannuleerd" : status.completed.enabled ? "Afgerond" : status.onhold.enabled ? "On hold" : undefined;

describe("a process that is not active", () => {
	it("PLA-042 is called Afgerond, Geannuleerd or On hold in the list", async () => {
		const found = new Set<string>();
		for (const word of ["onhold", "geannuleerd", "afgerond"]) {
			const records = new Map((await screens.processes("go-ral", () => true)).map((record) => [record.reference, record]));
			screens.show("go-ral", "municipality", `/realisatie/${word}`);
			for (const row of await rowsShown()) {
				const record = [...records.values()].find(({ reference }) => row.includes(reference));
				const label = record === undefined ? undefined : stateOf(record);
				expect([row, label !== undefined && row.includes(label)]).toEqual([row, true]);
				found.add(label ?? "");
			}
		}
		expect([...found].sort()).toEqual(["Afgerond", "Geannuleerd", "On hold"]);
	});
});

describe("words about requests and places", () => {
	it("are said only where the tenant has any: in the help of tags, at their boxes, and among the keys", async () => {
		const said: Record<string, boolean> = {};
		for (const tenant of screens.tenants) {
			const requests = (screens.deployment.app.tenants.find(tenant)?.access.requestlist ?? []).length > 0;
			said[tenant] = requests;
			screens.show(tenant, "admin", "/beheer/tags");
			await screen.findByRole("complementary", { name: "Toelichting" });
			const main = screen.getByRole("main");
			await waitFor(() => expect(within(main).queryAllByRole("group").length).toBeGreaterThan(0));
			expect([tenant, /aanvra(ag|gen)/i.test(main.textContent ?? "")]).toEqual([tenant, requests]);
			fireEvent.click(screen.getByRole("button", { name: "Sneltoetsen (?)" }));
			const keys = await screen.findByRole("dialog", { name: "Sneltoetsen" });
			const sees = screens.deployment.app.tenants.find(tenant)?.access.requestlist?.includes("admin") === true;
			expect([tenant, /aanvraag/i.test(keys.textContent ?? "")]).toEqual([tenant, sees]);
		}
		expect([...new Set(Object.values(said))].sort()).toEqual([false, true]);
	});

	it("are said at Herstel only of a process with a connected location", async () => {
		const isLinked = ({ Locations }: RealisationRecord) => Locations.selected.locationUuid !== null;
		const seen = new Set<boolean>();
		for (const tenant of screens.tenants)
			for (const linked of [true, false]) {
				const [record] = await screens.processes(
					tenant,
					(each) => each.status.cancelled.enabled && !each.status.completed.enabled && isLinked(each) === linked,
				);
				if (record === undefined) continue;
				await screens.showStep(tenant, workerOf(tenant), record.uuid, record.flow.state[0]?.step ?? "1");
				fireEvent.click(await screen.findByRole("button", { name: "Herstel" }));
				const dialog = await screen.findByRole("dialog");
				expect([record.reference, /locatie/.test(dialog.textContent ?? "")]).toEqual([record.reference, linked]);
				seen.add(linked);
			}
		expect(seen.has(false)).toBe(true);
	});
});
