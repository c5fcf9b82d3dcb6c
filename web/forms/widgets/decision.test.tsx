import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { drawForm } from "../test-support/draw-form.tsx";

afterEach(cleanup);

const properties = {
	Advice: {
		type: "object",
		properties: {
			Decision: {
				type: "string",
				title: "Beslissing",
				oneOf: [
					{ const: "accept", title: "Alternatief accepteren" },
					{ const: "accept-cancel", title: "Advies accepteren en het proces beëindigen" },
				],
			},
			Confirmed: { type: "boolean", title: "Bevestigd" },
		},
	},
};
const options = { alternative: ["accept"], no: ["accept-cancel"] };
const ui = { Advice: { Decision: { "ui:widget": "decision", "ui:options": { options } } } };
const button = () => screen.getByRole("button", { name: /Bevestigen/ });

describe("a decision", () => {
	it("offers only the choices that go with the advice", () => {
		drawForm({ properties, ui, values: { Advice: { Advice: "no" } } });
		expect(screen.getAllByRole("radio")).toHaveLength(1);
		expect(screen.getByRole("radio", { name: "Advies accepteren en het proces beëindigen" })).toBeTruthy();
	});

	it("REA-273 can be confirmed only with a decision or with positive advice", async () => {
		const confirm = jest.fn();
		const { user, values } = drawForm({ properties, ui, values: { Advice: { Advice: "alternative" } }, environment: { confirm } });
		await user.click(button());
		expect(confirm).not.toHaveBeenCalled();
		await user.click(screen.getByRole("radio", { name: "Alternatief accepteren" }));
		await user.click(button());
		expect(confirm).toHaveBeenCalledTimes(1);
		expect(values()).toEqual({ Advice: { Advice: "alternative", Decision: "accept", Confirmed: true } });
		cleanup();
		drawForm({ properties, ui, values: { Advice: { Advice: "yes" } } });
		expect(button().getAttribute("aria-disabled")).toBeNull();
	});

	it("is no longer confirmed once it changes", async () => {
		const { user, values } = drawForm({ properties, ui, values: { Advice: { Advice: "alternative", Confirmed: true } } });
		await user.click(screen.getByRole("radio"));
		expect(values()).toEqual({ Advice: { Advice: "alternative", Decision: "accept" } });
	});
});
