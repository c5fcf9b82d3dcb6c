import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { fakeApi, page, problem } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";
import { locationWith } from "../location.fixture.ts";

const rounds = ["2022-1", "2022-1 extra", "2024-1", "2024-1 extra", "geen"];
const tenant = { ...exampleTenant, proactiveRounds: rounds, access: { ...exampleTenant.access, locationlist: ["cpo"] } };
const locations = [
	locationWith({ uuid: "1", status: "definitive", properties: { id: 1, proactive_year: 2022, proactive_period: 1 } }),
	locationWith({ uuid: "2", status: "rejected", properties: { id: 2, proactive_year: 2022, proactive_period: 1, proactive_extra: true } }),
	locationWith({ uuid: "3", status: "in-progress", code: "0193", properties: { id: 3 }, meta: { workflowUuid: "p-3" } }),
	locationWith({ uuid: "4", status: "alert", properties: { id: 10, remark: "Bij de brug" } }),
];

function open(query = "", options: Parameters<typeof renderApplication>[1] = {}) {
	fakeApi({ "GET charging-point-locations": page(locations), "GET processes/realisation": page([]) });
	return renderApplication(`/locaties${query}`, { tenant, ...options });
}

const ids = async () => {
	await screen.findByRole("table");
	return within(screen.getByRole("table"))
		.getAllByRole("row")
		.slice(1)
		.map((row) => within(row).getAllByRole("cell")[0]?.textContent);
};
const choices = (label: string) => [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
	cleanup();
	localStorage.clear();
});

