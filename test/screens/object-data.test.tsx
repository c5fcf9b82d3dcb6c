import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { readPath } from "../../engine/index.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

const need = "ParkingAndChargePoints.ChargePointNeedsGovernmentOffices";
const spots = "ParkingAndChargePoints.NumberOfParkingSpots";
const toPlace = "ParkingAndChargePoints.TotalChargePointsStillToBePlaced";

const inUse = "Dit nummer is reeds in gebruik binnen deze PID.";

function field(path: string): HTMLInputElement {
	const found = document.getElementById(`veld.${path}`);
	if (!(found instanceof HTMLInputElement || found instanceof HTMLSelectElement)) throw new Error(`no field ${path}`);
	return found as HTMLInputElement;
}

function fill(path: string, value: string): void {
	fireEvent.focus(field(path));
	fireEvent.change(field(path), { target: { value } });
	fireEvent.blur(field(path));
}

/** Step 1 of an existing process, and its stored values. */
async function openFirstStep() {
	const { uuid } = await screens.processAt("rvb", "1");
	await screens.showStep("rvb", "admin", uuid, "1");
	await waitFor(() => expect(field(spots)).toBeTruthy());
	const stored = async () => (await screens.processes("rvb", (record) => record.uuid === uuid))[0]?.values;
	return { stored };
}

const press = (name: string) => fireEvent.click(screen.getAllByRole("button", { name })[0] as HTMLElement);

describe("the data of an object", () => {
	it("keeps a proposed need that somebody took out empty, with the totals that the screen showed", async () => {
		const { stored } = await openFirstStep();
		fill(need, "");
		fill(spots, "2525");
		await waitFor(() => expect(field(need).value).toBe("101"));
		fill("ParkingAndChargePoints.ExtraNeedChargePoints", "7");
		fill(need, "");
		await waitFor(() => expect(document.getElementById(`veld.${toPlace}`)?.textContent).toBe("7"));
		press("Opslaan");
		await waitFor(async () => expect(readPath((await stored()) ?? {}, spots)).toBe(2525));
		expect(readPath((await stored()) ?? {}, need)).toBeUndefined();
		expect(readPath((await stored()) ?? {}, toPlace)).toBe(7);
		await screen.findByText("De informatie is opgeslagen");
		expect(field(need).value).toBe("");
		expect(document.getElementById(`veld.${toPlace}`)?.textContent).toBe("7");
	});

	it("counts a number that another object has once, also after the server refused it", async () => {
		const [other] = await screens.processes(
			"rvb",
			({ values, flow }) => flow.activeStep !== "1" && readPath(values, "Object.Address.BuildingCode") !== undefined,
		);
		await openFirstStep();
		fireEvent.change(field("Application.PidUuid"), { target: { value: readPath(other?.values ?? {}, "Application.PidUuid") } });
		fill("Object.Address.BuildingCode", String(readPath(other?.values ?? {}, "Object.Address.BuildingCode")));
		const said = () => screen.queryAllByText((_text, element) => element?.tagName === "A" && element.textContent.includes(inUse));
		await waitFor(() => expect(document.body.textContent).toContain(inUse));
		press("Volgende stap");
		await screens.answered();
		expect(said()).toHaveLength(1);
		expect(screen.getByRole("heading", { name: /^Controleer of alle velden/ }).textContent).toContain("Er is 1 fout.");
	});
});
