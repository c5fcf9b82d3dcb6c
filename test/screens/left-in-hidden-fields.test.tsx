import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { valueAt } from "../../web/forms/value-at.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

const toggle = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "Verkeersbesluit niet van toepassing" });
const published = () => screen.queryByLabelText<HTMLInputElement>(/^Publicatiedatum/);

describe("a decision that was stored as not applicable", () => {
	it("stays so on the screen and in the record for somebody who types a day of publication and ticks it again", async () => {
		const notApplicable = ({ values }: { readonly values: unknown }) =>
			valueAt(values, "TrafficDecision.TrafficDecisionNotApplicable") === true;
		const { uuid } = await screens.processAt("vlaanderen", "4", notApplicable);
		await screens.showStep("vlaanderen", "municipality", uuid, "4");
		expect((await toggle()).checked).toBe(true);
		expect(published()).toBeNull();
		fireEvent.click(await toggle());
		const day = await screen.findByLabelText<HTMLInputElement>(/^Publicatiedatum/);
		fireEvent.focus(day);
		fireEvent.change(day, { target: { value: "19-11-2026" } });
		fireEvent.blur(day);
		await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Einde bezwaartermijn/).value).toBe("01-01-2027"));
		fireEvent.click(await toggle());
		await waitFor(() => expect(published()).toBeNull());
		expect(screen.queryByLabelText(/^Einde bezwaartermijn/)).toBeNull();
		expect((await toggle()).checked).toBe(true);
		fireEvent.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
		await screen.findByText("De informatie is opgeslagen");
		const [saved] = await screens.processes("vlaanderen", (record) => record.uuid === uuid);
		expect(saved?.values.TrafficDecision).toEqual({ TrafficDecisionNotApplicable: true });
	});
});

describe("a planned date that was reset", () => {
	it("shows the date before it and when it was reset as they are stored, after another date was typed and reset again", async () => {
		const reset = ({ values }: { readonly values: unknown }) => valueAt(values, "PlannedRealisation.PlannedDate") === "Cancelled";
		const record = await screens.processAt("go-ral", "6", reset);
		await screens.showStep("go-ral", "cpo", record.uuid, "6");
		const shown = (name: string) => screen.queryByText(name)?.closest("[data-field], div")?.parentElement?.textContent ?? "";
		const before = [shown("Vorige realisatiedatum"), shown("Realisatiedatum geannuleerd op")];
		expect(before.every((each) => /\d\d-\d\d-\d\d\d\d/.test(each))).toBe(true);
		const day = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Geplande realisatiedatum/ });
		fireEvent.focus(day);
		fireEvent.change(day, { target: { value: "10-12-2026" } });
		fireEvent.blur(day);
		await waitFor(() => expect(screen.queryByText("Vorige realisatiedatum")).toBeNull());
		fireEvent.click(screen.getByRole("button", { name: /^Annuleer datum/ }));
		await screen.findByText("Vorige realisatiedatum");
		expect([shown("Vorige realisatiedatum"), shown("Realisatiedatum geannuleerd op")]).toEqual(before);
	});
});
