import { beforeAll, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AlternativeLocation } from "./AlternativeLocation.tsx";
import { locationWith, searchWith } from "./location.fixture.ts";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});

const street = (name: string) => ({ street: name, streetNumber: "1", streetNumberSuffix: "", postalCode: "6828 CN", city: "Arnhem" });
const locations = [
	locationWith({ uuid: "l-1", status: "definitive", address: street("Steenstraat") }),
	locationWith({ uuid: "l-2", status: "rejected", address: street("Kade") }),
	locationWith({ uuid: "l-3", status: "realized", address: street("Plein") }),
	locationWith({ uuid: "l-4", status: "suggestion", address: street("Laan") }),
];

async function offered(sharedLocations: boolean): Promise<{ listed: string[]; linkable: string[] }> {
	render(
		<MantineProvider>
			<QueryClientProvider client={new QueryClient()}>
				<AlternativeLocation
					sharedLocations={sharedLocations}
					allowRejected
					locked={false}
					map={{}}
					search={searchWith([])}
					value={{}}
					onChange={() => {}}
					onConnect={() => {}}
					onDisconnect={() => {}}
					locations={locations}
					linkedUuid={null}
				/>
			</QueryClientProvider>
		</MantineProvider>,
	);
	await userEvent.click(screen.getByText("Laadlocaties in de buurt"));
	const listed = ["Steenstraat", "Kade", "Plein", "Laan"].filter((name) => screen.queryAllByText(new RegExp(name)).length > 0);
	const linkable = screen
		.queryAllByRole("button", { name: /^Koppel deze locatie/ })
		.map((button) => button.getAttribute("aria-label") ?? "");
	cleanup();
	return { listed, linkable };
}

describe("the alternative of an advice", () => {
	it("REA-079 is one of the preselected locations where the tenant has them, and elsewhere a place without a linked location", async () => {
		const shared = await offered(true);
		expect(shared.listed).toEqual(["Steenstraat", "Kade"]);
		expect(shared.linkable.map((label) => /Steenstraat|Kade/.exec(label)?.[0])).toEqual(["Steenstraat", "Kade"]);
		const free = await offered(false);
		expect(free.listed).toEqual(["Steenstraat", "Kade", "Plein", "Laan"]);
		expect(free.linkable).toEqual([]);
	});
});
