import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { drawForm } from "../test-support/draw-form.tsx";

afterEach(cleanup);

const quotations = {
	Quotations: {
		type: "array",
		title: "Offertes",
		items: {
			type: "object",
			properties: { PartyName: { type: "string", title: "Naam partij" }, deleted_at: { type: "integer", title: "Verwijderd op" } },
		},
	},
};
const ui = { Quotations: { "ui:widget": "repeatable", "ui:options": { itemText: "Offerte", addText: "Voeg een offerte toe" } } };
const focused = () => document.activeElement;

describe("a list of items", () => {
	it("moves the focus to the first field of a new item", async () => {
		const { user, values } = drawForm({ properties: quotations, ui });
		await user.click(screen.getByRole("button", { name: "Voeg een offerte toe" }));
		await waitFor(() => expect(focused()).toBe(screen.getByLabelText(/Naam partij/)));
		await user.keyboard("De Vries");
		expect(values().Quotations).toEqual([{ PartyName: "De Vries" }]);
	});

	it("REA-183 hides a removed item and marks it with deleted_at instead of erasing it", async () => {
		const start = { Quotations: [{ PartyName: "Een" }, { PartyName: "Twee" }] };
		const { user, values } = drawForm({ properties: quotations, ui, values: start });
		await user.click(screen.getByRole("button", { name: "Verwijder Offerte 1" }));
		expect(values().Quotations).toEqual([{ PartyName: "Een", deleted_at: expect.any(Number) }, { PartyName: "Twee" }]);
		expect(screen.getAllByLabelText(/Naam partij/)).toHaveLength(1);
	});

	it("puts a removed item back with Ongedaan maken", async () => {
		const start = { Quotations: [{ PartyName: "Een" }] };
		const { user, values } = drawForm({ properties: quotations, ui, values: start });
		await user.click(screen.getByRole("button", { name: "Verwijder Offerte 1" }));
		await waitFor(() => expect(focused()).toBe(screen.getByRole("button", { name: "Voeg een offerte toe" })));
		await user.click(screen.getByRole("button", { name: "Ongedaan maken" }));
		expect(values()).toEqual(start);
	});
});

describe("a list of ids", () => {
	const ids = { type: "array", title: "Laadpaal ID", items: { type: "object", properties: { Identifier: { type: "string" } } } };

	it("keeps objects, adds at the end and focuses what was added", async () => {
		const { user, values } = drawForm({ properties: { ids }, ui: { ids: { "ui:widget": "identifiers" } } });
		await user.type(screen.getByRole("textbox", { name: "Laadpaal ID 1" }), "NL_1");
		await user.click(screen.getByRole("button", { name: "Voeg een ID toe" }));
		await waitFor(() => expect(focused()).toBe(screen.getByRole("textbox", { name: "Laadpaal ID 2" })));
		await user.keyboard("NL_2");
		expect(values().ids).toEqual([{ Identifier: "NL_1" }, { Identifier: "NL_2" }]);
	});

	it("marks a removed one, and can undo that", async () => {
		const start = { ids: [{ Identifier: "NL_1" }, { Identifier: "NL_2" }] };
		const { user, values } = drawForm({ properties: { ids }, ui: { ids: { "ui:widget": "identifiers" } }, values: start });
		await user.click(screen.getByRole("button", { name: "Verwijder Laadpaal ID 1" }));
		expect(values().ids).toEqual([{ Identifier: "NL_1", deleted_at: expect.any(Number) }, { Identifier: "NL_2" }]);
		await waitFor(() => expect(focused()).toBe(screen.getByRole("button", { name: "Voeg een ID toe" })));
		await user.click(screen.getByRole("button", { name: "Ongedaan maken" }));
		expect(values()).toEqual(start);
	});
});
