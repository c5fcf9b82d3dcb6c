import { chromium } from "@playwright/test";
import { findChromium } from "../../test/browser/find-chromium.ts";
import { servePages } from "../pages.ts";
import { type Measurement, median } from "../report.ts";

export const goal = "G9";

const ROUNDS = 5;
const ROWS = 20_000;
const COLUMNS = 30;
/** The delay after which a person notices that the page does not respond, in milliseconds. */
const NOTICED = 50;

/** An export in the browser, alternating between product and limit, each in a worker of its own. */
export async function measure(): Promise<readonly Measurement[]> {
	const executablePath = findChromium();
	const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox", "--disable-gpu"] });
	const pages = await servePages("bench/export", ["export.html"]);
	try {
		const page = await browser.newPage();
		await page.goto(`${pages.url}/export.html`);
		const run = (rows: number) => page.evaluate(([count, columns]) => globalThis.runExport(count, columns), [rows, COLUMNS] as const);
		await run(1_000);
		const runs: Awaited<ReturnType<typeof run>>[] = [];
		for (let round = 0; round < ROUNDS; round++) runs.push(await run(ROWS));
		const of = (what: keyof (typeof runs)[number]) => median(runs.map((each) => each[what]));
		const line = { id: goal, unit: "ms", better: "less" } as const;
		return [
			{ ...line, what: `export of ${ROWS} rows of ${COLUMNS}, against by hand`, product: of("product"), limit: of("byHand"), goal: 4 },
			{ ...line, what: "longest time the page was blocked meanwhile", product: of("blocked"), limit: NOTICED, goal: 1 },
		];
	} finally {
		await browser.close();
		pages.close();
	}
}
