import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { drawForm } from "../test-support/draw-form.tsx";

afterEach(cleanup);

const number = { sum: { type: "number", title: "Meerwerkkosten" } };
const field = () => screen.getByLabelText<HTMLInputElement>(/^Meerwerkkosten/);

describe("a number", () => {
	it("is typed with a decimal comma and stays as typed on the way", async () => {
		const { user, values } = drawForm({ properties: number });
		await user.type(field(), "1,50");
		expect(field().value).toBe("1,50");
		expect(values().sum).toBe(1.5);
	});

	it("is shown with a decimal comma", () => {
		drawForm({ properties: number, values: { sum: 22.5 } });
		expect(field().value).toBe("22,5");
	});

	it("out of range is not changed to the nearest allowed one", async () => {
		const { user, values } = drawForm({ properties: { sum: { ...number.sum, minimum: 0, maximum: 10 } } });
		await user.type(field(), "-99");
		await user.tab();
		expect(values().sum).toBe(-99);
		expect(field().value).toBe("-99");
	});

	it("that is none keeps its text, for validation to report", async () => {
		const { user, values } = drawForm({ properties: number });
		await user.type(field(), "veel");
		expect(values().sum).toBe("veel");
	});
});

describe("coordinates", () => {
	it.each(["51.98, 5.91", "51.98,5.91"])("REA-354 pasted as '%s' fill both fields and say so", (pasted) => {
		const coordinate = (title: string) => ({ type: "number", title });
		const { values } = drawForm({
			properties: { Place: { type: "object", properties: { Latitude: coordinate("Breedtegraad"), Longitude: coordinate("Lengtegraad") } } },
			ui: { Place: { Latitude: { "ui:widget": "coordinates" }, Longitude: { "ui:widget": "coordinates" } } },
		});
		fireEvent.paste(screen.getByLabelText(/Lengtegraad/), { clipboardData: { getData: () => pasted } });
		expect(values()).toEqual({ Place: { Latitude: 51.98, Longitude: 5.91 } });
		expect(screen.getByText("Beide velden zijn aangepast!")).toBeTruthy();
	});
});
