import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
	await import("../../web/bulk/BulkBar.tsx");
});
afterAll(() => screens.close());

/** The list as a new page shows it, which is what somebody comes back to from signing in. */
async function showList(userId: string, sameBrowser = true): Promise<readonly HTMLInputElement[]> {
	screens.show("go-ral", "cpo", "/realisatie/actief", { again: { userId, sameBrowser } });
	const boxes = () => [...document.querySelectorAll<HTMLInputElement>("tbody input[type=checkbox]")];
	await waitFor(() => expect(boxes().length).toBeGreaterThan(4));
	await screens.answered();
	return boxes();
}

const chosenIn = (boxes: readonly HTMLInputElement[]) => boxes.flatMap(({ checked }, at) => (checked ? [at] : []));

it("rows that were chosen are chosen and counted on a new page of the same person in the same browser; never for somebody else", async () => {
	const person = randomUUID();
	const boxes = await showList(person, false);
	for (const box of boxes.slice(1, 4)) fireEvent.click(box);
	await screen.findByText("3 gekozen");
	const again = await showList(person);
	expect(await screen.findByText("3 gekozen")).toBeTruthy();
	expect(chosenIn(again)).toEqual([1, 2, 3]);
	const other = await showList(randomUUID());
	expect(chosenIn(other)).toEqual([]);
	expect(screen.queryByText(/gekozen/)).toBeNull();
});
