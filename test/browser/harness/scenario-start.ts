import { expect, type Page } from "@playwright/test";
import type { Scenario } from "../../../engine/index.ts";
import type { ScenarioTenant } from "./scenario-tenant.ts";
import { StartPage } from "./start-page.ts";

const PARTIES: Readonly<Record<string, string>> = {
	municipality: "Gemeente",
	customer: "Klant",
	cpo: "CPO",
	gridoperator: "Netbeheerder",
	contractor: "Aannemer",
};

/** Who starts a process if the scenario doesn't say: an editor of the first step with the right to. */
export function starterOf({ definition, flow }: ScenarioTenant): string {
	const { realisationbtn: starters = [] } = definition.access;
	const editors = flow.order[0]?.definition.access.edit ?? [];
	const starter = editors.find((role) => starters.some((allowed) => allowed === role));
	if (starter === undefined) throw new Error(`${definition.slug}: nobody who edits the first step may start a process.`);
	return starter;
}

/** Starts the scenario's process on screen; returns its uuid. */
export async function startProcess(
	page: Page,
	{ definition }: ScenarioTenant,
	{ type, stakeholders = [] }: NonNullable<Scenario["given"]>,
) {
	const start = new StartPage(page);
	// With a single type there is no choice.
	if (definition.processTypes.length === 1) await page.goto("/realisatie/nieuw");
	else {
		await start.open();
		const chosen = definition.processTypes.find(({ value }) => value === type) ?? definition.processTypes[0];
		await start.typeList.selectOption({ label: chosen?.text ?? "" });
		await start.ok.click();
	}
	await expect(start.create).toBeVisible();
	for (const [category, label] of Object.entries(PARTIES)) {
		const party = page.getByRole("combobox", { name: new RegExp(`^${label}( \\(optioneel\\))?$`) });
		const slug = stakeholders.find((each) => each.startsWith(`${category}|`));
		// Parties proposed by the screen are removed again if the scenario has none.
		if (slug !== undefined) await party.selectOption(slug);
		else if ((await party.count()) > 0 && (await party.getAttribute("aria-required")) === "false") await party.selectOption("");
	}
	await start.create.click();
	await expect(page).toHaveURL(/\/realisatie\/[0-9a-f-]{36}\/[^/]+$/);
	return new URL(page.url()).pathname.split("/")[2] ?? "";
}
