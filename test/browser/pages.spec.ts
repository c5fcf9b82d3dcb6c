import type { Page } from "@playwright/test";
import { expectLegibleInTheDark, expectNoAxeViolations } from "./harness/accessibility.ts";
import type { PersonName } from "./harness/demo-accounts.ts";
import { expect, test } from "./harness/journey.ts";
import { type ProductPage, productPages, type Subjects } from "./harness/pages.ts";
import { freeRequests } from "./harness/requests.ts";
import { walkByTab } from "./harness/tab-walk.ts";

test.setTimeout(300_000);

/** Texts that a page may only show once it is sure. */
const untimely = /kan niet worden getoond|niet gevonden|geen resultaten|(zijn|is) hier geen|er zijn (nog )?geen|onvoldoende|^0$/i;

const usual = { width: 1440, height: 900 };
/** A window of 1280 by 1024 at a zoom of 400 %. */
const magnified = { width: 320, height: 256 };

/** One browser per person, whatever they open. */
function peopleWith(as: (person: PersonName) => Promise<Page>) {
	const known = new Map<PersonName, Page>();
	return async (person: PersonName) => {
		const page = known.get(person) ?? (await as(person));
		known.set(person, page);
		return page;
	};
}

async function open(page: Page, { address }: ProductPage, subjects: Subjects): Promise<void> {
	await page.setViewportSize(usual);
	await page.goto(address(subjects));
	await expect(page.getByRole("contentinfo")).toBeAttached();
	// Waits until everything is fetched and drawn: slowness alone is not a finding.
	await page.waitForLoadState("networkidle");
	await expect(page.getByText(/worden? (nog )?(ge)?laden/).filter({ visible: true })).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveCount(1);
}

test("every page: one heading, a title of its own, no finding of axe, all of it by Tab, magnified, in the dark, in forced colours and without movement", async ({
	as,
	prepare,
	api,
}) => {
	const [request] = await freeRequests(api);
	const subjects = { process: (await prepare.walk({ until: "5" })).uuid, request: request?.uuid ?? "" };
	const at = peopleWith(as);
	const failures: string[] = [];
	for (const each of productPages) {
		const page = await at(each.person);
		const check = async (what: string, act: () => Promise<void>) => {
			await act().catch((error: Error) =>
				failures.push(`${each.route} (${each.address(subjects)}): ${what}: ${error.message.slice(0, 700)}`),
			);
		};
		await check("opening", () => open(page, each, subjects));
		await check("title", async () => expect(await page.title()).toMatch(each.name));
		await check("axe", () => expectNoAxeViolations(page));
		await check("dark", () => expectLegibleInTheDark(page));
		if (each.asks) continue;
		await check("tab", async () => expect(await walkByTab(page)).toEqual([]));
		await check("magnified", async () => {
			await page.setViewportSize(magnified);
			expect(await heightOfWhatStays(page), "pixels that stay while one scrolls").toBeLessThanOrEqual(magnified.height / 4);
			const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
			await expect.poll(sideways, "pixels that stick out to the side").toBeLessThanOrEqual(0);
			await page.setViewportSize(usual);
		});
		await check("forced colours and less movement", async () => {
			await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
			await page.reload();
			await expect(page.getByRole("contentinfo")).toBeAttached();
			expect(await page.evaluate(moving), "what moves").toEqual([]);
			await expect.poll(() => page.evaluate(unmarked), "what is current").toEqual([]);
			await page.emulateMedia({ forcedColors: null, reducedMotion: null });
		});
	}
	expect(failures).toEqual([]);
});

test("every page is named while what it shows is still coming, and says of nothing that it cannot be shown", async ({
	as,
	prepare,
	api,
}) => {
	const [request] = await freeRequests(api);
	const subjects = { process: (await prepare.walk({ until: "5" })).uuid, request: request?.uuid ?? "" };
	const at = peopleWith(as);
	const failures: string[] = [];
	for (const each of productPages) {
		const page = await at(each.person);
		// Never answered: this checks what the page shows in the meantime.
		await page.route(/\/api\/v1\/[^/]+\/(?!configs|user)/, () => {});
		await page.goto(each.address(subjects));
		try {
			// Excludes what is shown while the person is being signed in.
			await expect(page.getByRole("contentinfo")).toBeAttached();
			const heading = page.getByRole("heading", { level: 1, includeHidden: true });
			await expect(heading.first()).toHaveText(/./);
			await expect(page).toHaveTitle(each.name);
			await expect(page.getByRole("main").getByText(untimely).filter({ visible: true })).toHaveCount(0);
		} catch (error) {
			failures.push(`${each.route}: ${String(error).slice(0, 700)}`);
		}
		await page.unrouteAll({ behavior: "ignoreErrors" });
	}
	expect(failures).toEqual([]);
});

/** Elements that are current, selected or pressed but look like their neighbours. Runs in the page. */
function unmarked(): string[] {
	const marked = '[aria-current]:not([aria-current="false"]), [role="tab"][aria-selected="true"], [aria-pressed="true"]';
	const found = [...document.querySelectorAll(marked)].filter((element) => element.checkVisibility());
	return found.flatMap((element) => {
		const { backgroundColor } = getComputedStyle(element);
		const page = getComputedStyle(document.body).backgroundColor;
		const same = backgroundColor === page || backgroundColor === "rgba(0, 0, 0, 0)";
		// The current crumb is the last in its row: its position shows it.
		return same && element.closest("[aria-label=Kruimelpad]") === null ? [(element.textContent ?? "").slice(0, 60)] : [];
	});
}

/** Animations that last long enough to be seen. Runs in the page. */
function moving(): string[] {
	return document.getAnimations().flatMap((animation) => {
		const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
		const target = animation.effect instanceof KeyframeEffect ? animation.effect.target?.className : "";
		return (Number(duration) > 50 && (iterations ?? 1) > 1) || Number(duration) > 400 ? [`${target} ${duration} ms`] : [];
	});
}

/** Pixels of the window's height taken by sticky elements while the page scrolls, at the worst place. */
async function heightOfWhatStays(page: Page): Promise<number> {
	return page.evaluate(() => {
		const held = [...document.querySelectorAll("body *")].filter(
			(element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility({ checkVisibilityCSS: true }),
		);
		const placesAt = (top: number) => {
			window.scrollTo({ top, behavior: "instant" });
			return held.map((element) => element.getBoundingClientRect());
		};
		const heightAt = (top: number) => {
			const before = placesAt(top);
			const heights = placesAt(top + 30).map((place, index) =>
				place.top === before[index]?.top ? Math.max(0, Math.min(place.bottom, window.innerHeight) - Math.max(place.top, 0)) : 0,
			);
			return heights.reduce((sum, height) => sum + height, 0);
		};
		// An element that is sticky within a part of the page stays only while that part is scrolling past.
		const way = document.documentElement.scrollHeight - window.innerHeight - 30;
		return way > 0 ? Math.max(...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((part) => heightAt((way * part) / 8))) : 0;
	});
}
