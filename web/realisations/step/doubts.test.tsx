import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { renderStep } from "../../test-support/render-step.tsx";
import { saveCommand, stepProcess, threeSteps } from "../../test-support/step-process.ts";

afterEach(cleanup);

it("what is implausible in a step that can be saved is said with what can be done all the same; in a finished one only that it is", async () => {
	const [first, ...rest] = threeSteps.steps;
	const [section] = first?.sections ?? [];
	if (first === undefined || section === undefined) throw new Error("No first step.");
	const doubt = { unless: { "!=": [{ var: "Plan.Name" }, "Plein"] } as const, field: "Plan.Name", message: "Heet het zo?" };
	const process = stepProcess({ ...threeSteps, steps: [{ ...first, sections: [{ ...section, warn: [doubt] }] }, ...rest] });
	process.send(saveCommand("1", "1", { Plan: { Name: "Plein" } }, false));
	const { unmount } = renderStep(process, "1");
	expect(await screen.findByText("1 waarschuwing; opslaan en afronden kan")).toBeTruthy();
	unmount();
	process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
	renderStep(process, "1");
	expect(await screen.findByText("1 waarschuwing")).toBeTruthy();
});
