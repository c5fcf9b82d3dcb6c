import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

/** The dialog that fills in step 4, for the first processes that stand there. */
async function openFill(count: number) {
	screens.show("go-ral", "municipality", "/realisatie/actief?stap=4");
	const boxes = await screen.findAllByRole("checkbox", { name: /^Kies / });
	for (const box of boxes.slice(0, count)) fireEvent.click(box);
	fireEvent.click(await screen.findByRole("button", { name: /^Stap invullen/ }));
	const dialog = within(await screen.findByRole("dialog"));
	await dialog.findByText(`${count} kunnen`);
	return dialog;
}

it("what the check finds wrong with a field stands at the field, and no field is named that follows from it", async () => {
	const dialog = await openFill(2);
	const published = dialog.getByRole("textbox", { name: /^Publicatiedatum/ });
	fireEvent.change(published, { target: { value: "31-02-2026" } });
	fireEvent.blur(published);
	fireEvent.click(dialog.getByRole("button", { name: "Vul in bij 2" }));
	await dialog.findByText("Dit kan bij geen van de gekozen processen");
	const wrong = "Controleer uw invoer a.u.b. Vul een bestaande datum in als dd-mm-jjjj";
	expect(dialog.getByText(/^2 niet:/).textContent).toBe(`2 niet: Publicatiedatum: ${wrong} (2)`);
	expect(published.getAttribute("aria-invalid")).toBe("true");
	const said = document.getElementById(published.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "");
	expect(said?.textContent).toContain(`${wrong}.`);
	expect(document.activeElement).toBe(published);

	// A changed answer is no longer what was checked.
	fireEvent.change(published, { target: { value: "10-11-2026" } });
	expect(published.getAttribute("aria-invalid")).not.toBe("true");
	await dialog.findByText("2 kunnen");
});
