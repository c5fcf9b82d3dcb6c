import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { renderStep } from "../../test-support/render-step.tsx";
import { saveCommand, stepProcess } from "../../test-support/step-process.ts";

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
