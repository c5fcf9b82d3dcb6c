import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectNoAxeViolations } from "./harness/accessibility.ts";

let place: string;
let folder: string;
let server: ChildProcess;
let address: string;

test.beforeAll(async () => {
	test.setTimeout(180_000);
	place = mkdtempSync(join(tmpdir(), "laadstroom-workbench-"));
	folder = join(place, "utopia");
	cpSync("flows/go-ral", folder, { recursive: true });
	server = spawn(process.execPath, ["--import", "tsx", "scripts/flow.ts", "serve", folder, "--port", "0"]);
	address = await new Promise((resolve, reject) => {
		server.stdout?.on("data", (said) => {
			const found = /http:\/\/\S+\/werkbank/.exec(String(said))?.[0];
			if (found !== undefined) resolve(found);
		});
		server.on("exit", (code) => reject(new Error(`the workbench ended with ${code}`)));
	});
});

test.afterAll(() => {
	server.kill();
	rmSync(place, { recursive: true });
});

test("a designer sees a problem come and go, edits a label, sees it in the step's page and takes it back", async ({ page }) => {
	const file = join(folder, "flow.json");
	const sound = readFileSync(file, "utf8");
	const violations: string[] = [];
	page.on("console", (message) => {
		if (/Content Security Policy/.test(message.text())) violations.push(message.text());
	});
	await page.goto(`${address}/flow`);
	await expect(page.getByRole("button", { name: /^2 Gemeente beoordeling/ })).toBeVisible();
	writeFileSync(file, sound.slice(0, -30));
	await expect(page.getByText("De flow is nu niet te lezen")).toBeVisible();
	await page.getByRole("link", { name: /^Problemen/ }).click();
	await expect(page.getByRole("heading", { name: "Dit is geen geldige JSON." }).first()).toBeVisible();
	writeFileSync(file, sound);
	await expect(page.getByText("Geen problemen. De server kan hiermee werken.")).toBeVisible();

	await page.goto(`${address}/stap/2?veld=Advice.Comments`);
	const step = page.frameLocator("iframe");
	await expect(step.getByRole("button", { name: "Volgende stap" }).first()).toBeVisible();
	const label = page.getByRole("textbox", { name: "Label" });
	await label.fill("Waarom vindt u dat?");
	await label.press("Enter");
	await expect(step.getByText("Waarom vindt u dat?").first()).toBeVisible();
	await page.keyboard.press("Control+z");
	await expect(step.getByText("Waarom vindt u dat?")).toHaveCount(0);
	expect(readFileSync(file, "utf8")).toBe(sound);
	expect(violations).toEqual([]);
});

test("picture, preview and problems follow the files on disk without a reload; what can't be read leaves the last picture", async ({
	page,
}) => {
	const file = join(folder, "flow.json");
	const sound = readFileSync(file, "utf8");
	let loads = 0;
	page.on("load", () => {
		loads += 1;
	});
	const menu = page.getByRole("navigation", { name: "Werkbank" });
	const unreadable = page.getByText("De flow is nu niet te lezen");
	await page.goto(`${address}/flow`);
	await expect(page.getByRole("button", { name: /^2 Gemeente beoordeling/ })).toBeVisible();
	writeFileSync(file, sound.replace('"label": "Gemeente beoordeling"', '"label": "Wat de gemeente vindt"'));
	await expect(page.getByRole("button", { name: /^2 Wat de gemeente vindt/ })).toBeVisible();
	writeFileSync(file, sound.replace('"label": "Gemeente beoordeling"', '"label": "Gemeente" beoordeling'));
	await expect(unreadable).toBeVisible();
	await expect(page.getByRole("button", { name: /^2 Wat de gemeente vindt/ })).toBeVisible();
	const line = sound.slice(0, sound.indexOf('"label": "Gemeente beoordeling"')).split("\n").length;
	await menu.getByRole("link", { name: /^Problemen/ }).click();
	await expect(page.getByRole("article").first()).toContainText(`flow.json:${line}:`);

	writeFileSync(file, sound);
	await expect(page.getByText("Geen problemen. De server kan hiermee werken.")).toBeVisible();
	await menu.getByRole("link", { name: /Gemeente beoordeling/ }).click();
	const shown = page.frameLocator("iframe").getByText("Dit vindt de gemeente").filter({ visible: true }).first();
	writeFileSync(file, sound.replace('"label": "Gemeente beoordeling"', '"label": "Dit vindt de gemeente"'));
	await expect(shown).toBeVisible();
	for (const broken of [sound.slice(0, -30), null]) {
		if (broken === null) rmSync(file);
		else writeFileSync(file, broken);
		await expect(unreadable).toBeVisible();
		await expect(shown).toBeVisible();
	}
	renameSync(folder, `${folder}-elders`);
	await expect(menu.getByRole("link", { name: /^Problemen/ })).toHaveText(/2/);
	await expect(shown).toBeVisible();
	renameSync(`${folder}-elders`, folder);
	writeFileSync(file, sound);
	await expect(shown).toHaveCount(0);
	await expect(page.frameLocator("iframe").getByRole("button", { name: "Volgende stap" }).first()).toBeVisible();
	await expect(unreadable).toHaveCount(0);
	expect(loads).toBe(1);
});

