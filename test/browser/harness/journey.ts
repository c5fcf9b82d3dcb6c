import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { collectCspReports } from "./content-security-reports.ts";
import { type PersonName, people } from "./demo-accounts.ts";
import { followsByInterval } from "./follows-by-interval.ts";
import { leaveWhenArrived } from "./leave-when-arrived.ts";
import { PageFaults } from "./page-faults.ts";
import { ProcessWalk } from "./process-walk.ts";
import { ServerApi } from "./server-api.ts";
import { SignInPage } from "./sign-in-page.ts";
import { tourSeen, tourUnseen } from "./tour-seen.ts";

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

interface SignInChoice {
	/** A separate sign-in, for a test that ends the session. */
	readonly fresh?: boolean;
	readonly viewport?: { readonly width: number; readonly height: number };
	/** A browser without stored settings, in which, for instance, the guided tour has not been seen. */
	readonly newcomer?: boolean;
	/** The browser listens to what others change, as it does outside these tests. */
	readonly live?: boolean;
}

interface Journey {
	/** Watches every page; at the end of the test there may be no faults other than those allowed. */
	readonly faults: PageFaults;
	/** A browser of somebody who has not signed in. */
	readonly visitor: Page;
	/** A browser of that person, signed in; each call returns another one. */
	readonly as: (person: PersonName, choice?: SignInChoice) => Promise<Page>;
	/** The same for the demo account with that address, of any tenant. */
	readonly asAccount: (email: string, choice?: SignInChoice) => Promise<Page>;
}

interface Workshop {
	readonly api: ServerApi;
	readonly prepare: ProcessWalk;
	/** Cookies of the sign-ins so far, by e-mail address. */
	readonly sessions: Map<string, StorageState>;
}

export { expect };

export const test = base.extend<Journey, Workshop>({
	api: [async ({ browserName: _ }, use, info) => use(new ServerApi(String(info.project.use.baseURL))), { scope: "worker" }],
	prepare: [async ({ api }, use) => use(new ProcessWalk(api)), { scope: "worker" }],
	sessions: [async ({ browserName: _ }, use) => use(new Map()), { scope: "worker" }],

	faults: async ({ browserName: _ }, use) => {
		const faults = new PageFaults();
		await use(faults);
		expect(faults.all, "faults of the pages").toEqual([]);
	},

	visitor: async ({ browser, faults }, use) => {
		const context = await browser.newContext();
		await tourSeen(context);
		await use(await openPage(context, faults));
		await context.close();
	},

	asAccount: async ({ browser, faults, sessions }, use) => {
		const contexts: BrowserContext[] = [];
		await use(async (email, { fresh = false, viewport, newcomer = false, live = false } = {}) => {
			const session = fresh ? undefined : sessions.get(email);
			const known = session && newcomer ? { ...session, origins: [] } : session;
			const context = await browser.newContext({ ...(known ? { storageState: known } : {}), ...(viewport ? { viewport } : {}) });
			contexts.push(context);
			await (newcomer ? tourUnseen : tourSeen)(context);
			if (!live) await followsByInterval(context);
			const page = await openPage(context, faults);
			if (known === undefined) {
				await page.goto("/");
				await new SignInPage(page).chooseAddress(email);
				if (!fresh && !newcomer) {
					sessions.set(email, await context.storageState());
					// Even if somebody was signed in before, none of their pages is open, so that a test cannot count their calls as its
					// own.
					await page.goto("about:blank");
				}
			}
			return page;
		});
		await Promise.all(contexts.map((context) => context.close()));
	},

	as: async ({ asAccount }, use) => use((name, choice) => asAccount(people[name].email, choice)),
});

async function openPage(context: BrowserContext, faults: PageFaults): Promise<Page> {
	await collectCspReports(context, (violation) => faults.report(violation));
	context.on("page", (page) => {
		faults.watch(page);
		leaveWhenArrived(page);
	});
	return context.newPage();
}
