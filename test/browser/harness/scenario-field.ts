import { expect, type Locator } from "@playwright/test";
import { choose, kindOf } from "./scenario-control.ts";
import { ScenarioFiles } from "./scenario-files.ts";
import { ScenarioList } from "./scenario-list.ts";
import type { ScenarioTenant } from "./scenario-tenant.ts";
import { type FieldWords, nodeOf, readTextOf, textOf } from "./scenario-words.ts";

/** A whole label, with or without the word that marks a field as optional. */
function labelled(label: string): RegExp {
	return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}( \\(optioneel\\))?$`);
}

/**
 * One field of a form, found and filled in the way a person does: by its label, whatever control it turns out to be.
 */
export class ScenarioField {
	/** The section, or the group in it, that contains the field. */
	readonly place: Locator;
	readonly control: Locator;
	private readonly words: FieldWords;
	private readonly tenant: ScenarioTenant;

	constructor(form: Locator, words: FieldWords, tenant: ScenarioTenant) {
		const section = words.section === undefined ? form : form.getByRole("region", { name: words.section, exact: true });
		this.place = words.groups.reduce((place, name) => place.getByRole("group", { name, exact: true }), section);
		this.control = this.place
			.getByLabel(labelled(words.label))
			.and(form.page().locator("input, select, textarea, [role=radiogroup], fieldset:not(.field-set)"));
		this.words = words;
		this.tenant = tenant;
	}

	/** Enters the value; null clears the field. */
	async fill(value: unknown): Promise<void> {
		if (this.isFiles) return this.files.fill(namesIn(value));
		if (this.isList) return this.list.fill(Array.isArray(value) ? value : []);
		const kind = await kindOf(this.control);
		const text = textOf(value, this.words, this.tenant.definition);
		if (kind === "fieldset") return this.fillSeveral(Array.isArray(value) ? value : []);
		if (kind === "checkbox") await this.control.setChecked(isYes(value));
		else if (kind === "radiogroup") await this.control.getByRole("radio", { name: text, exact: true }).check();
		else if (kind === "select" || kind === "list") await choose(this.control, text);
		else if (value === "Cancelled")
			await this.place.getByRole("button", { name: `Annuleer datum: ${this.words.label}`, exact: true }).click();
		else await this.control.fill(text);
	}

	/** Whether a line of text already says the value. */
	async holds(value: unknown): Promise<boolean> {
		return (await this.control.inputValue()) === textOf(value, this.words, this.tenant.definition);
	}

	/** Expects the value to be readable, in the control or as text. */
	async expectValue(value: unknown): Promise<void> {
		const text = textOf(value, this.words, this.tenant.definition);
		const empty = value === null || value === undefined;
		if (this.isFiles) return this.files.expectFiles(namesIn(value));
		if (this.isList) return this.list.expectItems(Array.isArray(value) ? value : []);
		if (Array.isArray(value)) return;
		if ((await this.control.count()) === 0) {
			if (!empty) await this.expectText(readTextOf(value, this.words, this.tenant.definition));
			return;
		}
		const kind = await kindOf(this.control);
		if (kind === "checkbox") await expect(this.control, this.words.path).toBeChecked({ checked: isYes(value) });
		else if (kind === "radiogroup") {
			const chosen = this.control.getByRole("radio", { checked: true });
			await expect(chosen, this.words.path).toHaveCount(empty ? 0 : 1);
			if (!empty) await expect(this.control.getByRole("radio", { name: text, exact: true }), this.words.path).toBeChecked();
		} else if (kind === "select") {
			await expect(this.control.locator("option:checked"), this.words.path).toHaveText(empty ? "Kies een optie" : text);
		} else await expect(this.control, this.words.path).toHaveValue(text);
	}

	/** As a fact, as a read-only field, or in what a map says about its place. */
	private async expectText(text: string): Promise<void> {
		const label = labelled(this.words.label);
		const fact = this.place.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd[1]");
		const field = this.place
			.locator(".field")
			.filter({ has: this.place.page().getByText(label) })
			.locator(".field-text");
		const own = fact.or(field);
		const where = (await own.count()) === 1 ? own : this.place;
		// Below the value stands what the law says about it, as a note of its own.
		if (where === own) await expect.poll(() => own.evaluate(withoutNotes), this.words.path).toBe(text);
		else await expect(this.place, this.words.path).toContainText(text);
	}

	/** Whether it takes files, which need a process that has been saved once. */
	get isFiles(): boolean {
		return this.words.hints["ui:widget"] === "files";
	}

	private get files(): ScenarioFiles {
		return new ScenarioFiles(this.place, labelled(this.words.label));
	}

	private get isList(): boolean {
		const { schema, hints } = this.words;
		return schema.type === "array" && nodeOf(schema.items).type === "object" && hints["ui:widget"] !== "identifiers";
	}

	private get list(): ScenarioList {
		return new ScenarioList(this.place, this.words, this.tenant, (form, words) => new ScenarioField(form, words, this.tenant));
	}

	/** Checkboxes, or one line per short id. */
	private async fillSeveral(values: readonly unknown[]): Promise<void> {
		const boxes = this.control.getByRole("checkbox");
		if ((await boxes.count()) > 0) {
			const chosen = values.map((value) => textOf(value, this.words, this.tenant.definition));
			for (const box of await boxes.all()) await box.setChecked(chosen.includes(await nameOf(box)));
			return;
		}
		const lines = this.control.getByRole("textbox");
		for (const [index, value] of values.entries()) {
			if ((await lines.count()) <= index) await this.control.getByRole("button", { name: "Voeg een ID toe" }).click();
			await lines.nth(index).fill(String(typeof value === "object" && value !== null ? Object.values(value)[0] : value));
		}
	}
}

function namesIn(value: unknown): readonly string[] {
	return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
}

/** A ticked checkbox may stand for a value of its own, such as "accepted". */
function isYes(value: unknown): boolean {
	return value !== false && value !== null && value !== undefined;
}

function nameOf(box: Locator): Promise<string> {
	return box.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? "");
}

/** Runs in the page: the text of a shown value, without the notes below it. */
function withoutNotes(element: Element): string {
	const value = element.cloneNode(true) as Element;
	for (const note of value.querySelectorAll(".field-hint")) note.remove();
	return (value.textContent ?? "").replace(/\s+/g, " ").trim();
}
