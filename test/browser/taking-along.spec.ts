import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { FlowDefinition } from "../../engine/index.ts";
import { flowsWith } from "../../server/test-support/flows-with.ts";
import { learnSteps, stepSave } from "../../server/test-support/test-process.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { tenant } from "./harness/demo-accounts.ts";
import { holdCalls } from "./harness/hold-calls.ts";
import { expect, test } from "./harness/journey.ts";
import { type OwnServer, startOwnServer } from "./harness/own-server.ts";
import { ServerApi } from "./harness/server-api.ts";
import { signedInAt } from "./harness/sign-in-page.ts";

interface Told {
	readonly uuid: string;
	readonly number: number;
	readonly to: string;
	readonly there: number;
	readonly processes: readonly { readonly uuid: string; readonly step: string | null; readonly outcome: string }[];
	readonly next: number | null;
	readonly activations: readonly { readonly number: number }[];
}

let server: OwnServer;
let api: ServerApi;

test.beforeAll(async () => {
	test.setTimeout(400_000);
	execFileSync(process.execPath, ["scripts/build-web.mjs", "workbench"]);
	const flows = flowsWith(tenant, { access: { design: ["cpo"], publish: ["admin"] } });
	server = await startOwnServer(flows, Number(process.env.BROWSER_TEST_PORT ?? 3210) + 16, { WORKBENCH: "publish" });
	api = new ServerApi(server.url);
});
test.afterAll(() => server.stop());

/** Activates another flow, in which remarks are shorter. */
async function publishShorterRemarks(): Promise<void> {
	const { version, steps } = JSON.parse(readFileSync(`flows/${tenant}/flow.json`, "utf8")) as FlowDefinition;
	const at = ["steps", { key: "uuid", is: steps[0]?.uuid }, "sections", { key: "block", is: "remarks" }];
	const value = { schema: { properties: { Location: { properties: { Remarks: { maxLength: 100 } } } } } };
	const edits = [
		{ op: "add", file: "flow.json", at, name: "override", value },
		{ op: "set", file: "flow.json", at: ["version"], value: version.replace(/^\d+/, (major) => String(Number(major) + 1)) },
	];
	const { uuid } = await api.ask<Told>("cpo", "POST", "designs", { data: { name: "Kortere opmerkingen" } });
	await api.ask("cpo", "POST", `designs/${uuid}/edits`, { data: { revision: 0, edits } });
	const { number } = await api.ask<Told>("admin", "POST", `designs/${uuid}/release`, { data: { revision: 1, note: "Korter" } });
	const { activations } = await api.ask<Told>("admin", "GET", "designs/releases");
	await api.ask("admin", "POST", "designs/releases/activate", { data: { release: number, active: activations[0]?.number } });
}

/** Processes that can be upgraded as they are. */
async function thoseThatGo(after = 0): Promise<readonly Told["processes"][number][]> {
	const { processes, next } = await api.ask<Told>("admin", "GET", `designs/releases/impact?after=${after}`);
	return [...processes.filter(({ outcome }) => outcome === "along"), ...(next === null ? [] : await thoseThatGo(next))];
}

const versions = async (processes: readonly { readonly uuid: string }[]) =>
	(await Promise.all(processes.map(({ uuid }) => api.record(uuid)))).map(({ flow }) => flow.version);

