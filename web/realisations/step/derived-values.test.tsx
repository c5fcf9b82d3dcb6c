import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import type { JsonSchema, ResolvedFlow, SectionDefinition } from "../../../engine/index.ts";
import { renderStep } from "../../test-support/render-step.tsx";
import { stepProcess, withPlan } from "../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

const line = (title: string): JsonSchema => ({ type: "string", title, format: "unicode", maxLength: 50 });
const lines = (title: string): JsonSchema => ({ type: "array", title, items: { type: "string", title, maxLength: 50 } });
const press = (name: string) => screen.getAllByRole("button", { name })[0] as HTMLElement;

function withUi(flow: ResolvedFlow, ui: SectionDefinition["ui"]): ResolvedFlow {
	const steps = flow.steps.map((step, index) =>
		index > 0 ? step : { ...step, sections: step.sections.map((section) => ({ ...section, ui })) },
	);
	return { ...flow, steps } as ResolvedFlow;
}

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

	it("that is a list can be taken out and the step saved without it", async () => {
		const flow = withPlan(
			{ Source: lines("Bron"), Follower: lines("Volger") },
			{ derived: [{ field: "Plan.Follower", value: { var: "Plan.Source" }, on: "Plan.Source" }] },
		);
		const ui = { Plan: { Source: { "ui:widget": "identifiers" }, Follower: { "ui:widget": "identifiers" } } };
		const process = stepProcess(withUi(flow, ui));
		const { user, saves } = renderStep(process, "1");
		await user.type(await screen.findByRole("textbox", { name: /^Bron/ }), "x");
		const follower = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Volger/ });
		await waitFor(() => expect(follower().value).toBe("x"));
		await user.click(screen.getByRole("button", { name: /Volger.*verwijderen|Verwijder.*Volger/i }));
		await waitFor(() => expect(follower().value).toBe(""));
		await user.click(press("Opslaan"));
		await waitFor(() => expect(saves()).toHaveLength(1));
		expect(process.record().values.Plan).toEqual({ Source: ["x"] });
	});
});
