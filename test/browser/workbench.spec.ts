import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

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
	await expect(page.getByText("Geen problemen. De server kan met deze map starten.")).toBeVisible();

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
