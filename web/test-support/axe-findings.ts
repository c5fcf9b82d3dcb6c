import axe from "axe-core";

/** What axe finds on the page as it is. Only a browser knows colours and sizes. */
export async function axeFindings(): Promise<readonly string[]> {
	const { violations } = await axe.run(document.body, {
		// Frames of jsdom are empty.
		iframes: false,
		runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
		rules: { "color-contrast": { enabled: false }, "target-size": { enabled: false } },
	});
	return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
