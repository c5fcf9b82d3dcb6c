import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function violations(page: Page): Promise<readonly string[]> {
	// Halfway through a transition, elements have colours that nobody reads.
	await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
	await page.evaluate(source);
	const results = await page.evaluate(
		async (options: RunOptions) => {
			const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
			const results = await axe.run(options);
			// What is sticky or open over the page hides part of what is below, and axe measures the visible rest. A target that
			// is large enough can be scrolled into view. Uses the element itself, since its selector may match another one once
			// the page has changed.
			const isLarge = (element: Element | undefined) => {
				const box = element?.getBoundingClientRect();
				return box !== undefined && box.width >= 24 && box.height >= 24;
			};
			const left = results.violations.map((violation) => ({
				...violation,
				nodes: violation.nodes
					.filter(({ element }) => violation.id !== "target-size" || !isLarge(element))
					// Elements can't be passed out of their page.
					.map(({ target, html }) => ({ target, html })),
			}));
			return { violations: left };
		},
		{ runOnly: STANDARDS, resultTypes: ["violations"], elementRef: true } satisfies RunOptions,
	);
	return results.violations.flatMap(({ id, help, nodes }) =>
		nodes.map((node) => `${id}: ${help}: ${node.target.join(" ")} ${node.html.slice(0, 160)}`),
	);
}

/** No violation of WCAG 2.2 A and AA, nor of additional best practices. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
	expect(await violations(page), page.url()).toEqual([]);
}
