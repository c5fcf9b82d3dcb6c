const named = "[aria-label], [aria-labelledby], button, a, label";

/**
 * The visible element with that name: a section by its heading, a button by its text, a field by its label. Null if
 * there is none.
 */
export function pagePart(name: string): Element | null {
	const found = [...document.querySelectorAll(named)].find((element) => nameOf(element) === name && isVisible(element));
	if (found?.tagName !== "LABEL") return found ?? null;
	return found.closest("search, [role=search]") ?? found.parentElement;
}

function nameOf(element: Element): string {
	const label = element.getAttribute("aria-label");
	const by = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
	const words = label ?? (by.length > 0 ? by.map((id) => document.getElementById(id)?.textContent ?? "").join(" ") : element.textContent);
	return words.trim();
}

/** Without layout (jsdom) everything counts as visible. */
function isVisible(element: Element): boolean {
	return element.checkVisibility?.() ?? true;
}
