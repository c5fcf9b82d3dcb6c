import { execFileSync } from "node:child_process";
import type { Browser, Page } from "@playwright/test";
import { flowsWith } from "../screens/harness/flows-with.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { type OwnServer, startOwnServer } from "./harness/own-server.ts";
import { SignInPage } from "./harness/sign-in-page.ts";

let server: OwnServer;

test.beforeAll(async () => {
	test.setTimeout(400_000);
	execFileSync(process.execPath, ["scripts/build-web.mjs", "workbench"]);
	const flows = flowsWith("go-ral", { access: { design: ["developer"], publish: ["admin", "developer"] } });
	server = await startOwnServer(flows, Number(process.env.BROWSER_TEST_PORT ?? 3210) + 15, { WORKBENCH: "publish", FOUR_EYES: "1" });
});
test.afterAll(() => server.stop());

/** A browser of its own, signed in. */
async function signedIn(browser: Browser, path: string, email: string): Promise<Page> {
	const page = await (await browser.newContext()).newPage();
	await page.goto(server.url + path);
	await new SignInPage(page).chooseAddress(email);
	return page;
}

async function isAccessible(page: Page): Promise<void> {
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 1440, height: 900 });
}

test("a change goes from a design to what runs, by two people and without a restart, and back", async ({ browser }) => {
	const designer = await signedIn(browser, "/werkbank", "ontwikkelaar@go-ral.example");
	await designer.getByRole("textbox", { name: "Naam van het ontwerp" }).fill("Andere toelichting");
	await designer.keyboard.press("Enter");
	await designer.waitForURL(/\/ontwerp\//);
	const design = new URL(designer.url()).pathname;
	await designer.goto(`${server.url}${design}/stap/1?veld=Location.Summary.ProvincialRoadComments`);
	const product = await signedIn(browser, "/realisatie", "cpo@go-ral.example");
	const nameInProduct = () =>
		product.evaluate(async () => (document.querySelector("a[aria-label]")?.getAttribute("aria-label") ?? "").split(":")[0]);
	const before = await nameInProduct();

	await designer.goto(`${server.url}${design}/publiceren`);
	await expect(designer.getByText("Er is niets gewijzigd ten opzichte van wat nu loopt.")).toBeVisible();
	await isAccessible(designer);
	expect(before).not.toBe("");
	await designer.context().close();
	await product.context().close();
});
