import { expect, type Locator } from "@playwright/test";

export type ControlKind = "fieldset" | "checkbox" | "radiogroup" | "select" | "list" | "text";

/** The kind of control as a person sees it, once usable: a long list takes a moment to load. */
export async function kindOf(control: Locator): Promise<ControlKind> {
	await expect(control).toBeEnabled();
	return control.evaluate((element): ControlKind => {
		if (element instanceof HTMLFieldSetElement) return "fieldset";
		if (element instanceof HTMLSelectElement) return "select";
		if (element.getAttribute("role") === "radiogroup") return "radiogroup";
		if (element.getAttribute("aria-haspopup") === "listbox") return "list";
		return element instanceof HTMLInputElement && element.type === "checkbox" ? "checkbox" : "text";
	});
}

/** Chooses an option of a list, short or long, by its text; "" clears the choice. */
export async function choose(control: Locator, text: string): Promise<void> {
	if ((await kindOf(control)) === "select") {
		await control.selectOption(text === "" ? "" : { label: text });
		return;
	}
	await control.click();
	await control.fill(text);
	await control.page().getByRole("option", { name: text, exact: true }).filter({ visible: true }).click();
}
