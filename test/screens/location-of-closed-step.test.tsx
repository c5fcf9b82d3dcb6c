import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RealisationRecord } from "../../engine/index.ts";
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
