import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressSearchBox } from "./AddressSearchBox.tsx";
import type { AddressSearch, FoundAddress } from "./address-search.ts";
import { searchWith, singel, velperplein } from "./location.fixture.ts";

function show(search: AddressSearch): { onChoose: jest.Mock<(address: FoundAddress) => void>; field: HTMLElement } {
	const onChoose = jest.fn<(address: FoundAddress) => void>();
	render(<AddressSearchBox search={search} near={null} onChoose={onChoose} />);
	return { onChoose, field: screen.getByRole("combobox", { name: "Zoek op adres" }) };
}

describe("AddressSearchBox", () => {
	it("chooses with the arrow keys and Enter, and searches once for what was typed", async () => {
		const search = searchWith([velperplein, singel]);
		const { onChoose, field } = show(search);
		await userEvent.type(field, "arnhem");
		await screen.findAllByRole("option");
		expect(search.asked).toEqual(["arnhem"]);
		await userEvent.keyboard("{ArrowDown}{ArrowDown}");
		expect(screen.getByRole("option", { selected: true }).textContent).toBe(singel.label);
		expect(field.getAttribute("aria-activedescendant")).toBe(screen.getByRole("option", { selected: true }).id);
		await userEvent.keyboard("{Enter}");
		expect(onChoose).toHaveBeenCalledWith(singel);
		expect(screen.queryAllByRole("option")).toEqual([]);
	});

	it("chooses with the mouse", async () => {
		const { onChoose, field } = show(searchWith([velperplein]));
		await userEvent.type(field, "velperplein");
		await userEvent.click(await screen.findByRole("option", { name: velperplein.label }));
		expect(onChoose).toHaveBeenCalledWith(velperplein);
	});

	it("closes with Escape and keeps what was typed", async () => {
		const { field } = show(searchWith([velperplein]));
		await userEvent.type(field, "velperplein");
		await screen.findByRole("option");
		await userEvent.keyboard("{Escape}");
		expect(screen.queryByRole("option")).toBeNull();
		expect((field as HTMLInputElement).value).toBe("velperplein");
	});

	it("does not search for fewer than three characters", async () => {
		const search = searchWith([velperplein]);
		await userEvent.type(show(search).field, "ve");
		await new Promise((resolve) => setTimeout(resolve, 400));
		expect(search.asked).toEqual([]);
	});

	it("says that nothing was found", async () => {
		await userEvent.type(show(searchWith([])).field, "nergens");
		await screen.findByText(/Geen adres gevonden/);
	});

	it("says that the search is unavailable", async () => {
		const broken: AddressSearch = { search: async () => Promise.reject(new Error("down")), reverse: async () => null };
		await userEvent.type(show(broken).field, "velperplein");
		await screen.findByText(/Zoeken op adres is nu niet mogelijk/);
	});
});
