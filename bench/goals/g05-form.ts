import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../test/browser/find-chromium.ts";

import { servePages } from "../pages.ts";
import { type Measurement, median } from "../report.ts";

export const goal = "G5";

const ROUNDS = 9;
const KEYS = 30;

interface Drawn {
	/** From the navigation to the first paint with the form in it, in milliseconds. */
	readonly paint: number;
	/** Script time per keystroke, in milliseconds. */
	readonly key: number;
}

/** A form on screen, each time in a new browser profile, alternating between product and bare React. */
export async function measure(): Promise<readonly Measurement[]> {
	const executablePath = findChromium();
	const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox", "--disable-gpu"] });
	const pages = await servePages("bench/form", ["bare.html", "product.html"]);
	const found: Record<"bare" | "small" | "large", Drawn[]> = { bare: [], small: [], large: [] };
	try {
		await draw(browser, `${pages.url}/product.html?fields=12`);
		for (let round = 0; round < ROUNDS; round++) {
			found.bare.push(await draw(browser, `${pages.url}/bare.html?fields=12`));
			found.small.push(await draw(browser, `${pages.url}/product.html?fields=12`));
			found.large.push(await draw(browser, `${pages.url}/product.html?fields=100`));
		}
	} finally {
		await browser.close();
		pages.close();
	}
	const of = (kind: keyof typeof found, what: keyof Drawn) => median(found[kind].map((drawn) => drawn[what]));
	const line = { id: goal, unit: "ms", better: "less" } as const;
	return [
		{ ...line, what: "12 fields to paint, against bare React", product: of("small", "paint"), limit: of("bare", "paint"), goal: 1.7 },
		{ ...line, what: "12 fields, script a key, against bare React", product: of("small", "key"), limit: of("bare", "key"), goal: 2 },
		{ ...line, what: "100 fields to paint, against 12", product: of("large", "paint"), limit: of("small", "paint"), goal: 1.3 },
		{ ...line, what: "100 fields, script a key, against 12", product: of("large", "key"), limit: of("small", "key"), goal: 1.3 },
	];
}

async function draw(browser: Browser, url: string): Promise<Drawn> {
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		await page.goto(url);
		await page.waitForFunction(() => performance.getEntriesByName("painted").length > 0);
		const paint = await page.evaluate(() => performance.getEntriesByName("painted")[0]?.startTime ?? Number.NaN);
		const session = await context.newCDPSession(page);
		await session.send("Performance.enable");
		const script = async () => {
			const { metrics } = await session.send("Performance.getMetrics");
			return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1000;
		};
		await page.locator("input").first().focus();
		await page.keyboard.type("abc", { delay: 20 });
		const before = await script();
		await page.keyboard.type("k".repeat(KEYS), { delay: 20 });
		return { paint, key: ((await script()) - before) / KEYS };
	} finally {
		await context.close();
	}
}
