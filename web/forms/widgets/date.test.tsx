import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { drawForm } from "../test-support/draw-form.tsx";

afterEach(cleanup);

const planned = { planned: { type: "string", title: "Publicatiedatum", format: "calendar-date" } };
const wrong = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
	typeof values.planned === "string" && !/^\d{4}-\d{2}-\d{2}$/.test(values.planned) ? { planned: "Dit is geen bestaande datum" } : {};

describe("a date", () => {
	it.each([
		["24-12-2026", "2026-12-24"],
		["24/12/2026", "2026-12-24"],
		["24122026", "2026-12-24"],
		["4-1-2027", "2027-01-04"],
	])("typed as %s is stored as %s", async (typed, stored) => {
		const { user, values } = drawForm({ properties: planned });
		await user.type(screen.getByLabelText(/^Publicatiedatum/), typed);
		expect(values().planned).toBe(stored);
	});

	it("is rewritten in the Dutch format when the field is left", async () => {
		const { user } = drawForm({ properties: planned });
		const input = screen.getByLabelText<HTMLInputElement>(/^Publicatiedatum/);
		await user.type(input, "24122026");
		await user.tab();
		expect(input.value).toBe("24-12-2026");
	});

	it("that does not exist stays as typed and is reported, never turned into another day", async () => {
		const { user, values } = drawForm({ properties: planned, check: wrong });
		const input = screen.getByLabelText<HTMLInputElement>(/^Publicatiedatum/);
		await user.type(input, "31-02-2026");
		expect(screen.queryByText("Dit is geen bestaande datum")).toBeNull();
		await user.tab();
		expect(values().planned).toBe("31-02-2026");
		expect(input.value).toBe("31-02-2026");
		expect(screen.getByText("Dit is geen bestaande datum")).toBeTruthy();
	});

	it("can be emptied again without a format error", async () => {
		const { user, values } = drawForm({ properties: planned, values: { planned: "2026-12-24" } });
		await user.clear(screen.getByLabelText(/^Publicatiedatum/));
		expect(values()).toEqual({});
	});

	it("is shown as DD-MM-JJJJ", () => {
		drawForm({ properties: planned, values: { planned: "2026-12-24" } });
		expect(screen.getByLabelText<HTMLInputElement>(/^Publicatiedatum/).value).toBe("24-12-2026");
	});
});

describe("a planned date", () => {
	const resettable = { planned: { type: "string", title: "Geplande datum", format: "planned-date" } };

	it("offers Cancelled only where the tenant allows it", () => {
		drawForm({ properties: resettable });
		expect(screen.queryByRole("button", { name: /^Annuleer datum/ })).toBeNull();
	});

	it("is set to Cancelled by the button", async () => {
		const { user, values } = drawForm({ properties: resettable, values: { planned: "2026-12-24" }, environment: { mayResetDates: true } });
		await user.click(screen.getByRole("button", { name: "Annuleer datum: Geplande datum" }));
		expect(values().planned).toBe("Cancelled");
	});

	it("leads to its field once it is Cancelled, and then says why it cannot be cancelled again", async () => {
		const { user, values } = drawForm({ properties: resettable, values: { planned: "2026-12-24" }, environment: { mayResetDates: true } });
		const button = () => screen.getByRole("button", { name: "Annuleer datum: Geplande datum" });
		await user.click(button());
		expect(document.activeElement).toBe(screen.getByLabelText(/^Geplande datum/));
		await user.click(button());
		expect(
			await screen.findByText("De datum is al geannuleerd. Vul een nieuwe datum in als er weer gepland wordt.", {
				ignore: ".visually-hidden",
			}),
		).toBeTruthy();
		expect(values().planned).toBe("Cancelled");
	});
});
