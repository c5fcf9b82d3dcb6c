import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { TenantDefinition } from "../../../engine/index.ts";
import { axeFindings } from "../../test-support/axe-findings.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps } from "../../test-support/step-process.ts";
import { tenantFile } from "../../test-support/tenant-file.ts";

afterEach(cleanup);

/** Opens the screen with a tenant's file. */
async function openLists(list: string, more: Partial<TenantDefinition> = {}) {
	const begun = { ...tenantFile, ...more };
	const opened = await openWorkbench(`/werkbank/lijsten?lijst=${list}`, threeSteps, /naar voren$/, { "tenant.json": begun });
	const tenant = () => JSON.parse(opened.textOf("tenant.json")) as TenantDefinition;
	return { ...opened, begun, tenant };
}
const items = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("listitem");
const headings = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const columnsOf = ({ lists }: TenantDefinition) => lists?.realisations?.layouts?.[0]?.columns;
/** A list of the tenant's own with these columns, so that changes can be told apart from the product's defaults. */
const own = (columns: readonly object[]) =>
	({
		lists: { realisations: { layouts: [{ name: "default", columns }], filters: [{ field: "step" }], sheet: [{ field: "reference" }] } },
	}) as Partial<TenantDefinition>;
const few = [{ field: "reference" }, { field: "address" }, { field: "step" }];

describe("what the lists search in", () => {
	it("is changed twice before the first change is shown, and both stand", async () => {
		const { user, tenant, reading, begun } = await openLists("realisations");
		const more = ["Regio", "PID"].map((name) => screen.getByLabelText(name));
		reading.hold();
		for (const each of more) await user.click(each);
		reading.release();
		await waitFor(() => expect(tenant().search.keys).toEqual([...begun.search.keys, "region", "pid"]));
	});
});

describe("the columns of a list", () => {
	it("are chosen among the forms' fields, which get a name of their own with it, and one undo takes both back", async () => {
		const { user, tenant, begun } = await openLists("realisations");
		await user.selectOptions(screen.getByRole("combobox", { name: "Kolom erbij" }), "Oordeel in woorden");
		const [add] = within(screen.getByRole("region", { name: "Kolommen" })).getAllByRole("button", { name: "Voeg toe" });
		if (add !== undefined) await user.click(add);
		await waitFor(() => expect(columnsOf(tenant())?.at(-1)).toEqual({ field: "words" }));
		expect(tenant().lists?.realisations?.fields).toEqual({
			words: { label: "Oordeel in woorden", word: "oordeel-in-woorden", path: "values.Advice.Words" },
		});
		await waitFor(() => expect(headings().at(-1)).toBe("Oordeel in woorden"));
		// The focus moves to the item that was added.
		await waitFor(() => expect(document.activeElement?.closest("li")?.dataset.key).toBe("words"));
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(tenant()).toEqual(begun));
	});

	it("go as many places as they are moved before the first move is shown, and keep two changes of one", async () => {
		const { user, tenant, reading } = await openLists("realisations", own(few));
		const [first, second] = ["Referentie naar achteren", "Adres naar achteren"].map((name) => screen.getAllByRole("button", { name })[0]);
		if (first === undefined || second === undefined) throw new Error("nothing moves it");
		reading.hold();
		await user.click(first);
		// Two changes that wait for the first one also wait for each other.
		await user.click(second);
		await user.click(second);
		reading.release();
		await waitFor(() => expect(columnsOf(tenant())?.map(({ field }) => field)).toEqual(["reference", "step", "address"]));
		reading.hold();
		await user.type(screen.getByRole("textbox", { name: "Kop van Adres" }), "Waar{Enter}");
		await user.click(screen.getByRole("checkbox", { name: "Adres in de export" }));
		reading.release();
		await waitFor(() => expect(columnsOf(tenant())?.at(-1)).toEqual({ field: "address", label: "Waar", export: false }));
	});

	it("move by keys, and the focus goes with them; widths and headings are those of the table", async () => {
		const { user, tenant } = await openLists("realisations", own(few));
		screen.getAllByRole("button", { name: "Referentie naar achteren" })[0]?.focus();
		await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
		await waitFor(() => expect(columnsOf(tenant())?.map(({ field }) => field)).toEqual(["address", "reference", "step"]));
		await waitFor(() => expect(headings()).toEqual(["Adres", "Referentie", "Stap"]));
		expect(document.activeElement?.getAttribute("aria-label")).toBe("Referentie naar achteren");
		const width = screen.getByRole("textbox", { name: "Breedte van Adres in pixels" });
		await user.type(width, "12{Enter}");
		expect((await screen.findByRole("alert")).textContent).toBe("Vul een heel getal van 40 tot en met 800 in.");
		await user.clear(width);
		await user.type(width, "240{Enter}");
		await user.type(screen.getByRole("textbox", { name: "Kop van Adres" }), "Waar{Enter}");
		await waitFor(() => expect(columnsOf(tenant())?.[0]).toEqual({ field: "address", label: "Waar", width: 240 }));
		expect(headings()[0]).toBe("Waar");
	});

	it("go back to the product's, and begin in the order whose heading is pressed", async () => {
		const { user, tenant, begun } = await openLists("realisations", own(few));
		await user.click(within(screen.getByRole("columnheader", { name: "Stap" })).getByRole("button"));
		await waitFor(() => expect(tenant().lists?.realisations?.sort).toEqual({ field: "step" }));
		const begin = within(screen.getByRole("region", { name: "Waarmee iedereen begint" }));
		const offered = begin.getByRole<HTMLSelectElement>("combobox", { name: "Volgorde op" });
		expect([...offered.options].map(({ text }) => text).toSorted()).toEqual(["Adres", "Referentie", "Stap"]);
		await user.selectOptions(offered, "Referentie");
		const references = () => screen.getAllByRole("cell", { name: /-0000\d$/ }).map(({ textContent }) => textContent?.slice(-1));
		await waitFor(() => expect(references()).toEqual(["1", "2", "3", "4"]));
		await user.selectOptions(begin.getByRole("combobox", { name: "Richting" }), "Aflopend");
		await waitFor(() => expect(references()).toEqual(["4", "3", "2", "1"]));
		await user.click(
			within(screen.getByRole("region", { name: "Waarmee iedereen begint" })).getByRole("button", { name: "Terug naar standaard" }),
		);
		await waitFor(() => expect(tenant()).toEqual(begun));
		await user.click(within(screen.getByRole("region", { name: "Kolommen" })).getByRole("button", { name: "Terug naar standaard" }));
		await waitFor(() => expect(columnsOf(tenant())).toBeUndefined());
		await waitFor(() => expect(headings().length).toBeGreaterThan(3));
	});
});

