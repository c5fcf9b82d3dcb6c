import type { Page } from "@playwright/test";

/** More than any page has. */
const mostStops = 500;

interface Stop {
	readonly id: string;
	readonly fault: string | null;
}

/**
 * Tabs through the page from its start until the focus leaves it. Returns what is wrong: a stop without a name, an
 * invisible one, a control that Tab never reached, and a page that traps the focus.
 */
export async function walkByTab(page: Page): Promise<readonly string[]> {
	await page.evaluate(numberTheControls);
	await page.evaluate(toTheBeginning);
	const faults: string[] = [];
	const seen = new Set<string>();
	for (let presses = 0; presses < mostStops; presses += 1) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(presentStop);
		if (stop === null || (seen.has(stop.id) && stop.id !== "")) {
			const missed = (await page.evaluate(namesOfControls)).filter(([id]) => !seen.has(id));
			return [...faults, ...missed.map(([, name]) => `no Tab comes to ${name}`)];
		}
		seen.add(stop.id);
		if (stop.fault !== null) faults.push(stop.fault);
	}
	return [...faults, `${mostStops} times Tab did not leave the page`];
}

/** Tab continues from the last focus, so the focus is briefly moved before everything else. Runs in the page. */
function toTheBeginning(): void {
	const before = document.createElement("span");
	before.tabIndex = -1;
	document.body.prepend(before);
	before.focus();
	before.remove();
	window.scrollTo(0, 0);
}

/** Numbers every control that Tab should reach. Runs in the page. */
function numberTheControls(): void {
	const controls = "a[href], button, input, select, textarea, summary, [tabindex]";
	let number = 0;
	for (const element of document.querySelectorAll<HTMLElement>(controls)) {
		element.removeAttribute("data-stop");
		if (!element.checkVisibility({ checkVisibilityCSS: true }) || element.tabIndex < 0 || element.matches(":disabled, [type=hidden]"))
			continue;
		// A group of radio buttons has one tab stop.
		if (element instanceof HTMLInputElement && element.type === "radio" && !element.checked) continue;
		if (element.closest("[inert]") !== null) continue;
		number += 1;
		element.dataset.stop = String(number);
	}
}

/** The focused control; null once the focus has left the page. Runs in the page. */
function presentStop(): Stop | null {
	const element = document.activeElement;
	if (!(element instanceof HTMLElement) || element === document.body) return null;
	const label = element
		.getAttribute("aria-labelledby")
		?.split(" ")
		.map((id) => document.getElementById(id)?.textContent ?? "")
		.join(" ");
	const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])].map((each) => each.textContent).join(" ") : "";
	const image = element.querySelector("img")?.alt ?? "";
	const name = [element.getAttribute("aria-label"), label, labels, element.title, element.textContent, image].find(
		(each) => (each ?? "").trim() !== "",
	);
	const what = `${element.tagName.toLowerCase()} ${element.className.toString().slice(0, 60)} "${(name ?? "").trim().slice(0, 40)}"`;
	const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
	const id = element.dataset.stop ?? "";
	if (name === undefined) return { id, fault: `${what} has no name` };
	// A scrollable element is a tab stop too, and one that tells nobody where they are.
	const control = "a[href], button, input, select, textarea, summary, [tabindex]";
	if (!element.matches(control)) return { id, fault: `${what} is a stop without being a control` };
	if (width > 0 && height > 0 && (bottom < 0 || top > window.innerHeight || right < 0 || left > window.innerWidth)) {
		return { id, fault: `${what} is out of sight` };
	}
	return { id, fault: null };
}

/** Number and name of every numbered control that still exists. Runs in the page. */
function namesOfControls(): [string, string][] {
	return [...document.querySelectorAll<HTMLElement>("[data-stop]")]
		.filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
		.map((element) => [
			element.dataset.stop ?? "",
			`${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`,
		]);
}
