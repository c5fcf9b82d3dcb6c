import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

it("an item that was added to a list and left empty is not stored, which the save says; one that was filled in goes without", async () => {
	const { uuid } = await screens.processAt("rvb", "5");
	await screens.showStep("rvb", "admin", uuid, "5");
	const left = "Wat u toevoegde en leeg liet, is niet bewaard.";
	const add = () => fireEvent.click(screen.getByRole("button", { name: /^Voeg een offerte toe$|^Voeg Offerte toe$/i }));
	const save = () => fireEvent.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
	const stored = async () => {
		const [record] = await screens.processes("rvb", (each) => each.uuid === uuid);
		return record?.values.Quotations as readonly { readonly PartyName?: string }[] | undefined;
	};
	const before = (await stored())?.length ?? 0;
	await screen.findByRole("button", { name: /^Voeg .*offerte toe$/i });
	add();
	const name = await waitFor(() => {
		const found = document.querySelector<HTMLInputElement>(`[id="veld.Quotations.${before}.PartyName"]`);
		if (found === null) throw new Error("no field for the name");
		return found;
	});
	fireEvent.change(name, { target: { value: "Van Dam" } });
	fireEvent.blur(name);
	save();
	await waitFor(async () => expect(await stored()).toHaveLength(before + 1), { timeout: 5000 });
	await screen.findByText("De informatie is opgeslagen");
	expect(screen.queryByText(left)).toBeNull();
	add();
	save();
	expect(await screen.findByText(left, undefined, { timeout: 5000 })).toBeTruthy();
	expect(await stored()).toHaveLength(before + 1);
});
