import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { drawForm } from "../test-support/draw-form.tsx";

afterEach(cleanup);

const option = (value: string, title: string, inactive = false) => ({ const: value, title, ...(inactive ? { "x-inactive": true } : {}) });
const choice = (...oneOf: readonly object[]) => ({ type: "string", title: "Advies", oneOf });

describe("a field with options", () => {
	it("REA-386 is radio buttons for two short options, and a select otherwise", () => {
		drawForm({ properties: { two: choice(option("a", "Laadpaal"), option("b", "Laadplein")) } });
		expect(within(screen.getByRole("radiogroup", { name: /Advies/ })).getAllByRole("radio")).toHaveLength(2);
		cleanup();
		drawForm({ properties: { three: choice(option("a", "Ja"), option("b", "Nee"), option("c", "Weet niet")) } });
		expect(screen.getByRole("combobox", { name: /Advies/ }).tagName).toBe("SELECT");
		cleanup();
		drawForm({
			properties: { long: choice(option("a", "Alternatief afwijzen en een nieuwe locatie voorstellen"), option("b", "Accepteren")) },
		});
		expect(screen.getByRole("combobox", { name: /Advies/ })).toBeTruthy();
	});

	it("REA-385 marks an inactive option with ' (inactief)'", () => {
		drawForm({
			properties: { advice: choice(option("a", "Een"), option("b", "Twee"), option("c", "Drie", true)) },
			values: { advice: "c" },
		});
		expect(screen.getByRole("option", { name: "Drie (inactief)" })).toBeTruthy();
	});

	it("has no value that nobody chose, required or not", () => {
		const { values } = drawForm({
			properties: { advice: choice(option("yes", "Positief"), option("no", "Negatief")) },
			required: ["advice"],
		});
		expect(values()).toEqual({});
		expect(screen.getAllByRole("radio").every((radio) => !(radio as HTMLInputElement).checked)).toBe(true);
	});

	it("keeps and shows a value that is not in its list", () => {
		drawForm({ properties: { advice: choice(option("a", "Een"), option("b", "Twee"), option("c", "Drie")) }, values: { advice: "oud" } });
		expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("oud");
	});

	it("as a tick box has its help under its own label, and a screen reader reads it with the box", () => {
		const help = "Ook aanvinken als er geen meerwerk is.";
		drawForm({
			properties: { extra: { type: "boolean", title: "Het meerwerk is bevestigd", description: help } },
			ui: { extra: { "ui:widget": "checkbox" } },
		});
		const box = screen.getByRole("checkbox", { name: "Het meerwerk is bevestigd", description: help });
		expect(box.compareDocumentPosition(screen.getByText(help)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
	});

	it("with many options is searched", async () => {
		const many = Array.from({ length: 13 }, (_, index) => option(`v${index}`, `Optie ${index}`));
		drawForm({ properties: { advice: choice(...many) } });
		await waitFor(() => expect(screen.getByRole("combobox", { name: /Advies/ }).tagName).toBe("INPUT"));
	});

	it("with many options takes what is typed: the first that has it at Enter, one in full and none when the field is left", async () => {
		const many = Array.from({ length: 13 }, (_, index) => option(`v${index}`, `Optie ${index}`));
		const { user, values } = drawForm({ properties: { advice: choice(...many) }, values: { advice: "v3" } });
		const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: /Advies/ });
		await waitFor(() => expect(field().tagName).toBe("INPUT"));
		const type = async (typed: string, then: string) => {
			await user.clear(field());
			await user.type(field(), `${typed}${then}`);
			return values().advice;
		};
		expect(await type("optie 12", "{Enter}")).toBe("v12");
		// The one that is chosen, in part and in full.
		expect(await type("optie 12", "{Enter}")).toBe("v12");
		expect(await type("Optie 12", "{Enter}")).toBe("v12");
		expect(await type("optie 1", "{Enter}")).toBe("v1");
		expect(await type("optie 1", "{Backspace}{Backspace}{ArrowDown}{ArrowDown}{Enter}")).toBe("v2");
		expect(await type("", "{Enter}")).toBeUndefined();
		expect(await type("optie 1", "{Tab}")).toBe("v1");
		expect(field().value).toBe("Optie 1");
		expect(await type("opt", "{Tab}")).toBe("v1");
		expect(field().value).toBe("Optie 1");
		await user.clear(field());
		await user.tab();
		expect(values().advice).toBeUndefined();
		expect(field().value).toBe("");
	});

	it("with several answers stores them in the order of the list", async () => {
		const works = {
			type: "array",
			title: "Voorbereiding",
			items: { type: "string", oneOf: [option("a", "Belijning"), option("b", "Omtegeling")] },
		};
		const { user, values } = drawForm({ properties: { works }, ui: { works: { "ui:widget": "checkboxes" } } });
		await user.click(screen.getByRole("checkbox", { name: "Omtegeling" }));
		await user.click(screen.getByRole("checkbox", { name: "Belijning" }));
		expect(values().works).toEqual(["a", "b"]);
	});

	it("with one option can be a checkbox: that option, or nothing", async () => {
		const { user, values } = drawForm({
			properties: { confirmed: { type: "string", title: "Bevestigd", oneOf: [option("accepted", "Ja")] } },
			ui: { confirmed: { "ui:widget": "checkbox" } },
		});
		const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Bevestigd" });
		await user.click(box);
		expect([values().confirmed, box.checked]).toEqual(["accepted", true]);
		await user.click(box);
		expect([values().confirmed, box.checked]).toEqual([undefined, false]);
	});

	it("offers an empty choice once, even if the list has one of its own", () => {
		drawForm({
			properties: { answer: choice(option("", ""), option("a", "Akkoord"), option("b", "Geen reactie"), option("c", "Negatief")) },
		});
		expect(screen.getAllByRole<HTMLOptionElement>("option").map(({ value }) => value)).toEqual(["", "a", "b", "c"]);
	});
});
