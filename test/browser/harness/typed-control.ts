import { expect, type Locator } from "@playwright/test";
import type { JsonSchema } from "../../../engine/index.ts";
import type { Chance } from "../../mutations/chance.ts";

/** How a control is operated: typing a text, a number or a day, or choosing. */
export type TypedKind = "text" | "number" | "date" | "choice" | "radio" | "tick";

/** A field that people type in, according to its schema; whether the page draws it varies. */
export interface TypedField {
	readonly kind: TypedKind;
	/** Maximum length of a text. */
	readonly most: number;
	/** Minimum of a number. */
	readonly least: number;
}

/** How a field with this schema is typed; undefined if it takes a notation of its own, such as an e-mail address. */
export function typedFieldOf(schema: JsonSchema, widget: unknown): TypedField | undefined {
	const { type, format, pattern, oneOf, enum: listed, maxLength, minimum } = schema;
	const field = (kind: TypedKind): TypedField => ({
		kind,
		most: typeof maxLength === "number" ? maxLength : Number.POSITIVE_INFINITY,
		least: typeof minimum === "number" ? minimum : 0,
	});
	// Changing these takes more than a value: a place on the map, a way through the flow.
	if (widget === "coordinates" || widget === "decision" || widget === "hidden" || widget === "resettable-date") return undefined;
	if (widget === "radio") return field("radio");
	// A text with a single possible value is a tick box too.
	if (type === "boolean" || widget === "checkbox") return field("tick");
	if (oneOf || listed || widget === "pid" || widget === "stakeholder") return field("choice");
	if (type === "integer" || type === "number") return field("number");
	if (format === "calendar-date" || format === "planned-date") return field("date");
	const isPlain = type === "string" && (format === undefined || String(format).startsWith("unicode")) && !pattern;
	return isPlain ? field("text") : undefined;
}

const letters = "abcdefghijklmnopqrstuvwxyz";
const two = (number: number) => String(number).padStart(2, "0");

/** One control of the page, as a person changes and reads it. */
export class TypedControl {
	private readonly field: TypedField;
	private readonly control: Locator;
	private readonly radios: Locator;

	/** In a form, by its id; without one, the control itself. */
	constructor(form: Locator, id: string | null, field: TypedField) {
		this.field = field;
		this.control = id === null ? form : form.locator(`:is(input, textarea, select)[id="${id}"]`);
		this.radios = form.locator(`input[type=radio][name="${id}"]`);
	}

	/** Whether it is on the page and accepts input. */
	async isThere(): Promise<boolean> {
		if ((await this.control.count()) !== 1 || !(await this.control.isEnabled())) return false;
		return this.field.kind === "radio" ? (await this.radios.count()) > 1 : this.control.isEditable().catch(() => true);
	}

	/** What it shows, with a number or a day in neutral notation. */
	async read(): Promise<string> {
		if (this.field.kind === "tick") return String(await this.control.isChecked());
		if (await this.hasRadios()) {
			const checked = await this.radios.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked));
			return String(checked);
		}
		const shown = await this.control.inputValue();
		if (this.field.kind === "number") return shown.replaceAll(/[^\d,]/g, "").replace(/,0+$/, "");
		return this.field.kind === "date" ? shown.replaceAll(/\D/g, "") : shown;
	}

	/** Changes it, and returns what it must read from now on. */
	async change(chance: Chance): Promise<string> {
		const { kind, most, least } = this.field;
		if (kind === "text") {
			const typed = Array.from({ length: 1 + chance.below(4) }, () => chance.pick([...letters])).join("");
			const before = await this.control.inputValue();
			// A full field is started over: the excess would not be saved.
			const full = before.length + typed.length > most;
			if (full) await this.control.fill("");
			await this.control.press("End");
			await this.control.pressSequentially(typed);
			return `${full ? "" : before}${typed}`;
		}
		if (kind === "number" || kind === "date") {
			const typed =
				kind === "number" ? String(Math.max(1, least) + chance.below(3)) : `${two(1 + chance.below(28))}-${two(1 + chance.below(12))}-2027`;
			await this.control.fill("");
			await this.control.pressSequentially(typed);
			return typed.replaceAll("-", "");
		}
		if (kind === "tick") await this.control.setChecked(!(await this.control.isChecked()));
		else if (await this.hasRadios()) await this.radios.nth(chance.below(await this.radios.count())).check();
		else await this.choose(chance);
		return this.read();
	}

	/** Two short options are drawn as radio buttons, whatever the form asks for. */
	private async hasRadios(): Promise<boolean> {
		return this.field.kind === "radio" || (this.field.kind === "choice" && (await this.radios.count()) > 1);
	}

	private async choose(chance: Chance): Promise<void> {
		if ((await this.control.evaluate(({ tagName }) => tagName)) === "SELECT") {
			const values = await this.control
				.locator("option:enabled")
				.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
			await this.control.selectOption(chance.pick(values));
			return;
		}
		await this.control.click();
		const options = this.control.page().getByRole("option").filter({ visible: true });
		await expect(options.first()).toBeVisible();
		await options.nth(chance.below(Math.min(5, await options.count()))).click();
	}
}
