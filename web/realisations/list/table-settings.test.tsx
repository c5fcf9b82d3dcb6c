import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleRecord } from "../../test-support/example-record.ts";
import { fakeApi, page } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";

const many = Array.from({ length: 25 }, (_, index) => exampleRecord({ number: index + 1 }));
const entry = "laadstroom.settings";
const part = "table.realisations";

async function open(path = "/realisatie/actief") {
	fakeApi({ "GET processes/realisation": page(many) });
	const { address } = renderApplication(path);
	await screen.findByRole("table");
	return address;
}
const rows = () => screen.queryAllByRole("link", { name: /^VB-/ }).length;
const pager = () => screen.getAllByLabelText<HTMLSelectElement>("Rijen per pagina").at(-1) as HTMLSelectElement;
const tab = () => screen.getByRole("button", { name: "Instellingen" });
const settings = async () => within(await screen.findByRole("group", { name: "Instellingen van de lijst" }));
const columns = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

afterEach(() => {
	cleanup();
	localStorage.clear();
});

describe("a person's table settings", () => {
	it("REQ-061 the open tab of the controls, rows a page and layout are kept in the browser, for this table", async () => {
		await open();
		expect(rows()).toBe(10);
		await userEvent.click(tab());
		const form = await settings();
		await userEvent.selectOptions(form.getByLabelText("Rijen per pagina"), "20");
		await userEvent.selectOptions(form.getByLabelText("Indeling"), "Oude weergave");
		await userEvent.click(form.getByRole("button", { name: "Compact" }));
		expect(JSON.parse(localStorage.getItem(entry) ?? "")[part]).toEqual({
			pageSize: 20,
			layout: "export",
			columns: null,
			density: "compact",
			tab: "settings",
		});
		cleanup();
		const address = await open();
		await waitFor(() => expect(rows()).toBe(20));
		expect(pager().value).toBe("20");
		expect(columns()).toContain("Netbeheerder");
		expect((await settings()).getByRole("button", { name: "Compact" }).getAttribute("aria-pressed")).toBe("true");
		expect(address()).toBe("/realisatie/actief");
		await userEvent.click(tab());
		expect(screen.queryByRole("group", { name: "Instellingen van de lijst" })).toBeNull();
	});

	it("REQ-143 starts with the layout default and ten rows", async () => {
		await open();
		expect(rows()).toBe(10);
		expect(columns()).toEqual(["Referentie", "Adres", "Stap", "Dagen", "Type", "Opmerkingen", "VKB", "Bijgewerkt"]);
		await userEvent.click(tab());
		expect((await settings()).getByLabelText<HTMLSelectElement>("Indeling").value).toBe("default");
	});

	it("a URL with a number of rows and a layout takes precedence over the stored settings", async () => {
		localStorage.setItem(entry, JSON.stringify({ [part]: { pageSize: 50, layout: "export", density: "comfortable" } }));
		await open("/realisatie/actief?rijen=20&weergave=default");
		await waitFor(() => expect(rows()).toBe(20));
		expect(columns()).not.toContain("Netbeheerder");
	});

	it("an unknown layout is reported, with a way out", async () => {
		fakeApi({ "GET processes/realisation": page(many) });
		const { address } = renderApplication("/realisatie/actief?weergave=nergens");
		expect(await screen.findByText("Deze indeling bestaat niet: nergens.")).toBeTruthy();
		expect(screen.queryByRole("table")).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "Toon de indeling Standaard" }));
		await screen.findByRole("table");
		expect(address()).toBe("/realisatie/actief");
	});

	it.each(["{", "7", '"x"', `{"${part}":{"pageSize":13,"density":"huge","layout":"nergens","tab":7}}`, `{"${part}":[]}`, "null"])(
		"what cannot be read, such as %s, counts as nothing",
		async (kept) => {
			localStorage.setItem(entry, kept);
			await open();
			expect(rows()).toBe(10);
			expect(tab().getAttribute("aria-expanded")).toBe("false");
			expect(screen.getByRole("table").getAttribute("data-density")).toBe("comfortable");
		},
	);
});
