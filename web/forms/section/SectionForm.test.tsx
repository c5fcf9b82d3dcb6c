import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { drawForm } from "../test-support/draw-form.tsx";

afterEach(cleanup);

const text = (title: string, description?: string) => ({ type: "string", title, ...(description ? { description } : {}) });
const needed = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
	values.street ? {} : { street: "Dit is een vereist veld" };

/** Ids a control refers to that are not on the page. */
function danglingIds(container: HTMLElement): string[] {
	const referring = [...container.querySelectorAll("[aria-describedby], [aria-labelledby]")];
	const ids = referring.flatMap((element) =>
		`${element.getAttribute("aria-describedby") ?? ""} ${element.getAttribute("aria-labelledby") ?? ""}`.split(/\s+/),
	);
	return ids.filter((id) => id !== "" && document.getElementById(id) === null);
}

describe("a field", () => {
	it("shows no message before it was left, and then marks itself invalid and refers to the message", async () => {
		const { user, container } = drawForm({ properties: { street: text("Straat", "Zonder nummer.") }, required: ["street"], check: needed });
		const input = screen.getByLabelText("Straat");
		expect(input.getAttribute("aria-invalid")).toBeNull();
		expect(input.getAttribute("aria-describedby")).toBe("veld.street__hint");
		await user.click(input);
		await user.tab();
		expect(input.getAttribute("aria-invalid")).toBe("true");
		expect(input.getAttribute("aria-describedby")).toBe("veld.street__hint veld.street__error");
		expect(document.getElementById("veld.street__error")?.textContent).toContain("Dit is een vereist veld");
		expect(danglingIds(container)).toEqual([]);
		await user.type(input, "V");
		expect(input.getAttribute("aria-invalid")).toBeNull();
	});

	it("shows no new message while a button is being pressed, which it would move from under the pointer", async () => {
		const { user } = drawForm({ properties: { street: text("Straat") }, required: ["street"], check: needed });
		const input = screen.getByLabelText("Straat");
		const button = document.body.appendChild(document.createElement("button"));
		await user.click(input);
		await user.pointer({ keys: "[MouseLeft>]", target: button });
		expect(document.activeElement).toBe(button);
		expect(input.getAttribute("aria-invalid")).toBeNull();
		await user.pointer({ keys: "[/MouseLeft]", target: button });
		await waitFor(() => expect(input.getAttribute("aria-invalid")).toBe("true"));
		button.remove();
	});

	it("says '(optioneel)' in words if it is not required, and has no asterisk if it is", () => {
		const { container } = drawForm({ properties: { street: text("Straat"), suffix: text("Toevoeging") }, required: ["street"] });
		expect(screen.getByLabelText("Straat")).toBeTruthy();
		expect(screen.getByLabelText("Toevoeging (optioneel)")).toBeTruthy();
		expect(container.textContent).not.toContain("*");
	});

	it("that can't be changed is text with its reason, not a disabled control", () => {
		drawForm({
			properties: { street: text("Straat") },
			fields: { street: { shown: true, writable: false, reason: "Kan alleen met Wijzigen." } },
			values: { street: "Velperplein" },
		});
		expect(screen.queryByRole("textbox")).toBeNull();
		expect(screen.getByText("Velperplein")).toBeTruthy();
		expect(screen.getByText("Kan alleen met Wijzigen.")).toBeTruthy();
	});

	it("that does not apply is not rendered", () => {
		drawForm({ properties: { street: text("Straat") }, fields: { street: { shown: false, writable: false } } });
		expect(screen.queryByRole("textbox")).toBeNull();
	});

	it("REA-482 with several lines has 5 rows", () => {
		drawForm({ properties: { remarks: { ...text("Opmerkingen"), format: "unicode-multiline" } } });
		expect(screen.getByRole("textbox").getAttribute("rows")).toBe("5");
	});
});

describe("the form", () => {
	it("fills in nothing by itself, including defaults and constants", () => {
		const one = { type: "string", oneOf: [{ const: "yes", title: "Ja" }] };
		const { values } = drawForm({
			properties: { a: { type: "object", properties: { b: one, c: { type: "integer", default: 1 } }, required: ["b", "c"] } },
			required: ["a"],
		});
		expect(values()).toEqual({});
	});

	it("rerenders only the field being typed in", async () => {
		let drawn = 0;
		const stakeholders = () => {
			drawn += 1;
			return [];
		};
		const party = (title: string) => [title, { ...text(title) }] as const;
		const others = Object.fromEntries(["Een", "Twee", "Drie"].map(party));
		const hints = Object.fromEntries(
			Object.keys(others).map((name) => [name, { "ui:widget": "stakeholder", "ui:options": { category: "cpo" } }]),
		);
		const { user, values } = drawForm({
			properties: { street: text("Straat"), A: { type: "object", properties: others } },
			ui: { A: hints },
			environment: { stakeholders },
		});
		const input = screen.getByLabelText(/^Straat/);
		await user.type(input, "V");
		const before = drawn;
		await user.type(input, "elperplein");
		expect(values().street).toBe("Velperplein");
		expect(drawn - before).toBe(0);
	});
});
