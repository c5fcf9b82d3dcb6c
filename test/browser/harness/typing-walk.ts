import { expect, type Locator, type Page, type Route } from "@playwright/test";
import type { Chance } from "../../mutations/chance.ts";
import { StepScreen } from "./step-screen.ts";

/** Outcomes of a save. `stale`: the server itself finds that somebody else was first. */
const fates = ["saved", "slow", "stale", "refused", "failed", "signed-out", "offline"] as const;
type Fate = (typeof fates)[number];

/** In the model beside the step's fields: stored in the same way, but not saved with them. */
const COMMENT = "comment";

const letters = "abcdefghijklmnopqrstuvwxyz";

/**
 * Somebody who randomly types, pauses, saves, leaves and returns at one step, alongside a model of what every field
 * must contain. Whatever happens to a save, every character is either on screen or offered as a draft after leaving the
 * page.
 */
export class TypingWalk {
	/** The acts so far, for the message of a failure. */
	readonly told: string[] = [];
	private readonly page: Page;
	private readonly screen: StepScreen;
	private readonly chance: Chance;
	private readonly address: string;
	private readonly model = new Map<string, string>();
	/** Maximum number of characters by field. */
	private readonly most = new Map<string, number>();
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

	/** Registers the fields that can be typed in, and the comment box beside them; returns false if there are none. */
	async begin(paths: ReadonlyMap<string, number>): Promise<boolean> {
		for (const [path, most] of paths) {
			const id = `veld.${path}`;
			this.most.set(id, most);
			const field = this.field(id).and(this.page.locator("main form :is(input, textarea)"));
			if ((await field.count()) === 1 && (await field.isEditable())) this.model.set(id, await field.inputValue());
		}
		if (this.model.size === 0) return false;
		if ((await this.field(COMMENT).count()) === 1) this.model.set(COMMENT, await this.field(COMMENT).inputValue());
		return true;
	}

	async act(): Promise<void> {
		const what = this.chance.below(6);
		if (what <= 2) await this.type();
		else if (what <= 4) await this.save(this.chance.pick(fates));
		else await this.leave();
		await this.expectShown();
	}

	/** At the end everything is saved, and the record contains what was typed. */
	async finish(): Promise<void> {
		await this.save("saved");
		await this.page.goto(this.address);
		await expect(this.screen.rail).toBeVisible();
		await expect(this.page.getByRole("button", { name: "Zet terug" })).toHaveCount(0);
		await this.expectShown();
	}

	private field(id: string): Locator {
		return id === COMMENT ? this.page.getByRole("textbox", { name: "Nieuwe opmerking" }) : this.page.locator(`[id="${id}"]`);
	}

	private async type(): Promise<void> {
		const id = this.chance.pick([...this.model.keys()]);
		const text = Array.from({ length: 1 + this.chance.below(4) }, () => this.chance.pick([...letters])).join("");
		this.told.push(`type ${text} in ${id}`);
		const before = this.model.get(id) ?? "";
		// A full field is started over: the excess would not be saved.
		const full = before.length + text.length > (this.most.get(id) ?? Number.POSITIVE_INFINITY);
		if (full) await this.field(id).fill("");
		await this.field(id).press("End");
		await this.field(id).pressSequentially(text);
		this.model.set(id, `${full ? "" : before}${text}`);
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
		if (fate === "saved" || fate === "slow" || fate === "stale") await this.screen.expectSaved();
		else if (fate === "offline") await expect(this.screen.says(/Er is geen verbinding\. Uw invoer staat nog/)).toBeVisible();
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

	private async expectShown(): Promise<void> {
		for (const [id, text] of this.model) await expect(this.field(id), `${id} after ${this.told.join("; ")}`).toHaveValue(text);
	}
}
