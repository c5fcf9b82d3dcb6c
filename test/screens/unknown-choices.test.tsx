import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { fireEvent, waitFor } from "@testing-library/react";
import { type ListDefinition, type ListName, listNames, listRights } from "../../engine/index.ts";
import { openServedScreens } from "./harness/open-served-screens.ts";
import { Screens } from "./harness/screens.tsx";

const paths: Readonly<Record<ListName, string>> = { realisations: "/realisatie/actief", requests: "/aanvragen", locations: "/locaties" };

interface Configuration {
	readonly lists: Readonly<Record<ListName, ListDefinition>>;
	readonly access: Readonly<Record<string, readonly string[]>>;
}

/** The columns of a list whose values are chosen, each with a value that nobody knows. */
function chosenFields({ filters, fields }: ListDefinition, served: boolean) {
	const shown = new Map(filters.map(({ field, label }) => [field, label]));
	// The server says what occurs for filters alone: elsewhere a value that is its own name may be one.
	const isTold = (field: string, { path, options, choices }: ListDefinition["fields"][string]) =>
		!served || shown.has(field) || path === null || options !== null || choices !== null;
	return Object.entries(fields).flatMap(([field, of]) => {
		const { kind, word, label } = of;
		return isTold(field, of) && (kind === "option" || kind === "tags" || kind === "flag")
			? [{ field, word, label: shown.get(field) ?? label, isFilter: shown.has(field), value: randomUUID() }]
			: [];
	});
}

/** Each chip as it reads. Found by attribute: looking for roles takes longer than drawing the page. */
const chips = () =>
	[...document.querySelectorAll<HTMLElement>("button[aria-label^='Filter ']")].flatMap(({ ariaLabel, dataset }) =>
		/ verwijderen$/.test(ariaLabel ?? "")
			? [{ of: dataset.of, words: (ariaLabel ?? "").slice("Filter ".length, -" verwijderen".length) }]
			: [],
	);

describe.each([
	["the browser has", () => Screens.open()],
	["the server answers", openServedScreens],
] as const)("REQ-080 a list that %s", (where, open) => {
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
			const fields = chosenFields(lists[name], where === "the server answers");
			screens.show(tenant, role, `${paths[name]}?${new URLSearchParams(fields.map(({ word, value }) => [word, value]))}`);
			await waitFor(() => expect(chips().length).toBeGreaterThan(0));
			await screens.answered();
			await waitFor(() => {
				// A filter that cannot differ between rows here is not drawn, so its chip says what it is of itself.
				const drawn = new Set(chips().flatMap(({ of }) => of ?? []));
				const said = fields.map(({ label, isFilter }) => (isFilter && drawn.has(label) ? "Onbekend" : `${label} is Onbekend`));
				expect([
					tenant,
					role,
					chips()
						.map(({ words }) => words)
						.sort(),
				]).toEqual([tenant, role, said.sort()]);
			});
			const drawn = new Set(chips().flatMap(({ of }) => of ?? []));
			const unfold = document.querySelector<HTMLElement>("search button[aria-expanded='false']");
			if (unfold !== null) fireEvent.click(unfold);
			const told = [...document.querySelectorAll("search select")].map(({ textContent }) => textContent).join();
			expect([tenant, role, fields.filter(({ value }) => told.includes(value))]).toEqual([tenant, role, []]);
			for (const { field, label, isFilter } of fields) {
				if (isFilter) asked.add(field);
				if (isFilter && drawn.has(label)) seen.add(field);
			}
		}
		expect(seen.size).toBeGreaterThan(1);
		expect([...asked].filter((field) => !seen.has(field))).toEqual([]);
	});
});
