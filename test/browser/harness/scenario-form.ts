import { expect } from "@playwright/test";
import type { SectionDefinition, Values } from "../../../engine/index.ts";
import { ScenarioField } from "./scenario-field.ts";
import type { ScenarioTenant } from "./scenario-tenant.ts";
import { type FieldWords, nodeOf, wordsIn } from "./scenario-words.ts";
import type { StepScreen } from "./step-screen.ts";

interface Typed {
	readonly words: FieldWords;
	readonly value: unknown;
}

/** Response of the address search for a place, which arrives a second after the coordinates were typed. */
const REVERSE = /\/geocoder\/reverse\b/;

/** A step's form, filled in field by field in its own order, since one answer may reveal the next question. */
export class ScenarioForm {
	private readonly screen: StepScreen;
	private readonly tenant: ScenarioTenant;

	constructor(screen: StepScreen, tenant: ScenarioTenant) {
		this.screen = screen;
		this.tenant = tenant;
	}

	async fill(step: string, values: Values): Promise<void> {
		const typed = this.typedIn(step, values).toSorted((one, other) => Number(isFiles(one)) - Number(isFiles(other)));
		for (const one of typed) {
			const field = this.fieldOf(one);
			if (isFiles(one)) await this.saveOnce();
			const pair = typed.filter((other) => isCoordinate(other) && isCoordinate(one) && groupOf(other) === groupOf(one));
			if (one !== pair[0]) {
				if (!pair.includes(one)) await field.fill(one.value);
				continue;
			}
			// The scenario's address overwrites the one found at the place, so that one has to arrive first.
			const moves = (await Promise.all(pair.map((each) => this.fieldOf(each).holds(each.value)))).includes(false);
			const found = moves ? this.screen.page.waitForResponse((answer) => REVERSE.test(answer.url())) : undefined;
			for (const each of pair) await this.fieldOf(each).fill(each.value);
			await found;
		}
	}

	/** Files can only be uploaded once the process has been saved. */
	private async saveOnce(): Promise<void> {
		const notYet = this.form.getByText(
			"Het locatievoorstel moet eerst een keer worden opgeslagen, waarna bestanden kunnen worden geupload.",
		);
		const choose = this.form.getByRole("button", { name: /^Selecteer bestanden/ });
		await expect(notYet.or(choose).first()).toBeVisible();
		if ((await notYet.count()) === 0) return;
		await this.screen.press("Opslaan");
		await this.screen.expectSaved();
	}

	/** The field as worded by the step; undefined if the step doesn't show it. */
	field(step: string, path: string): ScenarioField | undefined {
		const words = this.sectionsOf(step, path).map((section) => wordsIn(section, path));
		const drawn = words.find((candidate) => candidate !== undefined);
		return drawn === undefined ? undefined : new ScenarioField(this.form, drawn, this.tenant);
	}

	private get form() {
		return this.screen.page.getByRole("main").locator("form");
	}

	private typedIn(step: string, values: Values): readonly Typed[] {
		const fields = [...(this.tenant.flow.steps.get(step)?.form.fields.keys() ?? [])];
		const flat = flattened(values, new Set(fields));
		const stray = [...flat.keys()].find((path) => !fields.includes(path));
		if (stray !== undefined) throw new Error(`Step ${step} has no field ${stray}.`);
		return fields.flatMap((path) => {
			if (!flat.has(path)) return [];
			const writable = this.sectionsOf(step, path).filter((section) => section.readOnly !== true);
			const words = writable.map((section) => wordsIn(section, path)).find((candidate) => candidate !== undefined);
			if (words === undefined) throw new Error(`Step ${step} does not draw the field ${path}.`);
			return [{ words, value: flat.get(path) }];
		});
	}

	private sectionsOf(step: string, path: string): readonly SectionDefinition[] {
		return (
			this.tenant.flow.steps
				.get(step)
				?.form.fields.get(path)
				?.places.map(({ section }) => section) ?? []
		);
	}

	private fieldOf({ words }: Typed): ScenarioField {
		return new ScenarioField(this.form, words, this.tenant);
	}
}

function isFiles({ words }: Typed): boolean {
	return words.hints["ui:widget"] === "files";
}

function isCoordinate({ words }: Typed): boolean {
	return words.hints["ui:widget"] === "coordinates";
}

function groupOf({ words }: Typed): string {
	return words.path.split(".").slice(0, -1).join(".");
}

/** Values by field path, whether written with dots or nested. */
function flattened(values: Values, fields: ReadonlySet<string>, before = ""): Map<string, unknown> {
	const flat = new Map<string, unknown>();
	for (const [name, value] of Object.entries(values)) {
		const path = before === "" ? name : `${before}.${name}`;
		const group = nodeOf(value);
		if (fields.has(path) || Object.keys(group).length === 0) flat.set(path, value);
		else for (const [inner, item] of flattened(group, fields, path)) flat.set(inner, item);
	}
	return flat;
}
