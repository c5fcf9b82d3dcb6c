import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { PartHealth } from "../../server/health/health.ts";
import { Screens } from "./harness/screens.tsx";
import { doubleClick } from "./writes/press.ts";
import { watchWrites } from "./writes/watch-writes.ts";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
	await import("../../web/today/QueueBar.tsx");
});
afterAll(() => screens.close());

interface Group {
	readonly group: string;
	readonly count: number;
	readonly items: readonly {
		readonly uuid: string;
		readonly ref: string;
		readonly step: string | null;
		readonly comment: { readonly number: number } | null;
	}[];
}
interface Today {
	readonly steps: number;
	readonly others: number;
	readonly listed: { readonly all: number; readonly late: number; readonly week: number };
	readonly groups: readonly Group[];
}

const titles: Readonly<Record<string, string>> = {
	late: "Verlopen",
	week: "Deze week",
	back: "Teruggekomen",
	later: "Later",
	judge: "Te beoordelen",
	answer: "Te beantwoorden",
	decisions: "Bezwaartermijnen",
	tomorrow: "Uitgesteld tot morgen",
};

const todayOf = async (tenant: string, role: string) =>
	(await screens.deployment.as(tenant, role).get("today")).body.data as unknown as Today;
const lines = () => [...document.querySelectorAll<HTMLElement>("[data-work]")];
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const shown = () => screen.findByRole("heading", { level: 1, name: "Vandaag" });

