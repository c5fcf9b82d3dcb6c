import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { fillLocationRows } from "../../server/locations/location-row-store.ts";
import { fillRequestRows } from "../../server/requests/request-row-store.ts";
import { rowsFilled } from "../../server/test-support/rows-filled.ts";
import { Screens } from "./harness/screens.tsx";

const tenant = "go-ral";
const withProcessesOnMaps = "opcharge";
let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open({ LIST_IN_BROWSER: "0" });
	const { data } = screens.deployment.app;
	await fill();
	// In the state of an upgrade that is half done.
	for (const each of [tenant, withProcessesOnMaps]) {
		await data.write(each, async ({ db }) => {
			for (const [list, table] of [
				["realisations", "realisation_row"],
				["requests", "request_row"],
				["locations", "location_row"],
			] as const) {
				const uuids = await db.selectFrom(table).select("uuid").where("tenant", "=", each).orderBy("uuid").execute();
				const place = uuids[Math.floor(uuids.length / 2)]?.uuid ?? "";
				await db.deleteFrom(table).where("tenant", "=", each).where("uuid", ">", place).execute();
				await db.updateTable("listed_fill").set({ place, filled: 0 }).where("tenant", "=", each).where("list", "=", list).execute();
			}
		});
	}
});
afterAll(() => screens.close());

async function fill(): Promise<void> {
	const { app } = screens.deployment;
	await rowsFilled(app);
	for (const { slug } of app.tenants.all) while ((await fillRequestRows(app.data, slug)) || (await fillLocationRows(app.data, slug)));
}

const told = () => screen.findByText(/De lijst wordt opgebouwd: [\d.]+ van [\d.]+ is klaar\./);
const references = () => [...document.querySelectorAll("a[data-row]")].map(({ textContent }) => textContent);

/** Calls that load all records, a hundred at a time. */
const loadsEverything = (path: string) =>
	/^(?:charging-point-requests|processes\/realisation)\?/.test(path) && !/pageSize=1(?:&|$)|fromTimeStamp=/.test(path);

/** The same for charging locations, of which maps load those of one municipality. */
const loadsLocations = (path: string) => /^charging-point-locations\?/.test(path) && !path.includes("codes=");

it("the page of charging locations says how far their rows are, and loads none", async () => {
	const locations = screens.show(tenant, "cpo", "/locaties");
	await told();
	expect(references()).toEqual([]);
	await screens.answered();
	expect(locations.calls.map(({ path }) => path).filter((path) => loadsEverything(path) || loadsLocations(path))).toEqual([]);
});

it("no page loads every record while the rows of its list are made: it says how far they are, and shows the rest by itself", async () => {
	const { app } = screens.deployment;
	const record = await screens.processAt(tenant, "2");
	const all = await screens.processes(tenant, () => true);

	const list = screens.show(tenant, "municipality", "/realisatie/actief?categorie=alles&rijen=20");
	await told();
	await waitFor(() => expect(references()).toHaveLength(Math.min(20, all.length)));
	expect(screen.getByText(/De rijen die u ziet kloppen/)).toBeDefined();
	expect(screen.getByText(`${all.length} resultaten`)).toBeDefined();
	fireEvent.click(screen.getByText("Exporteren"));
	expect(await screen.findByText(/Daarna kunt u alles exporteren/)).toBeDefined();
	expect(screen.queryByText("Exporteer naar Excel")).toBeNull();
	const [search] = document.querySelectorAll("input[type=search]");
	if (search === undefined) throw new Error("no search field");
	fireEvent.change(search, { target: { value: record.reference } });
	expect(await screen.findByText(/Wat u vroeg, verschijnt hier vanzelf/)).toBeDefined();

	await act(async () => void fireEvent.keyDown(document.body, { key: "k", ctrlKey: true }));
	const words = await waitFor(() => {
		const input = document.querySelector("input[role=combobox]");
		if (input === null) throw new Error("no palette");
		return input;
	});
	fireEvent.change(words, { target: { value: record.reference } });
	expect(await screen.findByText(/vindt u processen alleen op hun nummer/)).toBeDefined();
	expect(screen.getByText(record.reference, { selector: "[role=option] *" })).toBeDefined();
	expect(list.calls.map(({ path }) => path).filter(loadsEverything)).toEqual([]);

	const placed = app.data.db
		.selectFrom("request")
		.select("uuid")
		.where("tenant", "=", withProcessesOnMaps)
		.where("latitude", "is not", null);
	const map = screens.show(withProcessesOnMaps, "cpo", `/aanvragen/${(await placed.executeTakeFirstOrThrow()).uuid}`);
	await screen.findAllByRole("application", { name: "Kaart van de aanvraag" }, { timeout: 10_000 });
	await screens.answered();
	expect(map.calls.filter(({ path }) => path.startsWith("lists/realisations/places")).map(({ status }) => status)).toContain(409);
	expect(map.calls.filter(({ path }) => path.startsWith("lists/realisations/places")).map(({ status }) => status)).toContain(409);
	expect(map.calls.map(({ path }) => path).filter(loadsEverything)).toEqual([]);

	const requests = screens.show(tenant, "municipality", "/aanvragen");
	await told();
	expect(references()).toEqual([]);
	await fill();
	await waitFor(() => expect(references().length).toBeGreaterThan(0), { timeout: 5_000 });
	expect(screen.queryByText(/De lijst wordt opgebouwd/)).toBeNull();
	await screens.answered();
	expect(requests.calls.map(({ path }) => path).filter(loadsEverything)).toEqual([]);
});
