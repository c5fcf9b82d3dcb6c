import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import { foreignIn } from "../architecture/foreign-words.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await Screens.open();
});
afterAll(() => screens.close());

/** Attributes that are read aloud or shown. */
const spoken = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"];

/** Letters of a postal code, and the source of a map: names in any language. */
const named = /\b\d{4} ?[A-Z]{2}\b|©.*/g;

/** Every text on the page separately, including those that are only read aloud. */
function textsOnPage(): readonly string[] {
	const texts: string[] = [];
	const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
	for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
		if (node instanceof Element) texts.push(...spoken.flatMap((name) => node.getAttribute(name) ?? []));
		else if (!node.parentElement?.closest("style, script")) texts.push(node.textContent ?? "");
	}
	return texts.map((text) => text.trim()).filter((text) => text !== "");
}

async function expectDutch(where: string): Promise<void> {
	// The chunk of a page may arrive after the responses to its first calls.
	await screens.settled();
	await screens.answered();
	const texts = textsOnPage();
	expect([where, texts.length > 15]).toEqual([where, true]);
	expect([where, texts.filter((text) => foreignIn(text.replaceAll(named, " ")) !== undefined)]).toEqual([where, []]);
}

describe("the language of what stands on the screens", () => {
	it.each([
		["amsterdam", "municipality"],
		["go-ral", "cpo"],
		["opcharge", "cpo"],
		["park-n-charge", "cpo"],
		["rvb", "caseworker"],
		["vlaanderen", "cpo"],
	])("of %s is Dutch for a %s: lists, a step with its errors, and what belongs to it", async (tenant, role) => {
		for (const address of ["/vandaag", "/realisatie", "/aanvragen", "/postvak", "/handleidingen"]) {
			screens.show(tenant, role, address);
			await expectDutch(`${tenant} ${address}`);
		}
		const { uuid } = await screens.processAt(tenant, "1");
		await screens.showStep(tenant, role, uuid, "1");
		const next = screen.queryAllByRole("button", { name: /^(Volgende stap|Opslaan)/ }).at(-1);
		if (next !== undefined) fireEvent.click(next);
		await expectDutch(`${tenant} ${uuid}/1`);
	});

	it("would be found out on a page", async () => {
		screens.show("go-ral", "cpo", "/realisatie");
		await screens.answered();
		const planted = document.createElement("p");
		planted.title = "Please select a row";
		planted.textContent = "Loading";
		document.body.append(planted);
		await expect(expectDutch("planted")).rejects.toThrow(/Please select a row/);
		planted.remove();
	});
});
