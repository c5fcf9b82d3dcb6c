import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

describe("coordinates of which one is missing", () => {
	it.each([
		["Latitude", "Longitude", "Vul ook de lengtegraad in."],
		["Longitude", "Latitude", "Selecteer eerst een locatie."],
	])("with only %s filled in, %s is asked for at its own field, and neither is called optional", async (given, missing, said) => {
		const { uuid } = await screens.processAt("go-ral", "1");
		await screens.showStep("go-ral", "cpo", uuid, "1");
		const field = (name: string) => document.querySelector<HTMLInputElement>(`[id="veld.Location.${name}"]`);
		const type = async (name: string, value: string) => {
			const input = await waitFor(() => field(name) ?? Promise.reject(new Error(`no field ${name}`)));
			fireEvent.focus(input);
			fireEvent.change(input, { target: { value } });
			fireEvent.blur(input);
		};
		const labels = () => [given, missing].map((name) => field(name)?.labels?.[0]?.textContent);
		await type(given, "");
		await type(missing, "");
		expect(labels().join()).not.toContain("optioneel");
		await type(given, "5,9");
		expect(labels().join()).not.toContain("optioneel");
		fireEvent.click(screen.getAllByRole("button", { name: "Volgende stap" })[0] as HTMLElement);
		await waitFor(() => expect(field(missing)?.getAttribute("aria-invalid")).toBe("true"));
		expect(field(given)?.getAttribute("aria-invalid")).not.toBe("true");
		const described = field(missing)?.getAttribute("aria-describedby")?.split(" ") ?? [];
		expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(said);
	});
});
