import { expect } from "@playwright/test";
import type { Scenario } from "../../../engine/index.ts";
import { perform } from "./scenario-acts.ts";
import { ScenarioForm } from "./scenario-form.ts";
import type { ScenarioTenant } from "./scenario-tenant.ts";
import type { StepScreen } from "./step-screen.ts";

type Instruction = Scenario["instructions"][number];

/** Nobody can ask it of the screen: the button for it is not there. */
const WITHOUT_BUTTON: ReadonlySet<string> = new Set(["forbidden", "locked"]);
/** The form is sent, and says what is wrong. */
const WITH_MESSAGE: ReadonlySet<string> = new Set(["incomplete", "invalid"]);

/** What is refused: by a message at the form, or by not being offered at all. */
export async function expectRefused(screen: StepScreen, tenant: ScenarioTenant, instruction: Instruction, step: string): Promise<void> {
	const { code = "", message = "", path = "" } = instruction.expect?.refused ?? {};
	const form = new ScenarioForm(screen, tenant.flow, tenant.definition);
	if (WITH_MESSAGE.has(code)) {
		await perform(screen, tenant, step, instruction);
		await expect(screen.errorSummary).toContainText(message);
	} else if (code === "steering-field") {
		await screen.press("Corrigeren");
		await expect(form.field(step, path)?.control ?? screen.errorSummary, `${path} is only read`).toHaveCount(0);
		await screen.press("Annuleren");
	} else if (WITHOUT_BUTTON.has(code)) {
		await expect(screen.button("Opslaan")).toHaveCount(0);
		await expect(screen.button("Afronden")).toHaveCount(0);
	} else throw new Error(`A journey does not know how the refusal "${code}" looks.`);
}
