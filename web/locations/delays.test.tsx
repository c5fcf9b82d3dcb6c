import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import type { AddressSearch } from "./address-search.ts";
import { LocationChoice } from "./LocationChoice.tsx";
import { searchWith, singel, velperplein } from "./location.fixture.ts";
import type { LocationValue } from "./location-value.ts";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
	cleanup();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const client = new QueryClient();

interface FormProps {
	readonly search: AddressSearch;
	readonly beginLookup?: () => () => void;
}

function Form({ search, beginLookup = () => () => {} }: FormProps) {
	const [value, setValue] = useState<LocationValue>({});
	return (
		<MantineProvider env="test">
			<QueryClientProvider client={client}>
				<LocationChoice
					value={value}
					onChange={setValue}
					locked={false}
					map={{}}
					locations={[]}
					linkedUuid={null}
					search={search}
					beginLookup={beginLookup}
				/>
			</QueryClientProvider>
		</MantineProvider>
	);
}

const pin = () => fireEvent.click(screen.getByRole("button", { name: "Plaats pin in het midden" }));
const noAddress = () => screen.queryByText("De pin locatie leverde geen adres op.");

const noLookUp = () => screen.queryByText(/Zoeken op adres is nu niet mogelijk/);

describe("the delays in choosing a place", () => {
	it("REA-468 the picker searches for a typed address 300 ms after the last keystroke, and once", async () => {
		const search = searchWith([velperplein]);
		render(<Form search={search} />);
		const field = screen.getByRole("combobox", { name: "Zoek op adres" });
		for (const text of ["velp", "velper", "velperplein"]) {
			fireEvent.change(field, { target: { value: text } });
			await pass(299);
			expect(search.asked).toEqual([]);
		}
		await pass(1);
		expect(search.asked).toEqual(["velperplein"]);
		await pass(5000);
		expect(search.asked).toEqual(["velperplein"]);
	});

	it("REA-469 the address fields are filled in 1000 ms after the place was last moved, and once", async () => {
		const search = searchWith([], singel);
		render(<Form search={search} />);
		pin();
		await pass(999);
		expect(search.asked).toEqual([]);
		await pass(1);
		expect(search.asked).toHaveLength(1);
		await pass(5000);
		expect(search.asked).toHaveLength(1);
		expect(screen.getByText(/Jansbuitensingel 32/)).toBeTruthy();
	});

	it("REA-474 says for 3 seconds that a pin has no address, and that addresses can't be looked up", async () => {
		const unavailable = { ...searchWith([]), reverse: async () => Promise.reject(new Error("down")) };
		for (const [search, said] of [
			[searchWith([], null), noAddress],
			[unavailable, noLookUp],
		] as const) {
			render(<Form search={search} />);
			pin();
			await pass(1000);
			expect(said()).not.toBeNull();
			await pass(2900);
			expect(said()).not.toBeNull();
			await pass(100);
			expect(said()).toBeNull();
			cleanup();
		}
	});

	it("gives up a look-up that is not answered within 8 seconds, says so, and holds nothing up any longer", async () => {
		let going = 0;
		const beginLookup = () => {
			let on = true;
			going += 1;
			return () => {
				if (on) going -= 1;
				on = false;
			};
		};
		let aborted = false;
		let answerLate = (_found: typeof singel): void => {};
		const reverse: AddressSearch["reverse"] = (_position, signal) => {
			signal.addEventListener("abort", () => {
				aborted = true;
			});
			return new Promise((resolve) => {
				answerLate = resolve;
			});
		};
		render(<Form search={{ ...searchWith([]), reverse }} beginLookup={beginLookup} />);
		pin();
		await pass(8900);
		expect([going, aborted, noLookUp()]).toEqual([1, false, null]);
		await pass(100);
		expect([going, aborted]).toEqual([0, true]);
		expect(noLookUp()).not.toBeNull();
		// An answer after that would be an unsaved change that nobody made.
		await act(async () => answerLate(singel));
		expect(screen.queryByText(/Jansbuitensingel 32/)).toBeNull();
	});
});