describe("the list of charging locations", () => {
	it("REQ-075 has the filters proactive round, municipality and status", async () => {
		for (const [query, expected] of [
			["", ["0193-3", "0202-1", "0202-2", "0202-10"]],
			["?ronde=2022-1", ["0202-1"]],
			["?ronde=2022-1+extra", ["0202-2"]],
			["?ronde=geen", ["0193-3", "0202-10"]],
			["?gemeente=0193", ["0193-3"]],
			["?status=rejected", ["0202-2"]],
		] as const) {
			const { unmount } = open(query);
			expect(await ids()).toEqual(expected);
			unmount();
		}
	});

	it("REQ-050 REQ-051 offers the tenant's rounds in order, with none, and the five statuses of the filter", async () => {
		open();
		await ids();
		expect(choices("Proactieve ronde")).toEqual(["Alle", ...rounds]);
		expect(choices("Status")).toEqual(["Alle", "Gevalideerd", "Afgekeurd", "In voorbereiding", "Gerealiseerd", "Voorgesteld"]);
	});

	it("leads to the process of a location, and shows one on the map", async () => {
		const { address } = open("?ronde=geen");
		await ids();
		const link = screen.getByRole("link", { name: "Bekijk het proces van 0193-3" });
		expect(link.getAttribute("href")).toBe("/realisatie/p-3");
		expect(screen.getAllByRole("link", { name: /^Bekijk het proces van/ })).toHaveLength(1);
		await userEvent.click(screen.getByRole("button", { name: "Toon op kaart: 0202-10" }));
		const dialog = await screen.findByRole("dialog", { name: "Laadlocatie 0202-10" });
		expect(await within(dialog).findByText("Bij de brug")).toBeTruthy();
		expect(within(dialog).getByText("Aandachtspunt")).toBeTruthy();
		expect(address()).toBe("/locaties?ronde=geen");
	});

	it("is in the menu and at its address only for people with the right", async () => {
		const { address, unmount } = open("", { role: "municipality" });
		await waitFor(() => expect(address()).toBe("/realisatie/actief"));
		expect(screen.queryByRole("link", { name: "Laadlocaties" })).toBeNull();
		unmount();
		open();
		expect(await screen.findByRole("link", { name: "Laadlocaties" })).toBeTruthy();
	});

	it("says so if it could not be loaded, and retries on request", async () => {
		let broken = true;
		fakeApi({ "GET processes/realisation": page([]), "GET charging-point-locations": () => (broken ? problem(403) : page(locations)) });
		renderApplication("/locaties", { tenant });
		await screen.findByText("Niet alles kon in 1 keer goed ingeladen worden.");
		broken = false;
		await userEvent.click(screen.getByRole("button", { name: "Probeer deze opnieuw" }));
		expect(await ids()).toHaveLength(4);
	});

	describe("with a map beside it", () => {
		const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });
		const spread = [
			locationWith({ uuid: "1", ...at(51.98, 5.91), properties: { id: 1 } }),
			locationWith({ uuid: "2", ...at(51.99, 5.92), status: "rejected", properties: { id: 2 } }),
			locationWith({ uuid: "3", ...at(52.5, 6.1), properties: { id: 3 } }),
		];
		const openWith = (query: string) => {
			fakeApi({ "GET charging-point-locations": page(spread), "GET processes/realisation": page([]) });
			return renderApplication(`/locaties${query}`, { tenant });
		};
		const map = () => screen.findByRole("region", { name: "Laadlocaties op de kaart" });

		it("opens and closes it, in the address, and keeps the filters", async () => {
			const { address } = openWith("?status=definitive");
			await ids();
			await userEvent.click(screen.getByRole("button", { name: "Met kaart" }));
			expect(within(await map()).getByRole("application", { name: "Laadlocaties op de kaart" })).toBeTruthy();
			expect(address()).toBe("/locaties?status=definitive&beeld=kaart");
			await userEvent.click(screen.getByRole("button", { name: "Met kaart" }));
			expect(screen.queryByRole("region", { name: "Laadlocaties op de kaart" })).toBeNull();
			expect(address()).toBe("/locaties?status=definitive");
			// The list itself is still there: a map that fails when it unmounts would take the page with it.
			expect(screen.getByRole("button", { name: "Met kaart" }).getAttribute("aria-expanded")).toBe("false");
		});

		it("lists what lies in the area of the address, which another filter leaves as it is, until all areas are asked for", async () => {
			const { address } = openWith("?beeld=kaart&gebied=51.9000,5.8000,52.1000,6.0000");
			expect(await ids()).toEqual(["0202-1", "0202-2"]);
			expect(within(await map()).getByText("De lijst toont 2 laadlocaties in dit gebied.")).toBeTruthy();
			await userEvent.selectOptions(screen.getByLabelText("Status"), "rejected");
			await waitFor(async () => expect(await ids()).toEqual(["0202-2"]));
			expect(address()).toContain("gebied=51.9000%2C5.8000%2C52.1000%2C6.0000");
			await userEvent.click(within(await map()).getByRole("button", { name: "Toon alle gebieden" }));
			await userEvent.selectOptions(screen.getByLabelText("Status"), "");
			await waitFor(async () => expect(await ids()).toEqual(["0202-1", "0202-2", "0202-3"]));
			expect(address()).toBe("/locaties?beeld=kaart");
		});

		it("chooses what is on the map as the checkboxes do: locations that have a process, which is what is acted on", async () => {
			for (const size of ["clientWidth", "clientHeight"]) {
				Object.defineProperty(HTMLElement.prototype, size, { get: () => 400, configurable: true });
			}
			const withProcess = (uuid: string, workflowUuid: string | null, latitude: number) =>
				locationWith({
					uuid,
					...at(latitude, 5.91),
					properties: { id: Number(uuid) },
					meta: { workflowUuid },
				});
			fakeApi({
				"GET charging-point-locations": page([
					withProcess("1", "p-1", 51.98),
					withProcess("2", null, 51.99),
					withProcess("3", "p-3", 51.985),
					withProcess("4", "p-4", 52.6),
					// A second location of one process.
					withProcess("5", "p-3", 51.986),
				]),
				"GET processes/realisation": page([]),
			});
			renderApplication("/locaties?beeld=kaart&gebied=51.9000,5.8000,52.1000,6.0000", {
				tenant: { ...tenant, access: { ...tenant.access, canChangeStatus: ["cpo"] }, bulk: { onhold: true } },
			});
			await ids();
			const box = (id: string) => screen.getByRole("checkbox", { name: new RegExp(`^Kies 0202-${id}\\b`) });
			expect(box("2").getAttribute("aria-disabled")).toBe("true");
			await userEvent.click(box("2"));
			expect((box("2") as HTMLInputElement).checked).toBe(false);
			await userEvent.click(await screen.findByRole("button", { name: "Kies alles in beeld" }));
			expect(await within(await map()).findByText("2 gekozen op de kaart. Laadlocaties zonder proces doen niet mee.")).toBeTruthy();
			expect(["1", "2", "3"].map((id) => (box(id) as HTMLInputElement).checked)).toEqual([true, false, true]);
			const bar = within(await screen.findByRole("region", { name: "Acties voor de keuze" }));
			expect(bar.getByText("2 gekozen")).toBeTruthy();
			// The number of them is said once, for the whole list.
			expect(screen.getAllByText(/1 laadlocatie heeft geen proces/)).toEqual([bar.getByText(/1 laadlocatie heeft geen proces/)]);
			await userEvent.click(box("3"));
			await userEvent.click(box("5"));
			expect(bar.getByText("1 gekozen")).toBeTruthy();
			await userEvent.click(bar.getByRole("button", { name: /Alle 2/ }));
			expect(bar.getByText("2 gekozen")).toBeTruthy();
			await userEvent.click(bar.getByRole("button", { name: "Wis de keuze" }));
			await waitFor(() => expect(screen.queryByText(/gekozen op de kaart/)).toBeNull());
			for (const size of ["clientWidth", "clientHeight"]) Reflect.deleteProperty(HTMLElement.prototype, size);
		});

		it("takes no area that is none", async () => {
			openWith("?beeld=kaart&gebied=overal");
			expect(await ids()).toEqual(["0202-1", "0202-2", "0202-3"]);
			expect(screen.queryByRole("button", { name: "Filter Gebied op de kaart verwijderen" })).toBeNull();
		});

		it("keeps an area without the map as a filter that can be taken away, and shows it on a map that opens", async () => {
			const area = "gebied=51.9000,5.8000,52.1000,6.0000";
			const { address, unmount } = openWith(`?${area}`);
			await waitFor(async () => expect(await ids()).toEqual(["0202-1", "0202-2"]));
			await userEvent.click(screen.getByRole("button", { name: "Filter Gebied op de kaart verwijderen" }));
			await waitFor(async () => expect(await ids()).toEqual(["0202-1", "0202-2", "0202-3"]));
			expect(address()).toBe("/locaties");
			unmount();
			const again = openWith(`?${area}`);
			await userEvent.click(await screen.findByRole("button", { name: "Wis alle filters" }));
			await waitFor(() => expect(again.address()).toBe("/locaties"));
			again.unmount();
			const opened = openWith(`?${area}`);
			await ids();
			await userEvent.click(screen.getByRole("button", { name: "Met kaart" }));
			expect(decodeURIComponent(opened.address())).toContain(area);
			expect(await within(await map()).findByRole("button", { name: "Toon alle gebieden" })).toBeTruthy();
			expect(screen.queryByRole("button", { name: "Filter Gebied op de kaart verwijderen" })).toBeNull();
		});
	});
});
