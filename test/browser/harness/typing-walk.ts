import { expect, type Locator, type Page, type Route, test } from "@playwright/test";
import type { Chance } from "../../mutations/chance.ts";
import { fileNamed } from "./scenario-files.ts";
import { StepScreen } from "./step-screen.ts";
import { TypedControl, type TypedField, type TypedKind } from "./typed-control.ts";

/** Outcomes of a save. `stale`: the server itself finds that somebody else was first. */
const fates = ["saved", "slow", "stale", "refused", "failed", "signed-out", "offline"] as const;
type Fate = (typeof fates)[number];

/** In the model beside the step's fields: stored in the same way, but not saved with them. */
const COMMENT = "comment";
const comment: TypedField = { kind: "text", most: Number.POSITIVE_INFINITY, least: 0 };
/** An answer may show, hide, empty or propose another: the model then adopts what the form shows. */
const ANSWERS: ReadonlySet<TypedKind> = new Set(["number", "date", "choice", "radio", "tick"]);

/**
 * Somebody who randomly types, chooses, uploads, pauses, saves, leaves and returns at one step, alongside a model of
 * what every field must contain. Whatever happens to a save, everything is either on screen or offered as a draft after
 * leaving the page.
 */
export class TypingWalk {
	/** The acts so far, for the message of a failure. */
	readonly told: string[] = [];
	private readonly page: Page;
	private readonly screen: StepScreen;
	private readonly chance: Chance;
	private readonly address: string;
	/** The expected content of every field on the page, by its id. */
	private readonly model = new Map<string, string>();
	/** How to type in each field that the step may have on the page. */
	private readonly known = new Map<string, TypedField>();
	/** Names of the uploaded files. */
	private readonly files: string[] = [];
	private readonly saves: RegExp;

	constructor(page: Page, chance: Chance) {
		this.page = page;
		this.screen = new StepScreen(page);
		this.chance = chance;
		// The browser asks whether to leave unsaved work.
		page.on("dialog", (dialog) => void dialog.accept());
		this.address = new URL(page.url()).pathname;
		this.saves = new RegExp(`/processes/realisation/${this.address.split("/")[2]}$`);
	}

	/**
	 * Registers the fields that can be typed in, an item of each list of items, and the comment box beside them; returns
	 * false if there are none. `typed`: how a field is typed, by its path without the positions of items.
	 */
	async begin(typed: ReadonlyMap<string, TypedField>): Promise<boolean> {
		for (const [path, field] of typed) this.known.set(`veld.${path}`, field);
		for (const add of await this.form.locator("[data-add]").all()) {
			const list = add.locator("xpath=ancestor::*[@role='group' or self::fieldset][1]");
			if ((await list.locator("[data-item]").count()) === 0) await add.click();
		}
		const inItems = this.form.locator("[data-item] :is(input, textarea, select)[id^='veld.']");
		for (const id of await inItems.evaluateAll((all) => all.map((one) => one.id))) {
			const field = typed.get(id.replace(/^veld\./, "").replaceAll(/\.\d+(?=\.)/g, ""));
			if (field !== undefined && id.includes(".0.")) this.known.set(id, field);
		}
		await this.takeOver();
		if (this.model.size === 0) return false;
		if ((await this.page.getByRole("textbox", { name: "Nieuwe opmerking" }).count()) === 1) {
			this.known.set(COMMENT, comment);
			this.model.set(COMMENT, await this.control(COMMENT).read());
		}
		return true;
	}

	/** The kinds of control on the page. */
	get kinds(): ReadonlySet<TypedKind | "file"> {
		return new Set([...[...this.model.keys()].map((id) => this.fieldOf(id).kind), ...(this.files.length > 0 ? (["file"] as const) : [])]);
	}

	async act(): Promise<void> {
		const what = this.chance.below(13);
		if (what <= 6) await this.type();
		else if (what <= 10) await this.save(this.chance.pick(fates));
		else if (what === 11) await this.leave();
		else await this.upload();
		await this.expectShown();
	}

	/** At the end everything is saved, and the record contains what was typed; or a rule refused it, and the draft does. */
	async finish(): Promise<void> {
		await this.save("saved");
		if (this.told.at(-1) === "refused by a rule") await this.comeBack();
		else {
			await this.page.goto(this.address);
			await expect(this.screen.rail).toBeVisible();
			await expect(this.page.getByRole("button", { name: "Zet terug" })).toHaveCount(0);
		}
		await this.expectShown();
	}

	private get form(): Locator {
		return this.page.locator("main form");
	}

	private fieldOf(id: string): TypedField {
		const field = this.known.get(id);
		if (field === undefined) throw new Error(id);
		return field;
	}

	private control(id: string): TypedControl {
		const box = this.page.getByRole("textbox", { name: "Nieuwe opmerking" });
		return id === COMMENT ? new TypedControl(box, null, comment) : new TypedControl(this.form, id, this.fieldOf(id));
	}

