import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../test/browser/find-chromium.ts";
import { servePages } from "../pages.ts";
import { type Measurement, median } from "../report.ts";
import type {} from "../table/keystrokes.ts";

export const goal = "G7";

const ROUNDS = 5;
/** The list's intended delay after a keystroke, in milliseconds. */
const WAITED = 150;
/** The delay after which a person notices that typing lags, in milliseconds. */
const NOTICED = 50;

interface Typed {
	/** From a keystroke to the paint with its rows, in milliseconds, without the list's intended delay. */
	readonly paint: number;
	/** The longest time the page was blocked while somebody typed, in milliseconds. */
	readonly typing: number;
	/** The same while one of the processes changed. */
	readonly changing: number;
}

/** A list of 20,000 processes, alternating between the product and a minimal table. */
export async function measure(): Promise<readonly Measurement[]> {
	const executablePath = findChromium();
	const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox", "--disable-gpu"] });
	const pages = await servePages("bench/table", ["bare.html", "product.html"]);
	const bare: Typed[] = [];
	const product: Typed[] = [];
	try {
		for (let round = 0; round < ROUNDS; round++) {
			bare.push(await type(browser, `${pages.url}/bare.html`, 0));
			product.push(await type(browser, `${pages.url}/product.html`, WAITED));
		}
	} finally {
		await browser.close();
		pages.close();
	}
	const of = (runs: readonly Typed[], what: keyof Typed) => median(runs.map((run) => run[what]));
	const line = { id: goal, unit: "ms", better: "less" } as const;
	return [
		{
			...line,
			what: "key to paint in 20,000 rows, against a virtual table",
			product: of(product, "paint"),
			limit: of(bare, "paint"),
			goal: 2,
		},
		{ ...line, what: "longest time blocked while typing", product: of(product, "typing"), limit: NOTICED, goal: 1 },
		{ ...line, what: "longest time blocked when a process changes", product: of(product, "changing"), limit: NOTICED, goal: 1 },
	];
}

async function type(browser: Browser, url: string, waited: number): Promise<Typed> {
	const page = await browser.newPage();
	try {
		await page.goto(url);
		const field = page.getByLabel("Zoek").first();
		await field.focus();
		for (const warm of ["v", "Backspace"]) await page.keyboard.press(warm, { delay: 10 }).then(() => page.waitForTimeout(500));
		await page.evaluate(() => [globalThis.keystrokesToPaint(), globalThis.longestBlock()]);
		for (const key of ["v", "b", "-", "0", "1", "2", "Backspace", "Backspace", "7", "Backspace"]) {
			await page.keyboard.press(key);
			await page.waitForTimeout(waited + 150);
		}
		const paints = await page.evaluate(() => globalThis.keystrokesToPaint());
		await field.fill("");
		await page.waitForTimeout(600);
		await page.evaluate(() => globalThis.longestBlock());
		await page.keyboard.type("velperweg 12", { delay: 60 });
		await page.keyboard.type("34567", { delay: 200 });
		await page.waitForTimeout(waited + 150);
		const typing = await page.evaluate(() => globalThis.longestBlock());
		const changing = waited === 0 ? 0 : await change(page);
		return { paint: median(paints) - waited, typing, changing };
	} finally {
		await page.close();
	}
}

async function change(page: Awaited<ReturnType<Browser["newPage"]>>): Promise<number> {
	for (const number of [11, 12_345, 19_000]) {
		await page.evaluate((changed) => globalThis.changeOne(changed), number);
		await page.waitForTimeout(200);
	}
	return page.evaluate(() => globalThis.longestBlock());
}
