import { expect, type Locator } from "@playwright/test";
import type { TenantDefinition } from "../../../engine/index.ts";
import { choose, kindOf } from "./scenario-control.ts";
import { type FieldWords, type Node, textOf, wordsOfItems } from "./scenario-words.ts";

/** A whole label, with or without the word that marks a field as optional. */
function labelled(label: string): RegExp {
	return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}( \\(optioneel\\))?$`);
}

/** One field of a form, found and filled in as a person does: by its label, whatever control it turns out to be. */
export class ScenarioField {
	/** The section, or the group in it, that the field stands in. */
	readonly place: Locator;
	readonly control: Locator;
	private readonly words: FieldWords;
	private readonly tenant: TenantDefinition;

	constructor(form: Locator, words: FieldWords, tenant: TenantDefinition) {
		const section = words.section === undefined ? form : form.getByRole("region", { name: words.section, exact: true });
		this.place = words.groups.reduce((place, name) => place.getByRole("group", { name, exact: true }), section);
		this.control = this.place
			.getByLabel(labelled(words.label))
			.and(form.page().locator("input, select, textarea, [role=radiogroup], fieldset:not(.field-set)"));
		this.words = words;
		this.tenant = tenant;
	}

	/** Puts the value there; null empties the field. */
	async fill(value: unknown): Promise<void> {
		if (this.isList) return this.fillItems(Array.isArray(value) ? value : []);
		const kind = await kindOf(this.control);
		const text = textOf(value, this.words, this.tenant);
		if (kind === "fieldset") return this.fillSeveral(Array.isArray(value) ? value : []);
		if (kind === "checkbox") await this.control.setChecked(isYes(value));
		else if (kind === "radiogroup") await this.control.getByRole("radio", { name: text, exact: true }).check();
		else if (kind === "select" || kind === "list") await choose(this.control, text);
		else if (value === "Cancelled")
			await this.place.getByRole("button", { name: `Annuleer datum: ${this.words.label}`, exact: true }).click();
		else await this.control.fill(text);
	}

	/** A line of text that says the value already. */
	async holds(value: unknown): Promise<boolean> {
		return (await this.control.inputValue()) === textOf(value, this.words, this.tenant);
	}

	/** The value is there to be read, in the control or as text. */
	async expectValue(value: unknown): Promise<void> {
		const text = textOf(value, this.words, this.tenant);
		const empty = value === null || value === undefined;
		if (this.isList || Array.isArray(value)) return;
		if ((await this.control.count()) === 0) {
			if (!empty) await expect(this.place, this.words.path).toContainText(typeof value === "boolean" ? (value ? "Ja" : "Nee") : text);
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

	private get isList(): boolean {
		return (
			this.words.hints["ui:widget"] === "repeatable" || (this.words.schema.type === "array" && this.itemIsGroup && !this.isIdentifiers)
		);
	}

	private get itemIsGroup(): boolean {
		return (this.words.schema.items as Node | undefined)?.type === "object";
	}

	private get isIdentifiers(): boolean {
		return this.words.hints["ui:widget"] === "identifiers";
	}

	/** Boxes to tick, or a line for every short id. */
	private async fillSeveral(values: readonly unknown[]): Promise<void> {
		const boxes = this.control.getByRole("checkbox");
		if ((await boxes.count()) > 0) {
			const chosen = values.map((value) => textOf(value, this.words, this.tenant));
			for (const box of await boxes.all()) await box.setChecked(chosen.includes(await nameOf(box)));
			return;
		}
		const lines = this.control.getByRole("textbox");
		for (const [index, value] of values.entries()) {
			if ((await lines.count()) <= index) await this.control.getByRole("button", { name: "Voeg een ID toe" }).click();
			await lines.nth(index).fill(String(typeof value === "object" && value !== null ? Object.values(value)[0] : value));
		}
	}

	/** A list of small forms: those that are lacking are added, those that are marked as removed are taken away. */
	private async fillItems(items: readonly Node[]): Promise<void> {
		const title = this.words.label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		const list = this.place.getByRole("group", { name: new RegExp(`^${title} \\(\\d+\\)$`) });
		const forms = list.locator("[data-item]");
		const fields = wordsOfItems(this.words);
		const kept = items.filter((item) => item.deleted_at === undefined || item.deleted_at === null);
		while ((await forms.count()) > kept.length)
			await forms
				.last()
				.getByRole("button", { name: /^Verwijder / })
				.click();
		for (const [index, item] of kept.entries()) {
			if ((await forms.count()) <= index) await list.locator("[data-add]").click();
			for (const words of fields.filter(({ path }) => path in item && path !== "uuid" && path !== "deleted_at")) {
				const field = new ScenarioField(forms.nth(index), words, this.tenant);
				// What the list took over from an earlier one is only read here.
				if ((await field.control.count()) === 0) await field.expectValue(item[words.path]);
				else await field.fill(item[words.path]);
			}
		}
	}
}

/** A box that is ticked may stand for a value of its own, such as "accepted". */
function isYes(value: unknown): boolean {
	return value !== false && value !== null && value !== undefined;
}

function nameOf(box: Locator): Promise<string> {
	return box.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? "");
}