	/**
	 * Adopts the page's content in the model: what appeared, disappeared, was emptied or proposed because of an answer. A text that
	 * somebody typed must stay the same for as long as its field is there.
	 */
	private async takeOver(): Promise<void> {
		for (const id of this.known.keys()) {
			if (id === COMMENT) continue;
			const control = this.control(id);
			if (!(await control.isThere())) this.model.delete(id);
			else if (this.fieldOf(id).kind !== "text" || !this.model.has(id)) this.model.set(id, await control.read());
		}
	}

	private async type(): Promise<void> {
		const id = this.chance.pick([...this.model.keys()]);
		const typed = await test.step(`change ${id}`, () => this.control(id).change(this.chance));
		this.told.push(`${id} becomes ${typed}`);
		this.model.set(id, typed);
		if (!ANSWERS.has(this.fieldOf(id).kind)) return;
		await this.takeOver();
		if (this.model.has(id)) this.model.set(id, typed);
	}

	/**
	 * Uploads to a file field, if the step has one; from then on the file must be there, or be offered, for as long as the process exists.
	 */
	private async upload(): Promise<void> {
		const inputs = this.form.locator("input[type=file]");
		const count = await inputs.count();
		if (count === 0) return this.leave();
		const input = inputs.nth(this.chance.below(count));
		const extension = /pdf/.test((await input.getAttribute("accept")) ?? "pdf") ? "pdf" : "jpg";
		const name = `typing-${this.files.length}-${this.chance.below(1_000_000)}.${extension}`;
		this.told.push(`upload ${name}`);
		await input.setInputFiles(fileNamed(name));
		await expect(this.form.getByRole("button", { name: `Download ${name}`, exact: true })).toBeVisible();
		this.files.push(name);
	}

	private async save(fate: Fate): Promise<void> {
		this.told.push(`save: ${fate}`);
		let release = () => {};
		const gate = new Promise<void>((resolve) => {
			release = resolve;
		});
		let met = 0;
		await this.page.route(this.saves, async (route) => {
			if (route.request().method() !== "POST") return route.continue();
			met += 1;
			if (fate === "slow") await gate;
			return met === 1 ? this.answer(route, fate) : route.continue();
		});
		await this.screen.press("Opslaan");
		if (fate === "slow") {
			await expect.poll(() => met).toBe(1);
			await this.type();
			release();
		}
		if (fate === "saved" || fate === "slow" || fate === "stale") await this.expectOutcome();
		// Any other call that succeeds restores the connection, and with it whatever was not saved: on a busy machine before anybody has
		// read the first message.
		else if (fate === "offline")
			await expect(
				this.screen.says(/Er is geen verbinding\. Uw invoer staat nog|De verbinding is er weer\. Alles in dit formulier/),
			).toBeVisible();
		else if (fate !== "signed-out") await expect(this.screen.says("De informatie kon niet verwerkt worden door de server.")).toBeVisible();
		await this.page.unroute(this.saves);
		if (fate === "signed-out") await this.comeBack();
	}

	private answer(route: Route, fate: Fate): Promise<void> {
		if (fate === "offline") return route.abort("internetdisconnected");
		if (fate === "refused") return route.fulfill({ status: 400, contentType: "application/problem+json", body: '{"code":"invalid"}' });
		if (fate === "failed") return route.fulfill({ status: 429, body: "{}" });
		if (fate === "signed-out")
			return route.fulfill({ status: 401, contentType: "application/problem+json", body: '{"code":"unauthorised"}' });
		if (fate !== "stale") return route.continue();
		const body = route.request().postDataJSON();
		body.synchronisation.synced -= 1;
		return route.continue({ postData: JSON.stringify(body) });
	}

	private async leave(): Promise<void> {
		this.told.push("leave and come back");
		await this.comeBack();
	}

	/** Through the address, as after a browser crash; restores the draft if it is offered. */
	private async comeBack(): Promise<void> {
		await this.page.goto(this.address);
		await expect(this.screen.rail).toBeVisible();
		const restore = this.page.getByRole("button", { name: "Zet terug" });
		if ((await restore.count()) > 0) await restore.click();
	}

	/** Saved; or refused by a rule over several fields, which must not lose anything either. */
	private async expectOutcome(): Promise<void> {
		const saved = this.screen.notification("De informatie is opgeslagen");
		await expect(saved.or(this.screen.errorSummary).first()).toBeVisible();
		if (!(await saved.isVisible())) this.told.push("refused by a rule");
	}

	private async expectShown(): Promise<void> {
		for (const [id, text] of this.model) {
			// A list item in which nobody typed anything disappears with the save.
			if (text === "" && id.includes(".0.") && !(await this.control(id).isThere())) continue;
			await expect.poll(() => this.control(id).read(), { message: `${id} after ${this.told.join("; ")}` }).toBe(text);
		}
		for (const name of this.files)
			await expect(this.page.getByRole("main").getByText(name).first(), `${name} after ${this.told.join("; ")}`).toBeVisible();
	}
}
