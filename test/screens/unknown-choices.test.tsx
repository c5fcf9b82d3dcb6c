import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { type ListDefinition, type ListName, listNames, listRights } from "../../engine/index.ts";
import { openServedScreens } from "./harness/open-served-screens.ts";
import { Screens } from "./harness/screens.tsx";

const paths: Readonly<Record<ListName, string>> = { realisations: "/realisatie/actief", requests: "/aanvragen", locations: "/locaties" };

interface Configuration {
	readonly lists: Readonly<Record<ListName, ListDefinition>>;
	readonly access: Readonly<Record<string, readonly string[]>>;
}

/** The filters of a list that offer choices. */
function choiceFilters({ filters, fields }: ListDefinition) {
	return filters.flatMap(({ field, label }) => {
		const of = fields[field];
		return of === undefined || of.kind === "text" ? [] : [{ field, word: of.word, label: label ?? of.label, value: randomUUID() }];
	});
}

describe.each([
	["the browser has", () => Screens.open()],
	["the server answers", openServedScreens],
] as const)("REQ-080 a list that %s", (_, open) => {
	let screens: Screens;
	beforeAll(async () => {
		screens = await open();
	});
	afterAll(() => {
		jest.restoreAllMocks();
		return screens.close();
	});

	it.each(listNames)("of %s calls a chosen value that nobody knows 'Onbekend', in every filter of every tenant", async (name) => {
		const [asked, seen] = [new Set<string>(), new Set<string>()];
		for (const tenant of screens.tenants) {
			const { lists, access } = (await screens.deployment.configuration(tenant)) as unknown as Configuration;
			const [role] = access[listRights[name]] ?? [];
			if (role === undefined) continue;
			const filters = choiceFilters(lists[name]);
			screens.show(tenant, role, `${paths[name]}?${new URLSearchParams(filters.map(({ word, value }) => [word, value]))}`);
			fireEvent.click(await screen.findByRole("button", { name: /^Filters/ }));
			await screens.answered();
			// A filter that cannot differ between rows here is not drawn.
			const shown = filters.filter(({ label }) => screen.queryAllByLabelText(label, { selector: "select" }).length > 0);
			await waitFor(() => {
				const chips = screen.getAllByRole("button", { name: /^Filter onbekend verwijderen$/i });
				const named = chips.map((chip) => chip.getAttribute("data-of")).sort();
				expect([tenant, role, named]).toEqual([tenant, role, shown.map(({ label }) => label).sort()]);
			});
			const told = [...document.querySelectorAll("search select")].map(({ textContent }) => textContent).join();
			expect([tenant, role, shown.filter(({ value }) => told.includes(value))]).toEqual([tenant, role, []]);
			for (const { field } of filters) asked.add(field);
			for (const { field } of shown) seen.add(field);
		}
		expect(seen.size).toBeGreaterThan(1);
		expect([...asked].filter((field) => !seen.has(field))).toEqual([]);
	});
});
