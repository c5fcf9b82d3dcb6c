import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type FoundNode = Pick<AxeResults["violations"][number]["nodes"][number], "html">;

interface Finding {
	readonly id: string;
	readonly help: string;
	readonly nodes: readonly FoundNode[];
}

async function violations(page: Page, only: readonly string[] = STANDARDS): Promise<readonly string[]> {
	// Halfway through a transition, elements have colours that nobody reads.
	await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
	await page.evaluate(source);
	const results = await page.evaluate(
		async (options: RunOptions) => {
			const { axe } = window as unknown as { axe: { run(where: Element | Document, options: RunOptions): Promise<AxeResults> } };
			const results = await axe.run(document, options);
			// Sticky elements and open layers hide part of what is below, and axe measures the visible rest. A target that is large enough
			// can be scrolled into view. Uses the element itself, since its selector may match another one once the page has changed.
			const isLarge = (element: Element | undefined) => {
				const box = element?.getBoundingClientRect();
				return box !== undefined && box.width >= 24 && box.height >= 24;
			};
			// A smaller target may have room around it: that can be measured where nothing covers it.
			const staysSmall = async (element: Element | undefined) => {
				if (element === undefined || isLarge(element)) return element === undefined;
				const { scrollX, scrollY } = window;
				element.scrollIntoView({ block: "center", behavior: "instant" });
				const again = await axe.run(element, { runOnly: ["target-size"], resultTypes: ["violations"] });
				window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
				return again.violations.length > 0;
			};
			const left: Finding[] = [];
			for (const { id, help, nodes } of results.violations) {
				const kept: FoundNode[] = [];
				for (const { element, html } of nodes) {
					// Elements can't be passed out of their page.
					if (id !== "target-size" || (await staysSmall(element))) kept.push({ html });
				}
				left.push({ id, help, nodes: kept });
			}
			return { violations: left };
		},
		// Selectors of all examined elements, and fetching style sheets again, take half of the time. Neither is needed: elements are
		// identified by their markup, and no page has style sheets from elsewhere.
		{ runOnly: [...only], resultTypes: ["violations"], elementRef: true, selectors: false, preload: false } satisfies RunOptions,
	);
	return results.violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 240)}`));
}

/** No violation of WCAG 2.2 A and AA, nor of additional best practices. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
	expect(await violations(page), page.url()).toEqual([]);
}

/** The same page on a device in dark mode: every text, control and mark keeps its contrast. */
export async function expectLegibleInTheDark(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: "dark" });
	expect(await violations(page, ["color-contrast"]), `${page.url()} in the dark`).toEqual([]);
	await page.emulateMedia({ colorScheme: "light" });
}