test("a designer reads a branch as a sentence, changes it by choosing, tries it, and takes it back", async ({ page }) => {
	const file = join(folder, "flow.json");
	const sound = readFileSync(file, "utf8");
	await page.goto(`${address}/voorwaarden`);
	const list = page.getByRole("region", { name: "Alle voorwaarden" });
	await list.getByRole("searchbox").fill("alternatief accepteren");
	await list.getByRole("link", { name: /^Vertakking “Alternatief accepteren”/ }).click();
	const chosen = page.getByRole("region", { name: "Gekozen voorwaarde" });
	await expect(chosen.getByRole("heading", { level: 2 })).toHaveText("Vertakking “Alternatief accepteren” wordt gekozen als");
	await expect(chosen.getByText("Beslissing is Alternatief accepteren")).toBeVisible();
	const trial = chosen.getByRole("region", { name: "Probeer" });
	await expect(trial.getByRole("status")).toHaveText("Met deze waarden: onwaar");
	await trial.getByRole("combobox", { name: "Beslissing" }).selectOption("Alternatief accepteren");
	await expect(trial.getByRole("status")).toHaveText("Met deze waarden: waar");
	await expectNoAxeViolations(page);

	await chosen.getByRole("button", { name: "en…" }).click();
	await expect(chosen.getByText("Nog niet bewaard: er ontbreekt een keuze.")).toBeVisible();
	expect(readFileSync(file, "utf8")).toBe(sound);
	const [, added] = await chosen.getByRole("combobox", { name: "Vergelijking" }).all();
	await added?.selectOption("is ingevuld");
	await chosen.getByRole("combobox", { name: "Veld" }).last().selectOption("Advice.Comments");
	await expect(chosen.getByText("Beslissing is Alternatief accepteren en Toelichting is ingevuld")).toBeVisible();
	await expect.poll(() => readFileSync(file, "utf8")).not.toBe(sound);
	await expect(trial.getByRole("status")).toHaveText("Met deze waarden: onwaar");
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoAxeViolations(page);
	// The file exists before the page knows of it; until then there is nothing to undo.
	await expect(page.getByRole("button", { name: "Draai terug" })).toBeEnabled();
	await chosen.getByRole("button", { name: "en…" }).last().focus();
	await page.keyboard.press("Control+z");
	await expect.poll(() => readFileSync(file, "utf8")).toBe(sound);
});

test("a designer renames, moves and removes a step by keys alone, and takes it all back", async ({ page }) => {
	const file = join(folder, "flow.json");
	const sound = readFileSync(file, "utf8");
	const scenario = join(folder, "scenarios/alternative-accepted.json");
	const told = readFileSync(scenario, "utf8");
	const flow = () => readFileSync(file, "utf8");
	await page.goto(`${address}/stap/3`);
	await expect(page.getByRole("button", { name: "Hernoem stap" })).toBeVisible();
	await page.keyboard.press("F2");
	const renaming = page.getByRole("dialog", { name: "Hernoem “Verwerking beoordeling”" });
	await expect(renaming.getByRole("textbox", { name: "Naam van de stap" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(renaming.getByRole("textbox", { name: "Code van de stap" })).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("30");
	await expect(renaming.getByText("permissions.json (")).toBeVisible();
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/stap\/30$/);
	expect(flow()).toContain('"to": "30"');
	expect(readFileSync(scenario, "utf8")).not.toBe(told);

	await page.keyboard.press("Alt+ArrowUp");
	await expect(page.getByRole("status").filter({ hasText: "“Verwerking beoordeling” staat hoger" })).toBeVisible();
	const codes = () => (JSON.parse(flow()) as { readonly steps: readonly { readonly code: string }[] }).steps.map(({ code }) => code);
	expect(codes().slice(0, 3)).toEqual(["1", "30", "2"]);

	await page.keyboard.press("Control+z");
	await expect.poll(codes).toEqual(["1", "2", "30", "4", "5", "6", "7", "8"]);
	await tabTo(page, page.getByRole("button", { name: "Verwijder stap" }));
	await page.keyboard.press("Enter");
	const removing = page.getByRole("dialog", { name: "Verwijder “30 Verwerking beoordeling”" });
	const way = removing.getByRole("combobox", { name: /Vertakking “Alternatieve locatie”/ });
	await expect(way).toHaveValue("to 4");
	await tabTo(page, way);
	await page.keyboard.press("ArrowUp");
	await expect(way).not.toHaveValue("to 4");
	await expect(removing.getByRole("region", { name: "Daarna" })).toContainText("Dit veld staat in geen enkel formulier.");
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await tabTo(page, removing.getByRole("button", { name: "Verwijder" }));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/stap\/4$/);
	expect(codes()).toEqual(["1", "2", "4", "5", "6", "7", "8"]);

	await page.keyboard.press("Control+z");
	await expect.poll(codes).toContain("30");
	await page.keyboard.press("Control+z");
	await expect.poll(flow).toBe(sound);
	expect(readFileSync(scenario, "utf8")).toBe(told);
});

test("a designer repairs a misspelt name after seeing what it changes", async ({ page }) => {
	const file = join(folder, "flow.json");
	const sound = readFileSync(file, "utf8");
	writeFileSync(file, sound.replace('"Advice.Decision"', '"Advice.Decison"'));
	await page.goto(`${address}/problemen`);
	await page.getByRole("button", { name: "Herstel", exact: true }).first().click();
	const dialog = page.getByRole("dialog", { name: "Dit wordt hersteld" });
	await expect(dialog.getByRole("list", { name: "Wijzigingen" })).toContainText("“Advice.Decison” wordt “Advice.Decision”");
	await expect(dialog.getByRole("region", { name: "Daarna" })).toContainText("De flow klopt daarna even goed als nu.");
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoAxeViolations(page);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expectNoAxeViolations(page);
	await page.getByRole("button", { name: "Herstel wat zeker is (1)" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Herstel", exact: true }).click();
	await expect(page.getByText("Geen problemen. De server kan hiermee werken.")).toBeVisible();
	expect(readFileSync(file, "utf8")).toBe(sound);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
	await expect(target).toBeVisible();
	for (let presses = 0; presses < 120; presses++) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	await expect(target).toBeFocused();
}
