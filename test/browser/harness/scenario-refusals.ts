import { expect } from "@playwright/test";
import type { Scenario } from "../../../engine/index.ts";
import { buttonOf, perform } from "./scenario-acts.ts";
import { ScenarioForm } from "./scenario-form.ts";
import type { ScenarioTenant } from "./scenario-tenant.ts";
import type { StepScreen } from "./step-screen.ts";

type Instruction = Scenario["instructions"][number];

/** The form or dialog is submitted, and says what is wrong. */
const WITH_MESSAGE: ReadonlySet<string> = new Set(["incomplete", "invalid", "reason-missing"]);

/** Expects a refusal: a message at the form, or that the act is not offered at all. */
export async function expectRefused(screen: StepScreen, tenant: ScenarioTenant, instruction: Instruction, step: string): Promise<void> {
	const { code = "", message = "", path = "" } = instruction.expect?.refused ?? {};
	if (WITH_MESSAGE.has(code)) {
		await perform(screen, tenant, step, instruction);
		await expect(code === "reason-missing" ? screen.dialog : screen.errorSummary).toContainText(message);
	} else if (code === "steering-field") {
		await screen.press("Corrigeren");
		const field = new ScenarioForm(screen, tenant).field(step, path);
		await expect(field?.control ?? screen.dialog, `${path} is only read`).toHaveCount(0);
		await screen.press("Annuleren");
	} else {
		const usable = buttonOf(screen, instruction).and(screen.page.locator(":not([aria-disabled=true])"));
		await expect(usable, `a button to ${instruction.do}`).toHaveCount(0);
	}
}