describe("what else a list has", () => {
	it("is its filters, its tabs and what it searches in", async () => {
		const { user, tenant } = await openLists("realisations");
		await user.click(screen.getByRole("button", { name: "Zoeken in de processen weghalen" }));
		await waitFor(() => expect(tenant().lists?.realisations?.filters?.[0]).toEqual({ field: "step" }));
		await user.click(await screen.findByRole("checkbox", { name: "Onder ‘Meer filters’: Gemeente" }));
		await waitFor(() => expect(tenant().lists?.realisations?.filters?.[1]).toEqual({ field: "municipality", more: true }));
		const [tab] = items("Tabs");
		await user.clear(within(tab ?? document.body).getByRole("textbox"));
		await user.type(within(tab ?? document.body).getByRole("textbox"), "Lopend{Enter}");
		await waitFor(() => expect(tenant().filterWords[0]?.label).toBe("Lopend"));
		await user.click(screen.getByRole("checkbox", { name: "Postcode" }));
		await waitFor(() => expect(tenant().search.keys).toEqual([...tenantFile.search.keys, "postalCode"]));
	});

	it("is what a role begins it with: the address is pasted as it stands, and a name there is not is a problem", async () => {
		const { user, tenant } = await openLists("realisations");
		const part = within(screen.getByRole("region", { name: "Waarmee een rol begint" }));
		await user.selectOptions(part.getByRole("combobox", { name: "Rol erbij" }), "CPO");
		await user.click(part.getByRole("button", { name: "Voeg toe" }));
		const view = await part.findByRole("textbox", { name: "Waarmee CPO begint" });
		await user.click(view);
		await user.paste("https://laadstroom.example/realisatie/actief?wacht-op=mij");
		await user.keyboard("{Enter}");
		await waitFor(() => expect(tenant().lists?.realisations?.starts).toEqual([{ roles: ["cpo"], view: "/actief?wacht-op=mij" }]));
		await user.clear(view);
		await user.type(view, "?wacht=mij{Enter}");
		const problems = await screen.findByRole("region", { name: "Problemen" });
		expect(within(problems).getAllByRole("article").length).toBe(1);
		await user.click(part.getByRole("button", { name: "Terug naar standaard" }));
		await waitFor(() => expect(tenant().lists?.realisations?.starts).toBeUndefined());
	});

	it("has its problems beside it", async () => {
		await openLists("realisations", own([{ field: "reference" }, { field: "weg" }]));
		const problems = await screen.findByRole("region", { name: "Problemen" });
		expect(within(problems).getAllByRole("article").length).toBe(1);
		expect(await axeFindings()).toEqual([]);
	});
});

describe("the reports", () => {
	it("are put in order and named; the product's menu becomes the tenant's own with the first change", async () => {
		const { user, tenant, begun } = await openLists("reports");
		await user.click(screen.getByRole("button", { name: "Beoordelingen naar voren" }));
		await waitFor(() => expect(tenant().reports?.menu?.[0]?.items[0]?.name).toBe("RequestJudgement"));
		await user.click(screen.getByRole("button", { name: "Kerncijfers weghalen" }));
		await waitFor(() => expect(tenant().reports?.menu?.[0]?.items.map(({ name }) => name)).not.toContain("KeyMetrics"));
		const years = screen.getByRole("textbox", { name: /^Jaren/ });
		await user.clear(years);
		await user.type(years, "2025, later{Enter}");
		expect((await screen.findByRole("alert")).textContent).toContain("Schrijf jaren van vier cijfers");
		await user.clear(years);
		await user.type(years, "2025, 2026{Enter}");
		await waitFor(() => expect(tenant().reports?.years).toEqual([2025, 2026]));
		for (const _ of [1, 2, 3]) {
			const before = JSON.stringify(tenant());
			await user.click(screen.getByRole("button", { name: "Draai terug" }));
			await waitFor(() => expect(JSON.stringify(tenant())).not.toBe(before));
		}
		expect(tenant()).toEqual(begun);
	});
});
