import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function violations(page: Page): Promise<readonly string[]> {
	// A transition half way has colours that nobody reads.
	await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
	await page.evaluate(source);
	const results = await page.evaluate(
		async (options: RunOptions) => {
			const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
			const results = await axe.run(options);
			// What sticks to the edge of the window, or was opened over the page, hides a part of what is below it, and axe
			// measures the rest. A target that is large enough can be scrolled or closed to.
			const isLarge = (selector: unknown) => {
				const box = typeof selector === "string" ? document.querySelector(selector)?.getBoundingClientRect() : undefined;
				return box !== undefined && box.width >= 24 && box.height >= 24;
			};
			const left = results.violations.map((violation) =>
				violation.id === "target-size" ? { ...violation, nodes: violation.nodes.filter(({ target }) => !isLarge(target[0])) } : violation,
			);
			return { ...results, violations: left };
		},
		{ runOnly: STANDARDS, resultTypes: ["violations"] } satisfies RunOptions,
	);
	return results.violations.flatMap(({ id, help, nodes }) =>
		nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")} ${node.html.slice(0, 160)}`),
	);
}

/** No violation of WCAG 2.2 A and AA, nor of what is good practice beyond it. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
	expect(await violations(page), page.url()).toEqual([]);
}
