import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
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
	await chosen.getByRole("button", { name: "en…" }).last().focus();
	await page.keyboard.press("Control+z");
	await expect.poll(() => readFileSync(file, "utf8")).toBe(sound);
});
