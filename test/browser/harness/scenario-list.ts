import { expect, type Locator } from "@playwright/test";
import type { ScenarioTenant } from "./scenario-tenant.ts";
import { type FieldWords, type Node, textOf, wordsOfItems } from "./scenario-words.ts";

interface ItemField {
	readonly control: Locator;
	fill(value: unknown): Promise<void>;
	expectValue(value: unknown): Promise<void>;
}

/** A list of small forms. A person recognises an item by its contents, not by its position. */
export class ScenarioList {
	private readonly place: Locator;
	private readonly words: FieldWords;
	private readonly tenant: ScenarioTenant;
	private readonly fieldIn: (form: Locator, words: FieldWords) => ItemField;

	constructor(place: Locator, words: FieldWords, tenant: ScenarioTenant, fieldIn: (form: Locator, words: FieldWords) => ItemField) {
		this.place = place;
		this.words = words;
		this.tenant = tenant;
		this.fieldIn = fieldIn;
	}

	/** Fills in existing items, adds new ones, and removes those marked as removed. */
	async fill(items: readonly Node[]): Promise<void> {
		for (const item of items) {
			const present = await this.find(item);
			if (isRemoved(item)) await present?.getByRole("button", { name: /^Verwijder / }).click();
			else await this.fillItem(present ?? (await this.add()), item);
		}
	}

	/** Expects every item with its contents, and none that was removed. */
	async expectItems(items: readonly Node[]): Promise<void> {
		const kept = items.filter((item) => !isRemoved(item));
		await expect(this.forms, this.words.path).toHaveCount((await this.list.count()) > 0 ? kept.length : 0);
		for (const item of kept) {
			const form = await this.find(item);
			for (const words of this.fieldsOf(item)) {
				if (form !== undefined) await this.fieldIn(form, words).expectValue(item[words.path]);
				else await expect(this.place, words.path).toContainText(textOf(item[words.path], words, this.tenant.definition));
			}
		}
	}

	private async fillItem(form: Locator, item: Node): Promise<void> {
		for (const words of this.fieldsOf(item)) {
			const field = this.fieldIn(form, words);
			// What an item inherited from its source list may be read-only here.
			if ((await field.control.count()) === 0) await field.expectValue(item[words.path]);
			else await field.fill(item[words.path]);
		}
	}

	private fieldsOf(item: Node): readonly FieldWords[] {
		return wordsOfItems(this.words).filter(({ path }) => path in item && path !== "uuid" && path !== "deleted_at");
	}

	private get list(): Locator {
		const title = this.words.label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		return this.place.getByRole("group", { name: new RegExp(`^${title} \\(\\d+\\)$`) });
	}

	private get forms(): Locator {
		return this.list.locator("[data-item]");
	}

	private async add(): Promise<Locator> {
		const count = await this.forms.count();
		await this.list.locator("[data-add]").click();
		await expect(this.forms).toHaveCount(count + 1);
		return this.forms.last();
	}

	/** The item's form, found by any text the scenarios give it; undefined while it is not in the list. */
	private async find({ uuid }: Node): Promise<Locator | undefined> {
		const texts = this.tenant.itemTexts.get(String(uuid)) ?? [];
		const said = await this.forms.evaluateAll((forms) =>
			forms.map((form) => [
				form.textContent ?? "",
				...[...form.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value),
			]),
		);
		const place = said.findIndex((words) => texts.some((text) => words.some((word) => word.includes(text))));
		return place === -1 ? undefined : this.forms.nth(place);
	}
}

function isRemoved({ deleted_at: removed }: Node): boolean {
	return removed !== undefined && removed !== null;
}
