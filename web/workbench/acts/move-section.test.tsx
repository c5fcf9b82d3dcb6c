import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { axeFindings } from "../../test-support/axe-findings.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps } from "../../test-support/step-process.ts";

afterEach(cleanup);

/** The third step reads a field of the first, and a scenario fills it in. */
const reading = { ...threeSteps, conditions: { benoemd: { filled: "Plan.Name" } } };
const scenario = {
	name: "Een plan",
	instructions: [
		{ as: "cpo", do: "complete", with: { "Plan.Name": "Plein" } },
		{ as: "municipality", do: "complete", step: "2" },
	],
};
const sectionsOf = (flow: typeof threeSteps) => flow.steps.map(({ sections }) => sections.map(({ id }) => id));

it("a section goes to another step by keys alone: who reads it, and which act of a scenario fills it in then, are told before", async () => {
	const { flow, textOf, user } = await openWorkbench("/werkbank/stap/1?onderdeel=proposal", reading, "Naar een andere stap", {
		"scenarios/plan.json": scenario,
	});
	const before = sectionsOf(flow() as typeof threeSteps);
	screen.getByRole("button", { name: "Naar een andere stap" }).focus();
	await user.keyboard("{Enter}");
	const dialog = within(await screen.findByRole("dialog", { name: "“Plan” naar een andere stap" }));
	const step = dialog.getByRole("combobox", { name: "Stap" });
	await waitFor(() => expect(document.activeElement).toBe(step));
	expect(dialog.getByRole("list", { name: "Plaatsen" }).textContent).toContain("benoemd");
	expect(await axeFindings()).toEqual([]);
	// Submitting does nothing before a step is chosen.
	await user.tab();
	await user.tab();
	await user.keyboard("{Enter}");
	expect((await dialog.findByRole("alert")).textContent).toBe("Kies de stap waar het onderdeel komt te staan.");
	await user.selectOptions(step, "2 Advies");
	await waitFor(() => expect(dialog.getByRole("list", { name: "Scenario's die het invullen" }).textContent).toContain("handeling 2"));
	expect(await axeFindings()).toEqual([]);
	dialog.getByRole("button", { name: "Verplaats" }).focus();
	await user.keyboard("{Enter}");
	await waitFor(() => expect(sectionsOf(flow() as typeof threeSteps)).toEqual([[], ["advice", "decision", "proposal"], ["delivery"]]));
	await waitFor(() => expect(window.location.pathname + window.location.search).toBe("/werkbank/stap/2?onderdeel=proposal"));
	expect(JSON.parse(textOf("scenarios/plan.json")).instructions[1].with).toEqual({ "Plan.Name": "Plein" });
	// As when Caps Lock is on.
	await user.keyboard("{Control>}Z{/Control}");
	await waitFor(() => expect(sectionsOf(flow() as typeof threeSteps)).toEqual(before));
	expect(JSON.parse(textOf("scenarios/plan.json"))).toEqual(scenario);
});

it("what is no longer right after it stands with its place in the other step", async () => {
	const steps = threeSteps.steps.map((step) => ({
		...step,
		sections: step.sections.map((section) => (section.id === "advice" ? { ...section, when: { filled: "VKB.From" } } : section)),
	}));
	const { user } = await openWorkbench("/werkbank/stap/2?onderdeel=advice", { ...threeSteps, steps }, "Naar een andere stap");
	await user.click(screen.getByRole("button", { name: "Naar een andere stap" }));
	const dialog = within(await screen.findByRole("dialog", { name: "“Oordeel” naar een andere stap" }));
	await user.selectOptions(dialog.getByRole("combobox", { name: "Stap" }), "1 Voorstel");
	const after = await dialog.findByRole("region", { name: "Daarna" });
	await waitFor(() => expect(within(after).getAllByRole("listitem")[0]?.textContent).toMatch(/^Stap 1 Voorstel › Oordeel/));
});

it("Escape leaves all as it was, and the focus where the dialog was opened", async () => {
	const { flow, user } = await openWorkbench("/werkbank/stap/1?onderdeel=proposal", reading, "Naar een andere stap");
	const opener = screen.getByRole("button", { name: "Naar een andere stap" });
	opener.focus();
	await user.keyboard("{Enter}");
	await screen.findByRole("dialog");
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	await waitFor(() => expect(document.activeElement).toBe(opener));
	expect(flow()).toEqual(reading);
});
