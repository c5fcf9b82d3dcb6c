import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import type { ResolvedFlow } from "../../../../engine/index.ts";
import { renderStep } from "../../../test-support/render-step.tsx";
import { saveCommand, stepProcess, threeSteps } from "../../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

const depends = "Of deze stappen opnieuw moeten, hangt af van stappen die nu eerst komen:";
const lapses = "Deze stappen vervallen met de nieuwe antwoorden:";
const reopens = "Deze stappen moeten opnieuw worden afgerond:";

/** The first step leads on to the advice, or past it to the last one, as its name says. */
const flow = {
	...threeSteps,
	steps: threeSteps.steps.map((step) =>
		step.code === "1" ? { ...step, next: [{ when: { "==": [{ var: "Plan.Name" }, "kort"] }, to: "3" }, { to: "2" }] } : step,
	),
} as ResolvedFlow;

/** The dialog before a change of the first step, whose name becomes this one: its lists, by what stands above them. */
async function changed(process: ReturnType<typeof stepProcess>, name: string) {
	const { user } = renderStep(process, "1");
	await user.click((await screen.findAllByRole("button", { name: "Wijzigen" }))[0] as HTMLElement);
	const field = await screen.findByLabelText(/^Naam/);
	await user.clear(field);
	await user.type(field, name);
	await user.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
	const dialog = within(await screen.findByRole("dialog", { name: "Deze stap wijzigen?" }));
	return (said: string) => dialog.queryByRole("list", { name: said })?.textContent ?? null;
}

describe("what a change says beforehand of steps that were reached", () => {
	it("is that it depends on what comes first now, when a step that was never done lies before them", async () => {
		const process = stepProcess(flow);
		process.send(saveCommand("1", "3", { Plan: { Name: "kort" } }));
		const linesOf = await changed(process, "lang");
		expect(linesOf(depends)).toBe("3. Oplevering");
		expect(linesOf(lapses)).toBeNull();
		expect(linesOf(reopens)).toBeNull();
	});

	it("is that they lapse, when the new answers lead past them", async () => {
		const process = stepProcess(flow);
		process.send(saveCommand("1", "2", { Plan: { Name: "lang" } }));
		const linesOf = await changed(process, "kort");
		expect(linesOf(lapses)).toBe("2. Advies");
		expect(linesOf(depends)).toBeNull();
	});
});
