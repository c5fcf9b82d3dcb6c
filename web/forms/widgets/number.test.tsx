import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { drawForm } from "../test-support/draw-form.tsx";

afterEach(cleanup);

const number = { sum: { type: "number", title: "Meerwerkkosten" } };
const amount = { sum: { ...number.sum, multipleOf: 0.01 } };
const euros = { sum: { "ui:options": { suffix: "€" } } };
const field = () => screen.getByLabelText<HTMLInputElement>(/^Meerwerkkosten/);

describe("a number", () => {
	it("is typed with a decimal comma, and incomplete input stays as typed", async () => {
		const { user, values } = drawForm({ properties: number });
		await user.type(field(), "1,50");
		expect(field().value).toBe("1,50");
		expect(values().sum).toBe(1.5);
	});

	it("is shown with a decimal comma", () => {
		drawForm({ properties: number, values: { sum: 22.5 } });
		expect(field().value).toBe("22,5");
	});

	it.each([
		["1.500", 1500, "1.500"],
		["€ 1.500,-", 1500, "1.500"],
		["1234,5", 1234.5, "1.234,50"],
		["1.250,50", 1250.5, "1.250,50"],
		["0,05", 0.05, "0,05"],
		["12.500", 12_500, "12.500"],
	])("in an amount, typed as %s, is %s and reads %s when the field is left", async (typed, value, shown) => {
		const { user, values } = drawForm({ properties: amount, ui: euros });
		await user.type(field(), typed);
		expect(field().value).toBe(typed);
		expect(values().sum).toBe(value);
		await user.tab();
		expect(field().value).toBe(shown);
	});

	it("that can be read in two ways is asked about, and the choice appears in the field", async () => {
		const check = ({ sum }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
			typeof sum === "string" ? { sum: "Bedoelt u 1,5 of 15?" } : {};
		const { user, values } = drawForm({ properties: amount, ui: euros, check });
		await user.type(field(), "1.5");
		expect(screen.queryByRole("button", { name: "1,5 bedoeld" })).toBeNull();
		await user.tab();
		expect(field().value).toBe("1.5");
		expect(screen.getByText("Bedoelt u 1,5 of 15?")).toBeTruthy();
		await user.click(screen.getByRole("button", { name: "15 bedoeld" }));
		expect(values().sum).toBe(15);
		expect(field().value).toBe("15");
		expect(screen.queryByRole("button", { name: /bedoeld/ })).toBeNull();
	});

	it("out of range is not changed to the nearest allowed one", async () => {
		const { user, values } = drawForm({ properties: { sum: { ...number.sum, minimum: 0, maximum: 10 } } });
		await user.type(field(), "-99");
		await user.tab();
		expect(values().sum).toBe(-99);
		expect(field().value).toBe("-99");
	});

	it("that is invalid keeps its text, for validation to report", async () => {
		const { user, values } = drawForm({ properties: number });
		await user.type(field(), "veel");
		expect(values().sum).toBe("veel");
	});
});

describe("coordinates", () => {
	it("a pair that came in as if it was typed fills both fields when its field is left", async () => {
		const coordinate = (title: string) => ({ type: "number", title });
		const { user, values } = drawForm({
			properties: { Place: { type: "object", properties: { Latitude: coordinate("Breedtegraad"), Longitude: coordinate("Lengtegraad") } } },
			ui: { Place: { Latitude: { "ui:widget": "coordinates" }, Longitude: { "ui:widget": "coordinates" } } },
		});
		await user.type(screen.getByLabelText(/Breedtegraad/), "51,98 5,91");
		await user.tab();
		expect(values()).toEqual({ Place: { Latitude: 51.98, Longitude: 5.91 } });
	});

	it.each(["51.98, 5.91", "51.98,5.91"])("REA-354 pasted as '%s' fill both fields and say so", (pasted) => {
		const coordinate = (title: string) => ({ type: "number", title });
		const { values } = drawForm({
			properties: { Place: { type: "object", properties: { Latitude: coordinate("Breedtegraad"), Longitude: coordinate("Lengtegraad") } } },
			ui: { Place: { Latitude: { "ui:widget": "coordinates" }, Longitude: { "ui:widget": "coordinates" } } },
		});
		jest.useFakeTimers();
		try {
			fireEvent.paste(screen.getByLabelText(/Lengtegraad/), { clipboardData: { getData: () => pasted } });
			expect(values()).toEqual({ Place: { Latitude: 51.98, Longitude: 5.91 } });
			// The one message, for eyes and screen readers alike.
			expect(screen.getByText("Beide velden zijn aangepast!").getAttribute("role")).toBe("status");
			act(() => jest.advanceTimersByTime(2_999));
			expect(screen.getAllByText("Beide velden zijn aangepast!")).toHaveLength(1);
			act(() => jest.advanceTimersByTime(1));
			expect(screen.queryByText("Beide velden zijn aangepast!")).toBeNull();
		} finally {
			jest.useRealTimers();
		}
	});
});
