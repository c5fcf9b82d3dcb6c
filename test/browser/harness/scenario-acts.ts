import { expect, type Locator } from "@playwright/test";
import type { Scenario } from "../../../engine/index.ts";
import { choose } from "./scenario-control.ts";
import { ScenarioForm } from "./scenario-form.ts";
import type { ScenarioTenant } from "./scenario-tenant.ts";
import type { StepScreen } from "./step-screen.ts";

type Instruction = Scenario["instructions"][number];

const CATEGORIES: Readonly<Record<string, string>> = {
	municipality: "gemeente",
	cpo: "CPO",
	gridoperator: "netbeheerder",
	contractor: "aannemer",
	customer: "klant",
};

const STATUS_BUTTONS = { onhold: "Zet on hold", cancel: "Annuleer", resume: "Hervat", restore: "Herstel" } as const;

/** Carries out one instruction at the step on screen, up to the product's response. */
export async function perform(screen: StepScreen, tenant: ScenarioTenant, step: string, instruction: Instruction): Promise<void> {
	const { do: act, with: values = {}, reason, comment, category, stakeholder } = instruction;
	const form = new ScenarioForm(screen, tenant);
	const refused = instruction.expect?.refused !== undefined;
	switch (act) {
		case "save":
			await form.fill(step, values);
			await screen.press("Opslaan");
			if (!refused) await screen.expectSaved();
			return;
		case "complete":
			await form.fill(step, values);
			await goOn(screen);
			if (instruction.expect?.status === "cancelled") await screen.dialog.getByRole("button", { name: "Beëindig het proces" }).click();
			if (!refused) await screen.expectSaved();
			return;
		case "correct":
			await screen.press("Corrigeren");
			await form.fill(step, values);
			await screen.press("Opslaan");
			if (!refused) await screen.expectSaved("De correctie is opgeslagen");
			return;
		case "change":
			await screen.press("Wijzigen");
			await form.fill(step, values);
			await screen.press("Opslaan");
			if (refused) return;
			await screen.dialog.getByRole("button", { name: "Sla de wijziging op" }).click();
			await screen.expectSaved();
			return;
		case "onhold":
		case "cancel":
		case "resume":
		case "restore": {
			const { onHoldReasons, cancelReasons } = tenant.definition;
			const label = (act === "onhold" ? onHoldReasons : cancelReasons).find(({ value }) => value === reason)?.text;
			await screen.changeStatus(STATUS_BUTTONS[act], {
				...(label === undefined ? {} : { reason: label }),
				...(comment === undefined ? {} : { comment }),
			});
			if (!refused) await screen.expectSaved("De status wijziging is opgeslagen");
			return;
		}
		case "confirm-vkb":
		case "undo-vkb":
			await buttonOf(screen, instruction).click();
			await screen.expectSaved("De status wijziging is opgeslagen");
			return;
		case "change-stakeholder": {
			const label = CATEGORIES[category ?? ""] ?? "";
			await buttonOf(screen, instruction).click();
			const party = tenant.definition.stakeholders?.find(({ slug }) => slug === stakeholder);
			await choose(screen.dialog.getByLabel(label, { exact: true }).and(screen.page.locator("input, select")), party?.name ?? "");
			await screen.dialog.getByRole("button", { name: `Wijzig ${label}`, exact: true }).click();
			await screen.expectSaved(`De ${label} wijziging is opgeslagen.`);
			return;
		}
		default:
			throw new Error(`A journey does not know how to do "${act}" at the screens.`);
	}
}

/** The button the person presses first; people without the right have no such button. */
export function buttonOf(screen: StepScreen, { do: act, category }: Instruction): Locator {
	const status = screen.card("Status");
	const decision = screen.card("Verkeersbesluit");
	switch (act) {
		case "correct":
			return screen.button("Corrigeren");
		case "change":
			return screen.button("Wijzigen");
		case "onhold":
		case "cancel":
		case "resume":
		case "restore":
			return status.getByRole("button", { name: STATUS_BUTTONS[act], exact: true });
		case "confirm-vkb":
			return decision.getByRole("button", { name: "Markeer als onherroepelijk" });
		case "undo-vkb":
			return decision.getByRole("button", { name: "Maak ongedaan" });
		case "change-stakeholder":
			return screen.card("Betrokken partijen").getByRole("button", { name: `Wijzig ${CATEGORIES[category ?? ""] ?? ""}`, exact: true });
		default:
			return screen.button("Opslaan").or(screen.button("Afronden"));
	}
}

/** A decision is confirmed in the form itself; every other step has a button for it. */
async function goOn(screen: StepScreen): Promise<void> {
	const confirm = screen.page.locator("form").getByRole("button", { name: "Bevestigen", exact: true });
	if ((await confirm.count()) > 0) return confirm.click();
	const finish = screen.button("Afronden");
	await expect(finish.or(screen.button("Volgende stap"))).toBeVisible();
	await screen.press((await finish.count()) > 0 ? "Afronden" : "Volgende stap");
}
