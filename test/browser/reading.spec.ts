import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./harness/journey.ts";
import {
	changeLayers,
	configurationLayers,
	developerLayers,
	frameLayers,
	type Layer,
	locationListLayers,
	manualLayers,
	phoneLayers,
	requestLayers,
	startLayers,
	stepLayers,
} from "./harness/layers.ts";
import { freeRequests } from "./harness/requests.ts";
import { StepScreen } from "./harness/step-screen.ts";

/** Opens it by keyboard and closes it again; the focus must return to where it was. */
async function expectFocusBack(page: Page, { name, opener, shown, before }: Layer): Promise<void> {
	await before?.(page);
	const from = opener(page);
	await from.focus();
	const mark = await marked(from);
	await page.keyboard.press("Enter");
	await expect(shown(page), name).toBeVisible();
	await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), name).not.toBe("BODY");
	await page.keyboard.press("Escape");
	await expect(shown(page), name).toBeHidden();
	await expect(mark, `focus after ${name}`).toBeFocused();
}

/** Marks the element itself, whatever its name becomes. */
async function marked(element: Locator): Promise<Locator> {
	const mark = `from-${Math.round(performance.now())}`;
	await element.evaluate((node, value) => node.setAttribute("data-mark", value), mark);
	return element.page().locator(`[data-mark="${mark}"]`);
}

test("what opens over a page gives the focus back to what opened it", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "6" });
	const { uuid: open } = await prepare.walk({ until: "5" });
	const [request] = await freeRequests(api);
	const page = await as("cpo");
	const screen = new StepScreen(page);
	const failures: string[] = [];
	const all = async (layers: readonly Layer[], on = page) => {
		for (const layer of layers) {
			await expectFocusBack(on, layer).catch((error: Error) => failures.push(`${layer.name}: ${error.message.slice(0, 400)}`));
			await on.keyboard.press("Escape");
		}
	};
	await page.goto("/realisatie/actief");
	await all(frameLayers);
	await page.goto("/locaties");
	await all(locationListLayers);
	await page.goto(`/aanvragen/${request?.uuid}`);
	await all(requestLayers);
	await page.goto("/handleidingen/inleiding");
	await all(manualLayers);
	await page.goto(`/realisatie/${randomUUID()}/type/strategisch`);
	await all(startLayers);
	await screen.open(open, "5");
	await all(stepLayers);
	await screen.open(uuid, "5");
	await all(changeLayers);
	const admin = await as("admin");
	await admin.goto("/beheer/tags");
	await all(configurationLayers, admin);
	const developer = await as("developer");
	await developer.goto("/");
	await all(developerLayers, developer);
	const phone = await as("cpo", { viewport: { width: 390, height: 844 } });
	await phone.goto("/realisatie/actief");
	await all(phoneLayers, phone);
	expect(failures).toEqual([]);
});
