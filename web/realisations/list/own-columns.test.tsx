import { afterEach, expect, it } from "@jest/globals";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleRecord } from "../../test-support/example-record.ts";
import { fakeApi, page } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";

const records = Array.from({ length: 3 }, (_, index) => exampleRecord({ number: index + 1 }));

async function open(query = "") {
	fakeApi({ "GET processes/realisation": page(records) });
	const { address } = renderApplication(`/realisatie/actief${query}`);
	await screen.findByRole("table");
	return () => new URLSearchParams(address().split("?")[1]).get("kolommen");
}

async function openColumns() {
	await userEvent.keyboard("o");
	return within(await screen.findByRole("region", { name: "Kolommen" }));
}

const headings = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const heading = (name: string) => screen.getByRole("columnheader", { name });
const standard = ["Referentie", "Adres", "Stap", "Dagen", "Type", "Opmerkingen", "VKB", "Bijgewerkt"];

afterEach(() => {
	cleanup();
	localStorage.clear();
});

it("has the columns that the address names, in that order and so wide, and leaves out what it cannot have", async () => {
	await open("?kolommen=adres:240,referentie,nergens,adres:90,klant,zoek,gestart:9999&sorteer=-gestart");
	expect(headings()).toEqual(["Adres", "Referentie", "Gestart"]);
	expect(heading("Adres").style.width).toBe("240px");
	expect(heading("Gestart").style.width).toBe("");
	expect(heading("Gestart").getAttribute("aria-sort")).toBe("descending");
	expect(screen.getAllByRole("link", { name: records[0]?.address ?? "" }).length).toBeGreaterThan(0);
});

it.each(["", ",,", "nergens:100", "zoek", "klant", "__proto__,constructor"])(
	"has the standard columns where the address names none: %s",
	async (named) => {
		await open(`?kolommen=${named}`);
		expect(headings()).toEqual(standard);
	},
);

it("by keys alone a column is added, moved, sized and taken away; the focus stays where it was, and it is said", async () => {
	const address = await open();
	const columns = await openColumns();
	expect(document.activeElement).toBe(columns.getByRole("heading", { name: "Kolommen" }));
	const more = columns.getByRole<HTMLSelectElement>("combobox", { name: "Kolom erbij" });
	expect([...more.options].map(({ text }) => text)).toEqual(expect.not.arrayContaining(["Adres", "Klant", "Zoeken in de processen"]));
	await userEvent.selectOptions(more, "Gestart");
	columns.getByRole("button", { name: "Voeg kolom toe" }).focus();
	await userEvent.keyboard("{Enter}");
	await waitFor(() => expect(headings()).toEqual([...standard, "Gestart"]));

	const up = columns.getByRole("button", { name: "Gestart naar voren" });
	up.focus();
	await userEvent.keyboard("{Enter}");
	await waitFor(() => expect(headings()).toEqual([...standard.slice(0, -1), "Gestart", "Bijgewerkt"]));
	expect(columns.getByRole("status").textContent).toBe("Gestart staat nu op plaats 8 van 9.");
	expect(document.activeElement).toBe(up);
	await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
	await waitFor(() => expect(headings()).toEqual([...standard, "Gestart"]));
	expect(document.activeElement).toBe(up);

	const width = columns.getByRole("textbox", { name: "Breedte van Adres" });
	await userEvent.type(width, "9{Enter}");
	expect(columns.getByText("40 tot 800")).toBeDefined();
	expect(heading("Adres").style.width).toBe("");
	await userEvent.clear(width);
	await userEvent.type(width, "310{Enter}");
	await waitFor(() => expect(heading("Adres").style.width).toBe("310px"));

	columns.getByRole("button", { name: "Type weghalen" }).focus();
	await userEvent.keyboard("{Enter}");
	await waitFor(() => expect(headings()).not.toContain("Type"));
	expect(document.activeElement).toBe(columns.getByRole("heading", { name: "Kolommen" }));
	expect(address()).toBe("referentie,adres:310,stap,dagen,opmerkingen,vkb,bijgewerkt,gestart");
});

it("are there again the next time, until they are standard again or the address names a layout", async () => {
	await open("?kolommen=referentie,adres");
	const columns = await openColumns();
	await userEvent.click(columns.getByRole("button", { name: "Adres naar voren" }));
	await waitFor(() => expect(headings()).toEqual(["Adres", "Referentie"]));
	cleanup();
	await open();
	expect(headings()).toEqual(["Adres", "Referentie"]);
	cleanup();
	await open("?weergave=default");
	expect(headings()).toEqual(standard);
	cleanup();
	const address = await open();
	await userEvent.click((await openColumns()).getByRole("button", { name: "Terug naar standaard" }));
	await waitFor(() => expect(headings()).toEqual(standard));
	expect(address()).toBeNull();
	cleanup();
	await open();
	expect(headings()).toEqual(standard);
	expect((await openColumns()).queryByRole("button", { name: "Terug naar standaard" })).toBeNull();
});

it("keeps one column at least, and moves none beyond the ends", async () => {
	await open("?kolommen=referentie");
	const columns = await openColumns();
	for (const name of ["Referentie weghalen", "Referentie naar voren", "Referentie naar achteren"]) {
		const button = columns.getByRole("button", { name });
		expect(button.getAttribute("aria-disabled")).toBe("true");
		await userEvent.click(button);
	}
	expect(headings()).toEqual(["Referentie"]);
});

it("a column is dragged to another place, and to another width", async () => {
	const address = await open("?kolommen=referentie,adres,stap");
	const columns = await openColumns();
	const rows = columns.getAllByRole("listitem");
	fireEvent.dragStart(rows[2] as HTMLElement);
	fireEvent.drop(rows[0] as HTMLElement);
	await waitFor(() => expect(headings()).toEqual(["Stap", "Referentie", "Adres"]));

	const grip = heading("Adres").querySelector("[aria-hidden]:last-child") as HTMLElement;
	const point = (name: string, clientX: number) => fireEvent(grip, new MouseEvent(name, { bubbles: true, clientX, buttons: 1 }));
	point("pointerdown", 100);
	await waitFor(() => expect(screen.getByRole("table").style.tableLayout).toBe("fixed"));
	point("pointermove", 350);
	point("pointerup", 350);
	await waitFor(() => expect(heading("Adres").style.width).toBe("250px"));
	expect(screen.getByRole("table").style.tableLayout).toBe("");
	expect(address()).toBe("stap,referentie,adres:250");
});
