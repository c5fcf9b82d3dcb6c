import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { daysLeft, isDay, readPath, termsOf, termText, type Values, writeDay } from "../../engine/index.ts";
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
	return termsOf(terms, { values: record.values, steps }, record.Events, "nl").find(({ name }) => name === "beoordeling");
};

/** Starts extending a term that has no extensions yet by this number of days. */
async function extending(days: string) {
	const isNew = (record: Parameters<typeof reviewOf>[0]) =>
		(reviewOf(record)?.due ?? "") > "2026" && (reviewOf(record)?.extensions ?? []).length === 0;
	const record = await screens.processAt("go-ral", "2", isNew);
	await screens.showStep("go-ral", "cpo", record.uuid, "2");
	fireEvent.click(await screen.findByRole("button", { name: "Verleng de termijn Beoordeling" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Termijn verlengen: Beoordeling" }));
	fireEvent.change(dialog.getByRole("textbox", { name: "Aantal werkdagen erbij" }), { target: { value: days } });
	fireEvent.change(dialog.getByRole("textbox", { name: "Reden" }), { target: { value: "Wacht op bodemonderzoek." } });
	return { record, dialog };
}

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
		// The agreed maximum is reached: nothing more can be granted.
		expect(within(list).queryByRole("button")).toBeNull();
		expect(await screen.findByText("verlengde een termijn")).toBeTruthy();

		screens.show("go-ral", "municipality", `/realisatie/actief?referentie=${record.ref}&kolommen=referentie,termijn`);
		const row = await screen.findByRole("row", { name: new RegExp(record.ref) });
		await waitFor(() => expect(row.textContent).toMatch(/(nog \d+ dag(en)?|vandaag|verlopen sinds \d+ dag(en)?) \d\d-\d\d-\d{4}/));
		expect(row.textContent).toContain(last);
	});

	it("of a day that is corrected move with it, which is told while it is typed", async () => {
		const planned = ({ values }: { readonly values: Values }) => String(readPath(values, "PlannedRealisation.PlannedDate"));
		const record = await screens.processAt("go-ral", "7", (each) => isDay(planned(each)));
		await screens.showStep("go-ral", "cpo", record.uuid, "6");
		fireEvent.click(screen.getAllByRole("button", { name: "Corrigeren" })[0] as HTMLElement);
		const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Geplande realisatiedatum/ });
		expect(screen.queryByText("Deze termijnen verschuiven:")).toBeNull();
		// A half-typed day must not count as a removed one.
		fireEvent.change(field, { target: { value: "1-6-" } });
		await waitFor(() => expect(screen.getAllByText("Niet opgeslagen wijzigingen").length).toBeGreaterThan(0));
		expect(screen.queryByText("Deze termijnen verschuiven:")).toBeNull();
		fireEvent.change(field, { target: { value: "1-6-2027" } });
		fireEvent.blur(field);
		const moved = await screen.findByRole("list", { name: "Deze termijnen verschuiven:" });
		expect(moved.textContent).toBe(`Geplande realisatie: ${writeDay(planned(record))} wordt 01-06-2027`);
		fireEvent.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
		expect(await screen.findByText("De correctie is opgeslagen")).toBeTruthy();
	});

	it("stay as they are when the extension is refused, and the dialog says so", async () => {
		const { dialog } = await extending("2");
		const connected = globalThis.fetch;
		globalThis.fetch = async () => Promise.reject(new TypeError("Failed to fetch"));
		fireEvent.click(dialog.getByRole("button", { name: "Verleng" }));
		expect((await dialog.findByRole("alert")).textContent).toContain("Er is geen verbinding met de server.");
		globalThis.fetch = connected;
		expect(dialog.getByRole<HTMLInputElement>("textbox", { name: "Reden" }).value).toBe("Wacht op bodemonderzoek.");
	});

	it("have the last day of before again once whoever extended them undoes that, which the history tells", async () => {
		const { record, dialog } = await extending("20");
		const before = reviewOf(record)?.due ?? "";
		fireEvent.click(dialog.getByRole("button", { name: "Verleng" }));
		const list = screen.getByRole("list", { name: "Termijnen van deze stap" });
		await waitFor(() => expect(list.textContent).toContain("verlengd met 20 werkdagen"));
		fireEvent.click(await screen.findByRole("button", { name: "Ongedaan maken" }));
		const asked = within(await screen.findByRole("dialog", { name: "De laatste handeling ongedaan maken?" }));
		fireEvent.click(asked.getByRole("button", { name: "Ongedaan maken" }));
		await waitFor(() => expect(list.textContent).toContain(`tot en met ${writeDay(before)}`));
		expect(list.textContent).not.toContain("verlengd");
		expect(within(list).getByRole("button", { name: "Verleng de termijn Beoordeling" })).toBeTruthy();
		const history = within(screen.getByRole("group", { name: "Geschiedenis" }));
		const [undoing, extension] = (await history.findAllByRole("listitem")).map(({ textContent }) => textContent);
		expect(undoing).toMatch(
			/^U nam de verlenging van een termijn terug: Beoordeling met 20 werkdagen en maakte daarmee de handeling daarvoor ongedaan/,
		);
		expect(extension).toMatch(/^U verlengde een termijn: Beoordeling met 20 werkdagen \(Wacht op bodemonderzoek\.\).*ongedaan gemaakt op/);
	});

	it("that somebody else extended as far as was agreed meanwhile say why nothing came of it", async () => {
		const { record, dialog } = await extending("19");
		const { status } = await screens.deployment.as("go-ral", "cpo").post(`processes/realisation/${record.uuid}/terms`, {
			synchronisation: { synced: record.synced },
			data: { term: "beoordeling", days: 20, reason: "Vakantie." },
		});
		expect(status).toBe(200);
		fireEvent.click(dialog.getByRole("button", { name: "Verleng" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 5000 });
		expect(await screen.findByText("De termijn is niet verlengd")).toBeTruthy();
		expect(screen.getByText("De termijn is al zo ver verlengd als is afgesproken.")).toBeTruthy();
		expect(screen.getByRole("list", { name: "Termijnen van deze stap" }).textContent).toContain("verlengd met 20 werkdagen");
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