test("running processes go along: one sees how far it is, stops, goes on, and takes them back", async ({ browser }) => {
	await learnSteps({ get: (path) => api.call("cpo", "GET", path) });
	await publishShorterRemarks();
	const going = await thoseThatGo();
	const page = await signedInAt(browser, server.url, "beheerder@go-ral.example", "/werkbank/uitgaven");
	const part = page.getByRole("region", { name: "Lopende processen" });
	const look = part.getByRole("button", { name: "Bekijk wat dit betekent" });
	await look.click();
	await expect(part.getByRole("status")).toHaveText(/^(\d+) van \1 bekeken$/);
	const take = part.getByRole("button", { name: /^Neem mee/ });
	// Names that a mapping file would need are not shown to them.
	await expect(part).not.toContainText("field-limit-narrowed");
	const all = going.length;
	await expect(take).toHaveText(`Neem mee (${all})`);
	expect(all).toBeGreaterThanOrEqual(20);

	// Meanwhile somebody writes a value that no longer fits.
	const late = await api.record(going.find(({ step }) => step === "1")?.uuid ?? "");
	const long = "Tussen de bomen. ".repeat(10).trim();
	await api.ask("cpo", "POST", `processes/realisation/${late.uuid}`, stepSave(late, "1", { Location: { Remarks: long } }));

	const dialog = page.getByRole("dialog", { name: new RegExp(`^${all} processen meenemen`) });
	await take.click();
	await expect(dialog).toContainText(
		"Terug kan alleen zo: zet de vorige uitgave terug en neem ze daarheen mee, zo ver als ze daar mee kunnen.",
	);
	await expectNoAxeViolations(page);
	const letGo = await holdCalls(page, `**/realisation/${going[9]?.uuid}/take-along`);
	await dialog.getByRole("button", { name: "Neem mee" }).click();
	const progress = part.getByRole("progressbar", { name: "Voortgang" });
	await expect(progress).toHaveAttribute("max", String(all));
	await expect(part).toContainText(/Bezig: \d+ van \d+ zijn mee/);
	// Leaving would stop the upgrade, so the page asks first.
	await expect(part).toContainText("Blijf op deze bladzijde tot het klaar is.");
	await page.getByRole("link", { name: "Ontwerpen", exact: true }).click();
	const leaving = page.getByRole("dialog", { name: "Stoppen met meenemen?" });
	await leaving.getByRole("button", { name: "Terug" }).click();
	await expect(leaving).toHaveCount(0);
	await expect(progress).toBeVisible();
	await expectNoAxeViolations(page);
	await part.getByRole("button", { name: "Stop" }).click();
	letGo();
	await expect(part).toContainText(/Gestopt: \d+ van \d+ zijn mee\. De rest is zoals het was; u kunt later verdergaan\./);
	const between = await api.ask<Told>("admin", "GET", "designs/releases/impact");
	expect(between.there).toBeGreaterThan(0);
	expect(between.there).toBeLessThan(all);

	await take.click();
	await page.getByRole("dialog").getByRole("button", { name: "Neem mee" }).click();
	await expect(part).toContainText(`Klaar: `);
	await expect(part.getByRole("list", { name: "Waarom processen niet meegaan" }).first()).toContainText(late.ref);
	await expect(take).toHaveCount(0);
	expect(await versions(going)).toEqual(going.map(({ uuid }) => (uuid === late.uuid ? late.flow.version : between.to)));
	const kept = await api.record(late.uuid);
	expect([kept.flow.version, (kept.values.Location as { readonly Remarks: string }).Remarks]).toEqual([late.flow.version, long]);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 1440, height: 900 });

	await page.getByRole("button", { name: "Zet terug: uitgave 1" }).click();
	const back = page.getByRole("dialog", { name: "Uitgave 1 weer laten lopen?" });
	await expect(back).toContainText("Welke daarna mee terug kunnen, ziet u onder “Lopende processen”");
	await back.getByRole("textbox", { name: "Reden" }).fill("Te kort");
	await back.getByRole("button", { name: "Zet terug" }).click();
	await expect(page.getByText("Uitgave 1 loopt weer.")).toBeVisible();
	await look.click();
	await take.click();
	await page.getByRole("dialog").getByRole("button", { name: "Neem mee" }).click();
	await expect(part).toContainText(/Klaar: (\d+) van \1 zijn mee/);
	expect(await versions(going)).toEqual(going.map(() => late.flow.version));
	await page.context().close();
});
