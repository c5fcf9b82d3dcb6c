import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleRecord } from "../../test-support/example-record.ts";
import { exampleSpecification } from "../../test-support/example-specification.ts";
import { answer, fakeApi, page } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";

const day = 86_400_000;

afterEach(() => {
	cleanup();
	localStorage.clear();
});

function open(query = "") {
	const records = [5, 40, 90].map((days, index) => exampleRecord({ number: index + 1, createdAt: Date.now() - days * day }));
	fakeApi({
		"GET processes/realisation": page(records),
		"GET processes/specification*": exampleSpecification,
		"GET lists/realisations/waits": answer([]),
	});
	return renderApplication(`/realisatie/actief${query}`);
}

const references = () => screen.queryAllByRole("link", { name: /^VB-/ }).map((link) => link.textContent);

it("asks anything of a column by the keyboard alone, shows it as a sentence in the address's place, and takes it away", async () => {
	const { address } = open();
	await screen.findByRole("link", { name: "VB-00001" });
	await screen.findByRole("button", { name: "Filter" });
	await userEvent.keyboard("f");
	const dialog = within(await screen.findByRole("dialog", { name: "Filter toevoegen" }));
	await userEvent.selectOptions(dialog.getByLabelText("Kolom"), "Dagen");
	await userEvent.selectOptions(dialog.getByLabelText("Voorwaarde"), "groter dan");
	await userEvent.type(dialog.getByLabelText("Waarde"), "veel{Enter}");
	expect(dialog.getByText(/^Dit is geen getal/)).toBeDefined();
	await userEvent.clear(dialog.getByLabelText("Waarde"));
	await userEvent.type(dialog.getByLabelText("Waarde"), "30{Enter}");
	const chip = await screen.findByRole("button", { name: "Filter Dagen > 30 verwijderen" });
	await waitFor(() => expect(references().toSorted()).toEqual(["VB-00002", "VB-00003"]));
	expect(decodeURIComponent(address())).toBe("/realisatie/actief?dagen=gt:30");
	await userEvent.click(chip);
	await waitFor(() => expect(references()).toHaveLength(3));
});

it("reads what the address asks, and leaves what is typed into a filter a plain text", async () => {
	const { address } = open("?dagen=tussen:30..60");
	await screen.findByRole("link", { name: "VB-00002" });
	expect(references()).toEqual(["VB-00002"]);
	expect(screen.getByRole("button", { name: "Filter Dagen van 30 tot en met 60 verwijderen" })).toBeDefined();
	await userEvent.type(screen.getByRole("searchbox", { name: "Zoeken in de processen" }), "leeg");
	await waitFor(() => expect(references()).toEqual([]));
	expect(decodeURIComponent(address())).toBe("/realisatie/actief?zoek=leeg&dagen=tussen:30..60");
});

it("reads numbers and days as Dutch people write them, and says what is wrong with what is neither", async () => {
	const { address } = open();
	await screen.findByRole("link", { name: "VB-00001" });
	const ask = async (column: string, word: string, ...typed: readonly string[]) => {
		if (screen.queryByRole("dialog", { name: "Filter toevoegen" }) === null)
			await userEvent.click(await screen.findByRole("button", { name: "Filter" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Filter toevoegen" }));
		await userEvent.selectOptions(dialog.getByLabelText("Kolom"), column);
		await userEvent.selectOptions(dialog.getByLabelText("Voorwaarde"), word);
		const fields = dialog.getAllByRole("textbox");
		for (const [index, value] of typed.entries()) await userEvent.type(fields[index] as HTMLElement, value);
		await userEvent.click(dialog.getByRole("button", { name: "Voeg toe" }));
		return dialog;
	};
	await ask("Dagen", "is", "1.000");
	expect(await screen.findByRole("button", { name: "Filter Dagen is 1.000 verwijderen" })).toBeDefined();
	await ask("Dagen", "tussen", "60", "30,5");
	expect(await screen.findByRole("button", { name: "Filter Dagen van 30,5 tot en met 60 verwijderen" })).toBeDefined();
	const numbers = await ask("Dagen", "is", "veel");
	expect(numbers.getByText(/^Dit is geen getal/)).toBeDefined();
	const days = await ask("Bijgewerkt", "na", "31-02-2026");
	expect(days.getByText("Vul een datum in, bijvoorbeeld 24-12-2026.")).toBeDefined();
	await userEvent.clear(days.getByLabelText("Waarde"));
	await userEvent.type(days.getByLabelText("Waarde"), "1 nov 2026{Enter}");
	expect(await screen.findByRole("button", { name: "Filter Bijgewerkt na 01-11-2026 verwijderen" })).toBeDefined();
	expect(decodeURIComponent(address())).toBe("/realisatie/actief?dagen=1000&dagen=tussen:30.5..60&bijgewerkt=na:2026-11-01");
});

it("takes what the product says itself for a filter, and puts a range that is typed backwards in order", async () => {
	const { address } = open();
	await screen.findByRole("link", { name: "VB-00001" });
	const type = async (typed: string, sentence: string) => {
		await userEvent.click(await screen.findByRole("button", { name: "Filter" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Filter toevoegen" }));
		await userEvent.type(dialog.getByRole("searchbox", { name: "Typ een filter" }), `${typed}{Enter}`);
		expect(await screen.findByRole("button", { name: `Filter ${sentence} verwijderen` })).toBeDefined();
	};
	await type("dagen tussen 60 en 30", "Dagen van 30 tot en met 60");
	await type("wacht op mij", "Wacht op mij");
	await type("langer dan 35 dagen", "Dagen > 35");
	expect(decodeURIComponent(address())).toBe("/realisatie/actief?wacht-op=mij&dagen=tussen:30..60&dagen=gt:35");
});