describe("Vandaag", () => {
	it.each([
		["go-ral", "cpo"],
		["go-ral", "municipality"],
		["amsterdam", "municipality"],
		["rvb", "caseworker"],
		["rvb", "customer"],
	])(
		"of %s shows a %s every group with its number and first lines, the most pressing first, and nothing that is not there",
		async (tenant, role) => {
			const { steps, groups, others } = await todayOf(tenant, role);
			screens.show(tenant, role, "/vandaag");
			await shown();
			const filled = groups.filter(({ count }) => count > 0);
			if (filled.length === 0) {
				await screen.findByText("Niets wacht op u.", { selector: "p:not([role])" });
				if (others > 0) expect(screen.getByText(new RegExp(`^${others} process(en)? wacht`))).toBeDefined();
				expect(screen.queryByRole("button", { name: /^Start/ })).toBeNull();
				return;
			}
			await screen.findByRole("heading", { level: 2, name: `${titles[filled[0]?.group ?? ""]} ${filled[0]?.count}` });
			const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
			expect(headings.filter((text) => text !== "Sturing")).toEqual(filled.map(({ group, count }) => `${titles[group]}${count}`));
			for (const { group, count, items } of filled) {
				const section = within(screen.getByRole("region", { name: `${titles[group]} ${count}` }));
				const links = section.getAllByRole("link").filter(({ textContent }) => !/in de lijst$/.test(textContent ?? ""));
				expect(links.map((link) => link.textContent?.startsWith(items[0]?.ref ?? "") ?? false).at(0)).toBe(true);
				expect(links).toHaveLength(items.length);
				// A row about a comment leads to that comment.
				const anchors = items.map(({ comment }) => (comment === null ? null : `#comment-${comment.number}`));
				expect(links.map((link) => /#.*$/.exec(link.getAttribute("href") ?? "")?.[0] ?? null)).toEqual(anchors);
			}
			if (tenant === "go-ral" && role === "cpo") expect(filled.map(({ group }) => group)).toContain("answer");
			if (steps > 0) expect(screen.getByRole("button", { name: `Start: 1 van ${steps}` })).toBeDefined();
		},
	);

	it.each([
		["go-ral", "cpo"],
		["go-ral", "municipality"],
		["rvb", "caseworker"],
	])(
		"of %s leads a %s from a number to the list of exactly so many processes, filtered by a sentence that can be removed",
		async (tenant, role) => {
			const { listed, others } = await todayOf(tenant, role);
			// The page and the server share the same day.
			const clock = jest.spyOn(Date, "now").mockReturnValue(screens.deployment.app.now());
			const numbers = [
				[listed.all, /^\d+ process(?:en)? in de lijst$/, ["Wacht op mij"]],
				[listed.late, /termijn van u die voorbij is$/, ["Wacht op mij", "Mijn termijn is voorbij"]],
				[listed.week, /uw termijn deze week$/, ["Wacht op mij", /^Mijn termijn van .* tot en met/]],
				[others, /wacht(?:en)? op iemand anders/, ["Wacht op anderen"]],
			] as const;
			let followed = 0;
			for (const [count, name, sentences] of numbers) {
				screens.show(tenant, role, "/vandaag");
				await shown();
				await waitFor(() => expect(document.querySelector("[data-work]")).not.toBeNull());
				const link = screen.queryByRole("link", { name });
				expect([String(name), link === null]).toEqual([String(name), count === 0]);
				if (link === null) continue;
				followed++;
				expect(link.textContent).toContain(String(count));
				fireEvent.click(link);
				await screen.findByText(new RegExp(`^${count} result`), undefined, { timeout: 10_000 });
				const chips = screen.getAllByRole("button", { name: /^Filter .* verwijderen$/ });
				expect(chips).toHaveLength(sentences.length);
				for (const sentence of sentences) expect(chips.filter(({ textContent }) => textContent?.match(sentence))).toHaveLength(1);
				for (const _sentence of sentences)
					fireEvent.click(screen.getAllByRole("button", { name: /^Filter .* verwijderen$/ })[0] as HTMLElement);
				await waitFor(() => expect(screen.queryByText(new RegExp(`^${count} result`))).toBeNull());
			}
			clock.mockRestore();
			expect(followed).toBeGreaterThan(1);
		},
	);

	it("puts a line off till tomorrow by one key, says so, goes on to the next line, and takes it back", async () => {
		const { groups, steps, listed } = await todayOf("go-ral", "municipality");
		const filled = groups.filter(({ count }) => count > 0);
		screens.show("go-ral", "municipality", "/vandaag");
		await waitFor(() => expect(lines()[0]).toBe(document.activeElement));
		const [first, second] = lines();
		const reference = first?.dataset.reference ?? "";
		key("s");
		await screen.findByText(`${reference} is uitgesteld tot morgen.`);
		await waitFor(() => expect(document.activeElement?.getAttribute("data-work")).toBe(second?.dataset.work));
		await screen.findByRole("heading", { level: 2, name: `${titles[filled[0]?.group ?? ""]} ${(filled[0]?.count ?? 0) - 1}` });
		expect(screen.getByRole("button", { name: `Start: 1 van ${steps - 1}` })).toBeDefined();
		const off = await screen.findByRole("region", { name: "Uitgesteld tot morgen 1" });
		// Collapsed, since it is not for today; the same key brings it back.
		expect(within(off).queryAllByRole("link")).toEqual([]);
		fireEvent.click(within(off).getByRole("button", { name: /^Uitgesteld/ }));
		const put = await within(off).findByRole("link");
		expect(put.textContent).toContain(reference);
		put.focus();
		key("s");
		await screen.findByText(`${reference} staat weer bij vandaag.`);
		await screen.findByRole("button", { name: `Start: 1 van ${steps}` });
		await waitFor(() => expect(screen.queryByRole("region", { name: /^Uitgesteld/ })).toBeNull());
		// The number above the waiting steps is that of the linked list, without those put off.
		lines()[0]?.focus();
		key("s");
		await screen.findByText(`${reference} is uitgesteld tot morgen.`);
		fireEvent.click(await screen.findByRole("link", { name: `${listed.all - 1} processen in de lijst` }));
		await screen.findByText(new RegExp(`^${listed.all - 1} result`), undefined, { timeout: 10_000 });
		expect(screen.queryByRole("link", { name: reference })).toBeNull();
	});

	it("puts off one line for a double click, and takes it back once for another", async () => {
		const { steps } = await todayOf("go-ral", "municipality");
		screens.show("go-ral", "municipality", "/vandaag");
		await waitFor(() => expect(lines()[0]).toBe(document.activeElement));
		const reference = lines()[0]?.dataset.reference ?? "";
		const { writes, letGo } = watchWrites();
		doubleClick(screen.getAllByRole("button", { name: `Uitstellen tot morgen: ${reference}` })[0] as HTMLElement);
		letGo();
		await screen.findByText(`${reference} is uitgesteld tot morgen.`);
		await screen.findByRole("button", { name: `Start: 1 van ${steps - 1}` });
		doubleClick(screen.getByRole("button", { name: `Uitstel van ${reference} ongedaan maken` }));
		await screen.findByText(`${reference} staat weer bij vandaag.`);
		await screen.findByRole("button", { name: `Start: 1 van ${steps}` });
		expect(writes.filter(({ url }) => url.endsWith("/inbox/marks"))).toHaveLength(2);
		await waitFor(() => expect(document.activeElement?.hasAttribute("data-work")).toBe(true));
	});

	it("puts off the next line as well while the first is still on its way, and takes back each, the last one first", async () => {
		const { steps } = await todayOf("go-ral", "municipality");
		screens.show("go-ral", "municipality", "/vandaag");
		await waitFor(() => expect(lines()[0]).toBe(document.activeElement));
		const [first, second] = lines().map(({ dataset }) => dataset.reference);
		const { writes, letGo } = watchWrites();
		for (const name of ["s", "s", "j", "s"]) key(name);
		letGo();
		await screen.findByRole("button", { name: `Start: 1 van ${steps - 2}` });
		const marks = writes.filter(({ url }) => url.endsWith("/inbox/marks")).map(({ body }) => JSON.parse(body ?? "").data);
		expect(marks).toEqual([
			{ items: [expect.any(String)], mark: "later" },
			{ items: [expect.any(String)], mark: "later" },
		]);
		for (const [reference, left] of [
			[second, 1],
			[first, 0],
		] as const) {
			fireEvent.click(await screen.findByRole("button", { name: `Uitstel van ${reference} ongedaan maken` }));
			await screen.findByText(`${reference} staat weer bij vandaag.`);
			await screen.findByRole("button", { name: `Start: 1 van ${steps - left}` });
		}
		expect(screen.queryByRole("button", { name: /ongedaan maken$/ })).toBeNull();
	});

	it("shows the rest of a group when asked, and folds it", async () => {
		const { groups } = await todayOf("go-ral", "cpo");
		const later = groups.find(({ group }) => group === "later");
		screens.show("go-ral", "cpo", "/vandaag");
		const region = within(await screen.findByRole("region", { name: `Later ${later?.count}` }));
		fireEvent.click(region.getByRole("button", { name: /^Toon (alle|er nog)/ }));
		await waitFor(() => expect(region.getAllByRole("link")).toHaveLength(Math.min(later?.count ?? 0, 50)));
		const fold = region.getByRole("button", { name: /^Later/ });
		fireEvent.click(fold);
		expect(fold.getAttribute("aria-expanded")).toBe("false");
		expect(region.queryAllByRole("link")).toEqual([]);
	});

	it("is walked with j and k, over the groups, from the first line to the last", async () => {
		screens.show("go-ral", "cpo", "/vandaag");
		await shown();
		await waitFor(() => expect(lines().length).toBeGreaterThan(6));
		// Enter opens the most urgent step at once.
		await waitFor(() => expect(document.activeElement).toBe(lines()[0]));
		for (let count = 0; count < 5; count++) key("j");
		expect(document.activeElement).toBe(lines()[5]);
		key("k");
		expect(document.activeElement).toBe(lines()[4]);
		for (let count = 0; count < 100; count++) key("j");
		expect(document.activeElement).toBe(lines().at(-1));
	});

	it("leads through the steps: what is finished leads to the next, and what somebody else finished is passed over and said", async () => {
		const cpo = screens.deployment.as("go-ral", "cpo");
		const queue = (await cpo.get("today/queue")).body.data as unknown as { uuid: string; step: string; ref: string }[];
		const { address } = screens.show("go-ral", "cpo", "/vandaag");
		fireEvent.click(await screen.findByRole("button", { name: `Start: 1 van ${queue.length}` }));
		await waitFor(() => expect(address()).toBe(`/realisatie/${queue[0]?.uuid}/${queue[0]?.step}`));
		const bar = within(await screen.findByRole("region", { name: "Uw werkrij" }));
		expect(bar.getByText(`1 van ${queue.length}`)).toBeDefined();
		// A colleague puts the second on hold, so that it waits for nobody.
		const second = queue[1];
		if (second === undefined) throw new Error("the queue is too short");
		const { body } = await cpo.get(`processes/realisation/${second.uuid}`);
		const record = body.data;
		const held = await cpo.post(`processes/realisation/${second.uuid}/status`, {
			synchronisation: { synced: record.synced },
			data: { status: "onhold", action: "enable", reason: "other", comment: "" },
		});
		expect(held.status).toBe(200);
		fireEvent.click(bar.getByRole("button", { name: "Naar de volgende" }));
		await waitFor(() => expect(address()).toBe(`/realisatie/${queue[2]?.uuid}/${queue[2]?.step}`));
		const next = within(await screen.findByRole("region", { name: "Uw werkrij" }));
		expect(await next.findByText(`3 van ${queue.length}`)).toBeDefined();
		expect(next.getByText("1 overgeslagen: die wacht niet meer op u.")).toBeDefined();
		fireEvent.click(next.getByRole("button", { name: "Stoppen" }));
		await waitFor(() => expect(address()).toBe("/vandaag"));
		expect(screen.queryByRole("region", { name: "Uw werkrij" })).toBeNull();
	});

	it("goes on from the row that somebody went back to, and calls it by its own name", async () => {
		const cpo = screens.deployment.as("go-ral", "cpo");
		const queue = (await cpo.get("today/queue")).body.data as unknown as { uuid: string; step: string; ref: string }[];
		const { address, goBack } = screens.show("go-ral", "cpo", "/vandaag");
		const at = (row: number) => waitFor(() => expect(address()).toBe(`/realisatie/${queue[row]?.uuid}/${queue[row]?.step}`));
		const bar = async () => within(await screen.findByRole("region", { name: "Uw werkrij" }));
		const says = async (row: number) => (await bar()).findByText(new RegExp(`^${row + 1} van ${queue.length}: ${queue[row]?.ref}, stap`));
		fireEvent.click(await screen.findByRole("button", { name: `Start: 1 van ${queue.length}` }));
		await at(0);
		fireEvent.click((await bar()).getByRole("button", { name: "Naar de volgende" }));
		await at(1);
		await says(1);
		goBack();
		await at(0);
		await says(0);
		expect((await bar()).queryByRole("button", { name: "Naar de vorige" })).toBeNull();
		fireEvent.click((await bar()).getByRole("button", { name: "Naar de volgende" }));
		await at(1);
		await says(1);
		fireEvent.click((await bar()).getByRole("button", { name: "Stoppen" }));
		await waitFor(() => expect(address()).toBe("/vandaag"));
	});

	it("tells who sees neither processes nor requests kindly that nothing waits, and what of the product asks for an administrator", async () => {
		const { calls } = screens.show("go-ral", "admin", "/vandaag");
		await shown();
		expect((await screen.findByRole("link", { name: "Vandaag" })).getAttribute("aria-current")).toBe("page");
		expect(await screen.findByText("Niets wacht op u.", { selector: "p:not([role])" })).toBeDefined();
		expect(screen.getByText("Alles werkt. Wat van het beheer uw aandacht vraagt, komt hier te staan.")).toBeDefined();
		const onward = within(screen.getByRole("navigation", { name: "Verder" })).getAllByRole("link");
		expect(onward.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["Naar de rapportages", "/rapportage"],
			["Naar beheer", "/beheer"],
		]);
		// No call is made that would be refused.
		await screens.answered();
		expect(calls.filter(({ status = 0 }) => status >= 400)).toEqual([]);
		const { health } = screens.deployment.app;
		const down = health.known.map((part): PartHealth => (part.name === "scanner" ? { ...part, state: "down" } : part));
		jest.spyOn(health, "ask").mockResolvedValue(down);
		screens.show("go-ral", "admin", "/vandaag");
		await shown();
		const upkeep = within(await screen.findByRole("region", { name: "Beheer 1" }));
		const line = upkeep.getByRole("link", { name: "Status 1 onderdeel van het systeem werkt niet." });
		expect(line.getAttribute("href")).toBe("/beheer/status");
		expect(screen.queryByText("Niets wacht op u.")).toBeNull();
		jest.restoreAllMocks();
		screens.show("go-ral", "cpo", "/vandaag");
		await shown();
		await waitFor(() => expect(document.querySelector("[data-work]")).not.toBeNull());
		expect(screen.queryByRole("region", { name: /^Beheer/ })).toBeNull();
	});

	it("calls a number of who steers what the list calls its tab, in the words of each tenant", async () => {
		for (const [tenant, role, names] of [
			["rvb", { caseworker: ["*"] }, ["Actief", "Gepauzeerd", "Afgerond"]],
			["amsterdam", { admin: ["*"], municipality: ["*"] }, ["Actief", "On hold", "Afgerond"]],
		] as const) {
			screens.show(tenant, role, "/vandaag");
			await shown();
			const figures = within(await screen.findByRole("region", { name: "Sturing" })).getAllByRole("link");
			const tabs = figures.map(({ textContent }) => textContent?.match(/^\D+/)?.[0].trim()).filter((name) => name !== "Verlopen");
			expect(tabs).toEqual(names);
		}
	});

	it("says in one sentence that nothing waits, and for how many somebody else does", async () => {
		screens.show("go-ral", { municipality: ["9999"] }, "/vandaag");
		await shown();
		expect(await screen.findByText("Er loopt op dit moment niets.")).toBeDefined();
		expect(screen.queryAllByRole("heading", { level: 2 })).toEqual([]);
	});
});
