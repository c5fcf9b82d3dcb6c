import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { renderStep } from "../../test-support/render-step.tsx";
import { saveCommand, stepProcess, threeSteps } from "../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
});

function savedOnce() {
	const process = stepProcess();
	process.send(saveCommand("1", "1", { Plan: { Name: "Plein" } }, false));
	return process;
}

describe("the history of a process", () => {
	it("names who took the decision that ended the process, to themselves too, and the step it was taken in", async () => {
		const [first, ...rest] = threeSteps.steps;
		if (first === undefined) throw new Error("the example has no steps");
		const stop = { when: { "==": [{ var: "Plan.Name" }, "Stop"] } as const, effects: [{ cancel: "anders", commentFrom: "Plan.Name" }] };
		const process = stepProcess({ ...threeSteps, steps: [{ ...first, next: [stop, { to: "2" }] }, ...rest] });
		process.send(saveCommand("1", "1", { Plan: { Name: "Stop" } }));
		renderStep(process, "1", { people: { "u-1": "Karin Bos" } });
		expect(await screen.findByText(/^Door Karin Bos op .*, door de beslissing in stap 1$/)).toBeTruthy();
		expect((await screen.findByRole("link", { name: /annuleerde het proces/ })).closest("li")?.textContent).toMatch(
			/^Karin Bos annuleerde het proces door de beslissing in stap 1 Voorstel Reden: Stop/,
		);
		cleanup();

		const asked = savedOnce();
		asked.send({ kind: "set-status", status: "cancelled", action: "enable", reason: "anders", comment: "" });
		renderStep(asked, "1");
		expect(await screen.findByText(/^Door u op /)).toBeTruthy();
		expect((await screen.findByText("annuleerde het proces", { exact: false })).textContent).toMatch(/^U annuleerde het proces/);
	});

	it("REA-390 has the Events tab for who has the right to the event log, and for nobody else", async () => {
		const { user } = renderStep(savedOnce(), "1", { access: { eventlog: ["cpo"] } });
		const tab = await screen.findByRole("tab", { name: "Events" });
		expect(screen.queryByText("step-save")).toBeNull();
		await user.click(tab);
		const log = within(screen.getByRole("tabpanel", { name: "Events" }));
		expect(log.getAllByRole("listitem").map((item) => item.querySelector("code")?.textContent)).toEqual([
			"step-save",
			"step-start",
			"created",
		]);
		await user.keyboard("{ArrowLeft}");
		expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Geschiedenis" }));
		expect(within(screen.getByRole("tabpanel")).getByText(/sloeg stap 1/)).toBeTruthy();
		cleanup();

		renderStep(savedOnce(), "1", { access: { eventlog: ["municipality"] } });
		expect(await screen.findByRole("heading", { level: 2, name: "Geschiedenis" })).toBeTruthy();
		expect(screen.queryByRole("tab")).toBeNull();
		expect(screen.queryByText("step-save")).toBeNull();
	});
});
