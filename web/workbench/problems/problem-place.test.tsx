import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps } from "../../test-support/step-process.ts";
import { tenantFile } from "../../test-support/tenant-file.ts";

afterEach(cleanup);

it("problems of the tenant and of a scenario lead to the screen that they are about", async () => {
	const { user } = await openWorkbench("/werkbank/problemen", threeSteps, "Draai terug", {
		"tenant.json": {
			...tenantFile,
			lists: { realisations: { sort: { field: "weg" } } },
			access: { ...tenantFile.access, reporting: ["niemand"] },
		},
		"scenarios/plan.json": { name: "Een plan", instructions: [{ as: "cpo", do: "complete", step: "7" }] },
	});
	const links = screen.getAllByRole("link", { name: /^Ga naar/ }).map((link) => `${link.textContent} ${link.getAttribute("href")}`);
	expect(links).toContain("Ga naar de lijst /werkbank/lijsten?lijst=realisations");
	expect(links).toContain("Ga naar rollen en rechten /werkbank/rollen");
	expect(links).toContain("Ga naar het scenario /werkbank/scenarios/plan");
	const [list] = screen.getAllByRole("link", { name: "Ga naar de lijst" });
	if (list !== undefined) await user.click(list);
	await screen.findByRole("heading", { name: "Lijsten en rapportages" });
});

const changed = (code: string, change: object) => ({
	...threeSteps,
	steps: threeSteps.steps.map((step) => (step.code === code ? { ...step, ...change } : step)),
});

it.each([
	[
		"a named condition",
		{ ...threeSteps, conditions: { weg: { filled: "Plan.Gone" } } },
		"Ga naar de voorwaarde /werkbank/voorwaarden?plek=conditions.weg",
	],
	["who fills a step in", changed("1", { access: { read: ["admin"], edit: [] } }), "Ga naar rollen en rechten /werkbank/rollen"],
])("a problem of %s leads to where that is changed", async (_name, flow, expected) => {
	await openWorkbench("/werkbank/problemen", flow, "Draai terug");
	const links = screen.getAllByRole("link", { name: /^Ga naar/ }).map((link) => `${link.textContent} ${link.getAttribute("href")}`);
	expect(links).toContain(expected);
});
