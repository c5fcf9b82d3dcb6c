import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { locationReference, type RealisationRecord } from "../../engine/index.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
let record: RealisationRecord;
beforeAll(async () => {
	screens = await Screens.open();
	record = await screens.processAt("go-ral", "2", ({ Locations }) => Locations.selected.locationUuid !== null);
});
afterAll(() => screens.close());
beforeEach(() => screens.showStep("go-ral", "cpo", record.uuid, "1"));

const press = async (name: string | RegExp) => fireEvent.click((await screen.findAllByRole("button", { name }))[0] as HTMLElement);
const stored = async (): Promise<RealisationRecord> =>
	(await screens.deployment.as("go-ral", "cpo").get(`processes/realisation/${record.uuid}`)).body.data;
const state = ({ flow, Locations, synced }: RealisationRecord) => ({ active: flow.activeStep, round: flow.iteration, Locations, synced });

describe("a connected charging location in another municipality than the process has by now", () => {
	it("is still told by its reference, and can be let go", async () => {
		const elsewhere = await screens.processAt(
			"go-ral",
			"2",
			({ uuid, Locations }) => uuid !== record.uuid && Locations.selected.locationUuid !== null,
		);
		const cpo = screens.deployment.as("go-ral", "cpo");
		const { body: location } = await cpo.get(`charging-point-locations/${elsewhere.Locations.selected.locationUuid}`);
		const slugs = ((await cpo.get("stakeholders")).body.data as unknown as readonly { slug: string; category: string }[])
			.filter(({ slug, category }) => category === "municipality" && !slug.endsWith(elsewhere.MunicipalityCode))
			.map(({ slug }) => slug);
		const changed = await cpo.post(`processes/realisation/${elsewhere.uuid}/stakeholders`, {
			synchronisation: { synced: elsewhere.synced },
			data: { slug: slugs[0] },
		});
		expect([changed.status, changed.body.data.MunicipalityCode]).not.toContain(elsewhere.MunicipalityCode);
		await screens.showStep("go-ral", "cpo", elsewhere.uuid, "1");
		expect((await screen.findAllByText(locationReference(location.data as never))).length).toBeGreaterThan(0);
		expect(screen.queryByText("Niet gekoppeld")).toBeNull();
		await press("Wijzigen");
		await press(/^Ontkoppel deze locatie/);
		fireEvent.click(await screen.findByRole("button", { name: "Wijzig de locatie" }));
		await waitFor(async () => {
			const { body } = await cpo.get(`processes/realisation/${elsewhere.uuid}`);
			expect(body.data.Locations.selected.locationUuid).toBeNull();
		});
	});
});

describe("the charging location of a completed step", () => {
	it("cannot be let go or replaced in a correction, in which the address can be mended", async () => {
		await press("Corrigeren");
		const field = await screen.findByLabelText("Huisnummer");
		expect(field.matches("input:not([readonly]):not([disabled])")).toBe(true);
		for (const name of [/^Ontkoppel deze locatie/, /^Koppel deze locatie/, "Plaats pin in het midden"])
			expect([name, screen.queryAllByRole("button", { name }).length]).toEqual([name, 0]);
		expect(screen.queryByRole("combobox", { name: "Zoek op adres" })).toBeNull();
	});

	it("is let go in a change once somebody has agreed to what that resets, and until then nothing happens", async () => {
		const before = state(await stored());
		await press("Wijzigen");
		await press(/^Ontkoppel deze locatie/);
		const dialog = within(await screen.findByRole("dialog", { name: "De locatie wijzigen?" }));
		dialog.getByText(
			"Een laadlocatie koppelen of ontkoppelen wordt meteen opgeslagen en zet het proces terug naar stap 1 Locatievoorstel.",
		);
		dialog.getByText("2. Gemeente beoordeling");
		fireEvent.click(dialog.getByRole("button", { name: "Terug" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(state(await stored())).toEqual(before);
		// Nothing is lost either: the change can still be cancelled.
		await press("Annuleren");
		await screen.findAllByRole("button", { name: "Wijzigen" });

		await press("Wijzigen");
		await press(/^Ontkoppel deze locatie/);
		fireEvent.click(await screen.findByRole("button", { name: "Wijzig de locatie" }));
		await waitFor(async () =>
			expect(state(await stored())).toMatchObject({
				active: "1",
				round: before.round + 1,
				Locations: { selected: { locationUuid: null } },
			}),
		);
	});
});
