import { expect } from "@playwright/test";
import type { Expectation } from "../../../engine/index.ts";
import { ScenarioForm } from "./scenario-form.ts";
import type { ScenarioTenant } from "./scenario-tenant.ts";
import type { StepScreen } from "./step-screen.ts";

type Status = NonNullable<Expectation["status"]>;
type StepState = NonNullable<Expectation["steps"]>[string];

const STATES: Readonly<Record<Exclude<StepState, "hidden" | "open">, RegExp>> = {
	"not-started": /Nog niet gestart/,
	completed: /Afgerond/,
	skipped: /Overgeslagen/,
};

/** An open step of a process that is not active says why. */
const OPEN: Readonly<Record<Status, RegExp>> = {
	active: /Bezig/,
	onhold: /On hold/,
	cancelled: /Geannuleerd/,
	completed: /Bezig/,
};

const STATUSES: Readonly<Record<Status, string>> = {
	active: "Actief",
	onhold: "On hold",
	cancelled: "Geannuleerd",
	completed: "Afgerond",
};

/** Whose screen it is, and the process's status as far as the scenario has said. */
export interface Standing {
	readonly role: string;
	readonly status: Status;
	/** The act leads to the process's current step; after others the person stays where they were. */
	readonly moves: boolean;
}

/** Everything the scenario expects of an act, as the person who performed it reads it on screen. */
export async function expectOnScreen(
	screen: StepScreen,
	tenant: ScenarioTenant,
	{ role, status, moves }: Standing,
	expected: Expectation,
): Promise<void> {
	const { flow, definition } = tenant;
	const step = expected.step === undefined || expected.step === null ? undefined : flow.steps.get(expected.step);
	const reads = step !== undefined && [...step.definition.access.read, ...step.definition.access.edit].includes(role);
	if (step !== undefined && reads && moves && status === "active") await screen.expectStep(step.code, step.definition.label);
	if (step !== undefined) await expect(screen.railEntry(step.code)).toContainText(OPEN[status]);
	await expect(screen.crumb).toContainText(STATUSES[status]);
	for (const [code, state] of Object.entries(expected.steps ?? {})) {
		if (state === "hidden") await expect(screen.railEntry(code), `step ${code}`).toHaveCount(0);
		else await expect(screen.railEntry(code), `step ${code}`).toContainText(state === "open" ? OPEN[status] : STATES[state]);
	}
	await expectNotice(screen, definition, status, expected.reason);
	await expectButtons(screen, tenant, role, status);
	if (expected.vkb !== undefined && (await screen.card("Verkeersbesluit").count()) > 0) {
		const panel = expect(screen.card("Verkeersbesluit"));
		await (expected.vkb ? panel : panel.not).toContainText("VKB is onherroepelijk");
	}
	await expectValues(screen, tenant, expected.values ?? {});
}

async function expectNotice(
	screen: StepScreen,
	{ onHoldReasons, cancelReasons }: ScenarioTenant["definition"],
	status: Status,
	reason: string | undefined,
): Promise<void> {
	const stopped = screen.says(/Dit proces (staat on hold|is afgebroken)/).filter({ visible: true });
	if (status !== "onhold" && status !== "cancelled") return expect(stopped).toHaveCount(0);
	const words = status === "onhold" ? "Dit proces staat on hold" : "Dit proces is afgebroken";
	const label = (status === "onhold" ? onHoldReasons : cancelReasons).find(({ value }) => value === reason)?.text;
	const said = label === undefined ? words : `${words}, met reden ${label}`;
	await expect(screen.says(said).filter({ visible: true }).first()).toBeVisible();
}

/**
 * People who may fill in the step on screen can save and complete it; nobody else can, and nobody while the process is
 * not active.
 */
async function expectButtons(screen: StepScreen, { flow }: ScenarioTenant, role: string, status: Status): Promise<void> {
	const step = flow.steps.get(screen.shownStep());
	if (step === undefined) throw new Error(`The screen shows ${screen.page.url()}, which is no step.`);
	const isOpen = /Bezig/.test((await screen.railEntry(step.code).textContent()) ?? "");
	const mayFillIn = status === "active" && isOpen && step.definition.access.edit.includes(role);
	await expect(screen.button("Opslaan")).toHaveCount(mayFillIn ? 1 : 0);
	await expect(screen.button("Afronden")).toHaveCount(mayFillIn && step.definition.final === true ? 1 : 0);
	if (mayFillIn && step.definition.final !== true) await expect(screen.button("Volgende stap")).toBeVisible();
	if (status === "completed" && step.definition.access.edit.includes(role)) await expect(screen.button("Corrigeren")).toBeVisible();
	if (status === "completed") await expect(screen.card("Status")).toHaveCount(0);
}

/** Values are shown on their own step; those of steps the person can't open can't be read here. */
async function expectValues(screen: StepScreen, tenant: ScenarioTenant, values: NonNullable<Expectation["values"]>): Promise<void> {
	const form = new ScenarioForm(screen, tenant);
	const { flow } = tenant;
	const shown = screen.shownStep();
	for (const [path, value] of Object.entries(values)) {
		const step = flow.writtenIn.get(path)?.code ?? shown;
		if (form.field(step, path) === undefined) continue;
		if (screen.shownStep() !== step) {
			const link = screen.railEntry(step).and(screen.page.getByRole("link"));
			if ((await link.count()) === 0) continue;
			await link.click();
			await screen.expectStep(step, flow.steps.get(step)?.definition.label ?? "");
		}
		await form.field(step, path)?.expectValue(value);
	}
	if (screen.shownStep() !== shown) await screen.railEntry(shown).click();
}
