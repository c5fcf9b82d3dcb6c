import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { ItemCards } from "../templates/FieldFacts.tsx";
import { drawForm } from "../test-support/draw-form.tsx";
import { timeOf } from "../time-text.ts";

afterEach(cleanup);

const first = "5a0f6a52-7f0e-4c39-9a40-2b1f3f4be001";
const second = "5a0f6a52-7f0e-4c39-9a40-2b1f3f4be002";
const properties = {
	Orders: {
		type: "array",
		title: "Orders",
		items: {
			type: "object",
			properties: {
				uuid: { type: "string", title: "Kenmerk" },
				PartyName: { type: "string", title: "Naam partij" },
				Link: { type: "string", title: "Link", format: "url" },
			},
		},
	},
};
const ui = {
	Orders: { "ui:widget": "repeatable", "ui:options": { itemText: "Order", addText: "Voeg een order toe", emptyText: "Geen orders." } },
};
const values = {
	Approvals: [{ uuid: first, PartyName: "Noord" }],
	Orders: [
		{ uuid: first, PartyName: "Noord" },
		{ uuid: second, PartyName: "Eigen" },
	],
};

describe("a list derived from another", () => {
	it("allows items of its own, which can be removed; the others are removed where they came from", () => {
		drawForm({ properties, ui, values, chains: { Orders: { from: "Approvals", add: true } } });
		expect(screen.queryByRole("button", { name: "Verwijder Order 1" })).toBeNull();
		expect(screen.getByRole("button", { name: "Verwijder Order 2" })).toBeTruthy();
		expect(screen.getByRole("button", { name: "Voeg een order toe" })).toBeTruthy();
	});

	it("allows none where the flow does not say so", () => {
		drawForm({ properties, ui, values, chains: { Orders: { from: "Approvals" } } });
		expect(screen.queryByRole("button", { name: "Voeg een order toe" })).toBeNull();
	});

	it("shows what comes from elsewhere as text, and the rest as fields", () => {
		drawForm({ properties, ui, values, chains: { Orders: { from: "Approvals", read: ["PartyName"] } } });
		const order = screen.getByRole("group", { name: "Order 1" });
		expect(within(order).getByText("Noord")).toBeTruthy();
		expect(within(order).getAllByRole("textbox")).toHaveLength(1);
	});

	it("restores what an earlier save removed, with everything that was filled in", async () => {
		const removed = { Orders: [{ uuid: second, PartyName: "Eigen", Link: "https://voorbeeld.nl", deleted_at: 1 }] };
		drawForm({ properties, ui, values: removed });
		expect(screen.queryByRole("group", { name: "Order 1" })).toBeNull();
		(await screen.findByText("Verwijderd (1)")).click();
		screen.getByRole("button", { name: "Zet Eigen terug", hidden: true }).click();
		expect(((await screen.findByRole("textbox", { name: /^Link/ })) as HTMLInputElement).value).toBe("https://voorbeeld.nl");
	});

	it("is unrestricted if its items only originated there", () => {
		drawForm({ properties, ui, values, chains: { Orders: { from: "Approvals", once: true, add: true } } });
		expect(screen.getByRole("button", { name: "Verwijder Order 1" })).toBeTruthy();
	});

	it("gives a new item a uuid from the start", async () => {
		const { user, values: now } = drawForm({ properties, ui });
		expect(screen.getByText("Geen orders.")).toBeTruthy();
		await user.click(screen.getByRole("button", { name: "Voeg een order toe" }));
		await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Naam partij/)));
		await user.keyboard("Nieuw");
		expect(now().Orders).toEqual([{ uuid: expect.stringMatching(/^[0-9a-f-]{36}$/), PartyName: "Nieuw" }]);
	});
});

describe("a read-only list of items", () => {
	const field = {
		path: "Orders",
		schema: properties.Orders,
		options: { widget: "repeatable", itemText: "Order", emptyText: "Geen orders." },
	};

	it("shows them as cards, without removed ones, and a web address as a link", () => {
		const items = [
			{ PartyName: "Noord", Link: "https://orders.example/1" },
			{ PartyName: "Weg", deleted_at: 1 },
			{ PartyName: "Zuid", Link: "javascript:x" },
		];
		render(<ItemCards field={field} value={items} />);
		expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
			expect.stringContaining("Order 1"),
			expect.stringContaining("Zuid"),
		]);
		expect(screen.queryByText("Weg")).toBeNull();
		expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["https://orders.example/1"]);
	});

	it("says so when there are none", () => {
		render(<ItemCards field={field} value={undefined} />);
		expect(screen.getByText("Geen orders.")).toBeTruthy();
	});
});

describe("a typed time", () => {
	it.each([
		["9", "09:00"],
		["9:30", "09:30"],
		["09.30", "09:30"],
		["0930", "09:30"],
		["9 u 30", "09:30"],
		["13 uur", "13:00"],
		["25:00", "25:00"],
		["9:75", "9:75"],
		["straks", "straks"],
	])("%s reads %s", (typed, time) => {
		expect(timeOf(typed)).toBe(time);
	});
});
