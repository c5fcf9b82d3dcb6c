import "../../test-support/browser-parts.ts";
import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps } from "../../test-support/step-process.ts";

afterEach(cleanup);

it("a field that a rule asks for says so beside its tick, and leads to the rule", async () => {
	await openWorkbench("/werkbank/stap/1?veld=Plan.Name", threeSteps, "Voeg veld toe");
	const inspector = within(screen.getByRole("complementary", { name: "Gekozen veld" }));
	expect(inspector.getByRole("checkbox", { name: "Verplicht bij afronden" })).toHaveProperty("checked", false);
	expect(inspector.getByText("Ook zonder dit vinkje kan afronden alleen als:")).toBeTruthy();
	expect(inspector.getByRole("link", { name: "Naam is ingevuld" }).getAttribute("href")).toContain("/werkbank/voorwaarden?plek=");
});
