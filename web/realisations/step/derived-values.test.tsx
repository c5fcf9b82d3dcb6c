import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import type { JsonSchema } from "../../../engine/index.ts";
import { renderStep } from "../../test-support/render-step.tsx";
import { stepProcess, withPlan } from "../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

const line = (title: string): JsonSchema => ({ type: "string", title, format: "unicode", maxLength: 50 });
const press = (name: string) => screen.getAllByRole("button", { name })[0] as HTMLElement;

describe("a derived value on the step screen", () => {
	it("that needs a second field appears when that is typed, and is stored", async () => {
		const flow = withPlan(
			{ From: line("Straat"), Kind: line("Soort"), To: line("Opschrift") },
			{
				derived: [
					{
						field: "Plan.To",
						value: { var: "Plan.From" },
						on: "Plan.From",
						when: { and: [{ filled: "Plan.From" }, { filled: "Plan.Kind" }] },
					},
				],
			},
		);
		const process = stepProcess(flow);
		const { user, saves } = renderStep(process, "1");
		await user.type(await screen.findByLabelText(/^Straat/), "Lindelaan");
		const derived = () => screen.getByLabelText<HTMLInputElement>(/^Opschrift/);
		expect(derived().value).toBe("");
		await user.type(screen.getByLabelText(/^Soort/), "a");
		await waitFor(() => expect(derived().value).toBe("Lindelaan"));
		await user.click(press("Opslaan"));
		await waitFor(() => expect(saves()).toHaveLength(1));
		expect(process.record().values.Plan).toEqual({ From: "Lindelaan", Kind: "a", To: "Lindelaan" });
	});
});
