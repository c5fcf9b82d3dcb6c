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

/** The second step rests on the first: whether a section is shown, and whether it can be completed. */
const resting = (readers: readonly string[]): ResolvedFlow => ({
	...threeSteps,
	steps: threeSteps.steps.map((step) => {
		if (step.code === "1") return { ...step, access: { ...step.access, read: readers } };
		if (step.code !== "2") return step;
		const [advice, days] = step.sections;
		if (advice === undefined || days === undefined) throw new Error("the second step has two sections");
		const when = { "==": [{ var: "Plan.Note" }, "Besluit"] } as const;
		return { ...step, sections: [advice, { ...days, when }], complete: [{ unless: when, message: "Zonder besluit niet." }] };
	}),
});

async function why(readers: readonly string[]) {
	const process = stepProcess(resting(readers));
	process.send(saveCommand("1", "2", { Plan: { Name: "Plein", Note: "Anders" } }));
	const { user } = renderStep(process, "2", { role: "municipality" });
	await user.click(await screen.findByRole("button", { name: "Waarom?" }));
	const panel = within(await screen.findByRole("region", { name: "Waarom?" }));
	return (heading: string) => {
		const title = panel.queryByRole("heading", { name: heading });
		return [...(title?.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent?.trim());
	};
}

describe("Waarom?", () => {
	it("claims of nothing that it does not hold where that rests on an answer that the reader may not see", async () => {
		const under = await why(["admin"]);
		const rests = "Dat hangt af van een antwoord in stap 1 (Voorstel) dat u niet ziet.";
		expect(under("Of dit geldt, is hier niet te zeggen")).toEqual([
			expect.stringMatching(/^Besluitdagen/),
			expect.stringMatching(/^Zonder besluit niet\./),
		]);
		expect(under("Of dit geldt, is hier niet te zeggen").every((line) => line?.includes(rests))).toBe(true);
		expect(under("Niet te zien")).toEqual([]);
		expect(under("Nodig om verder te gaan")).toEqual([]);
	});

	it("says what hides a part and what is needed to whoever sees the answer", async () => {
		const under = await why(["admin", "municipality"]);
		expect(under("Of dit geldt, is hier niet te zeggen")).toEqual([]);
		expect(under("Niet te zien")).toEqual([expect.stringMatching(/^Besluitdagen/)]);
		expect(under("Nodig om verder te gaan")).toEqual([expect.stringMatching(/^Zonder besluit niet\./)]);
	});
});
