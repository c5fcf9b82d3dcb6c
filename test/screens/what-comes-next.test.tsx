import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());
afterEach(cleanup);

const next = () => screen.findByText(/^(?:Hierna|Als alle deelstappen klaar zijn)/);

describe("what comes after an open step", () => {
	it("stands at its head, follows what is filled in, and tells who only reads it the ways that are left", async () => {
		const { uuid } = await screens.processAt("go-ral", "2", ({ values }) => !JSON.stringify(values.Advice ?? {}).includes('"Advice"'));
		await screens.showStep("go-ral", "municipality", uuid, "2");
		expect((await next()).textContent).toBe("Hierna: stap 3 of 4");
		fireEvent.change(await screen.findByRole("combobox", { name: /^Beoordeling/ }), { target: { value: "yes" } });
		await waitFor(async () => expect((await next()).textContent).toBe("Hierna: stap 4, Verkeersbesluit (Gemeente)"));
		// A place for the alternative, and words about it, are still missing; they lead nowhere else.
		fireEvent.change(await screen.findByRole("combobox", { name: /^Beoordeling/ }), { target: { value: "alternative" } });
		await waitFor(async () => expect((await next()).textContent).toBe("Hierna: stap 3, Verwerking beoordeling (CPO)"));
		cleanup();
		await screens.showStep("go-ral", "cpo", uuid, "2");
		expect((await next()).textContent).toBe("Hierna: stap 3 of 4");
	});

	it("leaves out a way that no answer which can be given leads to, for who only reads it too", async () => {
		const { uuid } = await screens.processAt("go-ral", "3", ({ values }) => JSON.stringify(values.Advice ?? {}).includes('"alternative"'));
		await screens.showStep("go-ral", "cpo", uuid, "3");
		expect((await next()).textContent).toBe("Hierna: stap 1, of het einde van het proces");
		cleanup();
		await screens.showStep("go-ral", "municipality", uuid, "3");
		expect((await next()).textContent).toBe("Hierna: stap 1, of het einde van het proces");
	});

	it("may be the end, and before the tracks of a step where each of them begins", async () => {
		const last = await screens.processAt("go-ral", "8");
		await screens.showStep("go-ral", "cpo", last.uuid, "8");
		expect((await next()).textContent).toBe("Hierna is het proces afgerond");
		cleanup();
		const decided = await screens.processAt("amsterdam", "4");
		await screens.showStep("amsterdam", "municipality", decided.uuid, "4");
		expect((await next()).textContent).toBe("Hierna: stap 1 of 5, of het einde van het proces");
		cleanup();
		const parts = await screens.processAt("rvb", "3-a");
		await screens.showStep("rvb", "admin", parts.uuid, "3-a");
		expect((await next()).textContent).toBe("Hierna: stap 3-b, 3-f of 4, of het einde van het proces");
	});

	it.each(["onhold", "cancelled"] as const)("is not promised of a process that stands still: %s", async (status) => {
		const [still] = await screens.processes("go-ral", (record) => record.status[status].enabled);
		if (!still?.flow.activeStep) throw new Error("none stands still");
		await screens.showStep("go-ral", "municipality", still.uuid, still.flow.activeStep);
		expect(await screen.findByText(/^Dit proces (?:staat on hold|is afgebroken)/)).toBeDefined();
		// The part that would say it was loaded for the cases above.
		await act(async () => {});
		expect(screen.queryByText(/^Hierna|^Als alle/)).toBeNull();
	});
});
