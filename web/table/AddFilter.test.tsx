import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleFlow, exampleRecord } from "../test-support/example-record.ts";
import { answer, fakeApi, page } from "../test-support/fake-api.ts";
import { renderApplication } from "../test-support/render-application.tsx";

const day = 86_400_000;
const specification = answer({
	uuid: exampleFlow.uuid,
	version: exampleFlow.version,
	hash: "",
	label: "",
	steps: [],
	definition: exampleFlow,
	validators: "/x.js",
});

afterEach(() => {
	cleanup();
	localStorage.clear();
});

function open(query = "") {
	const records = [5, 40, 90].map((days, index) => exampleRecord({ number: index + 1, createdAt: Date.now() - days * day }));
	fakeApi({ "GET processes/realisation": page(records), "GET processes/specification*": specification });
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
	expect(dialog.getByText("Vul een waarde in die bij de voorwaarde past.")).toBeDefined();
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
