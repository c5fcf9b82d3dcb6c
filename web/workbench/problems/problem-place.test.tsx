import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps, withPlan } from "../../test-support/step-process.ts";
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

it("a problem of a field in a list's rows leads to that field", async () => {
	const unbounded = {
		type: "array",
		title: "Vakken",
		maxItems: 9,
		items: { type: "object", properties: { Mark: { type: "string", title: "Nummer" } } },
	};
	await openWorkbench("/werkbank/problemen", withPlan({ Spots: unbounded }, {}), "Draai terug");
	const links = screen.getAllByRole("link", { name: /^Ga naar/ }).map((link) => link.getAttribute("href"));
	expect(links).toContain("/werkbank/stap/1?veld=Plan.Spots.Mark");
});

const changed = (code: string, change: object) => ({
	...threeSteps,
	steps: threeSteps.steps.map((step) => (step.code === code ? { ...step, ...change } : step)),
});

const subStep = {
	uuid: "7d9f2d9a-3f0b-4f6c-9a55-0f6f4d1c2b31",
	code: "1-a",
	version: "1.0.0",
	label: "Deel",
	sections: [],
};

it.each([
	[
		"a named condition",
		{ ...threeSteps, conditions: { weg: { filled: "Plan.Gone" } } },
		"Ga naar de voorwaarde /werkbank/voorwaarden?plek=conditions.weg",
	],
	["who fills a step in", changed("1", { access: { read: ["admin"], edit: [] } }), "Ga naar rollen en rechten /werkbank/rollen"],
	[
		"who fills a sub-step in",
		changed("1", {
			children: { tracks: [{ id: "spoor", label: "Spoor", steps: [{ ...subStep, access: { read: ["niemand"], edit: ["cpo"] } }] }] },
		}),
		"Ga naar rollen en rechten /werkbank/rollen",
	],
	[
		"a branch to a step that is not there",
		changed("1", { next: [{ to: "9", label: "Weg" }] }),
		"Ga naar de vertakkingen /werkbank/flow?stap=1",
	],
])("a problem of %s leads to where that is changed", async (_name, flow, expected) => {
	await openWorkbench("/werkbank/problemen", flow, "Draai terug");
	const links = screen.getAllByRole("link", { name: /^Ga naar/ }).map((link) => `${link.textContent} ${link.getAttribute("href")}`);
	expect(links).toContain(expected);
});
