import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { daysLeft, termsOf, termText, writeDay } from "../../engine/index.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
	await import("../../web/realisations/step/dialogs/ExtendTermDialog.tsx");
	await import("../../web/realisations/step/side/HistoryCard.tsx");
});
afterAll(() => screens.close());

const reviewOf = (record: Awaited<ReturnType<Screens["processAt"]>>) => {
	const terms = screens.deployment.app.tenants.find("go-ral")?.definition.terms ?? {};
	const steps = Object.fromEntries(
		record.flow.state.map(({ step, started_at, completed_at }) => [step, { startedAt: started_at, completedAt: completed_at }]),
	);
	return termsOf(terms, { values: record.values, steps }, record.Events).find(({ name }) => name === "beoordeling");
};

describe("the terms of a step", () => {
	it("say until when in the words of every screen, and are extended by who may, by days or until a day, with a reason", async () => {
		const record = await screens.processAt("go-ral", "2", (each) => (reviewOf(each)?.due ?? "") > "2026");
		const due = reviewOf(record)?.due ?? "";
		await screens.showStep("go-ral", "cpo", record.uuid, "2");
		const list = await screen.findByRole("list", { name: "Termijnen van deze stap" });
		expect(list.textContent).toContain(`Beoordeling: ${termText(daysLeft(due, Date.now()))}, tot en met ${writeDay(due)}`);

		fireEvent.click(within(list).getByRole("button", { name: "Verleng de termijn Beoordeling" }));
		const dialog = within(await screen.findByRole("dialog", { name: "Termijn verlengen: Beoordeling" }));
		const [days, until, reason] = ["Aantal werkdagen erbij", "Nieuwe laatste dag", "Reden"].map((name) =>
			dialog.getByRole<HTMLInputElement>("textbox", { name }),
		) as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
		const change = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
		change(days, "21");
		expect(dialog.getByText("De termijn kan nog met hoogstens 20 werkdagen verlengd worden.")).toBeTruthy();
		expect(until.value).toBe("");
		for (const [typed, said] of [
			["vijf", "Dit is geen getal. Schrijf het als 15."],
			["5,5", "Vul een heel getal in, zonder cijfers achter de komma."],
			["0", "Vul een heel aantal in. De termijn kan nog met hoogstens 20 werkdagen verlengd worden."],
		] as const) {
			change(days, typed);
			expect(dialog.getByText(said)).toBeTruthy();
		}
		change(until, "31-2-2027");
		expect(dialog.getByText("Vul een bestaande datum in als dd-mm-jjjj.")).toBeTruthy();
		change(until, "1-6-27");
		fireEvent.blur(until);
		expect(until.value).toBe("01-06-2027");
		change(days, "20");
		const last = until.value;
		expect(last).toMatch(/^\d\d-\d\d-\d{4}$/);
		change(until, last);
		expect(days.value).toBe("20");
		fireEvent.click(dialog.getByRole("button", { name: "Verleng" }));
		expect(dialog.getByText("Vul in waarom de termijn verlengd wordt.")).toBeTruthy();
		change(reason, "Wacht op bodemonderzoek.");
		fireEvent.click(dialog.getByRole("button", { name: "Verleng" }));
		await waitFor(() => expect(list.textContent).toContain(`tot en met ${last}`));
		expect(list.textContent).toMatch(/verlengd met 20 werkdagen, door u op \d\d-\d\d-\d{4}: Wacht op bodemonderzoek\./);
		// As far as was agreed: there is nothing left to give.
		expect(within(list).queryByRole("button")).toBeNull();
		expect(await screen.findByText("verlengde een termijn")).toBeTruthy();

		screens.show("go-ral", "municipality", `/realisatie/actief?referentie=${record.ref}&kolommen=referentie,termijn`);
		const row = await screen.findByRole("row", { name: new RegExp(record.ref) });
		await waitFor(() => expect(row.textContent).toMatch(/(nog \d+ dag(en)?|vandaag|verlopen sinds \d+ dag(en)?) \d\d-\d\d-\d{4}/));
		expect(row.textContent).toContain(last);
	});

	it("are only said to who may not extend them, and stand still on hold", async () => {
		const held = (await screens.processes("go-ral", ({ flow, status }) => flow.activeStep === "2" && status.onhold.enabled))[0];
		const record = await screens.processAt("go-ral", "2");
		await screens.showStep("go-ral", "municipality", record.uuid, "2");
		const list = await screen.findByRole("list", { name: "Termijnen van deze stap" });
		expect(within(list).queryByRole("button")).toBeNull();
		if (held === undefined) return;
		await screens.showStep("go-ral", "cpo", held.uuid, "2");
		const still = await screen.findByRole("list", { name: "Termijnen van deze stap" });
		expect(still.textContent).toBe("Beoordeling: staat stil zolang het proces on hold staat");
	});
});
