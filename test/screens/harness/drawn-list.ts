import { expect } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { Screens } from "./screens.tsx";

/** Everything that the list shows at an address: cells, counts, pages and choices. */
export async function drawnList(
	screens: Screens,
	tenant: string,
	roles: Readonly<Record<string, readonly string[]>>,
	address: string,
	options: Parameters<Screens["show"]>[3] = {},
) {
	const { calls } = screens.show(tenant, roles, address, options);
	await waitFor(() => expect(document.querySelector("[data-list]")).not.toBeNull());
	await screens.answered();
	await waitFor(() => {
		expect(screen.queryAllByText(/wordt (?:nog )?geladen|wordt opgehaald/)).toEqual([]);
		expect(screen.queryAllByText(/resulta(?:at|ten)$/)).not.toEqual([]);
		expect(document.querySelector("[data-list] [aria-busy]")).toBeNull();
	});
	await screens.answered();
	const table = screen.queryByRole("table");
	const cells = (row: HTMLElement) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent);
	const shown = {
		cells: table ? within(table).getAllByRole("row").map(cells) : screen.getByText(/geen resultaten/i).textContent,
		tabs: screen.queryAllByRole("navigation", { name: "Categorie" }).flatMap((tabs) =>
			within(tabs)
				.getAllByRole("link")
				.map(({ textContent }) => textContent),
		),
		count: screen.getByText(/resulta(?:at|ten)$/).textContent,
		pager: document.querySelector("[data-pager]")?.textContent,
		chips: screen.queryAllByRole("button", { name: /^Filter .* verwijderen$/ }).map(({ textContent }) => textContent),
		choices: [...document.querySelectorAll("search option")].map(({ textContent }) => textContent),
	};
	return { shown, paths: calls.map(({ path }) => path) };
}
