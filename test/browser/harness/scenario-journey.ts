import { expect, type Page, test } from "@playwright/test";
import { codeOf, type Scenario, today } from "../../../engine/index.ts";
import { RealisationList } from "./realisation-list.ts";
import { perform } from "./scenario-acts.ts";
import { endingOn } from "./scenario-days.ts";
import { expectOnScreen } from "./scenario-expectations.ts";
import { expectRefused } from "./scenario-refusals.ts";
import { starterOf, startProcess } from "./scenario-start.ts";
import { accountOf, type ScenarioTenant } from "./scenario-tenant.ts";
import { withOwnValues } from "./scenario-unique.ts";
import { StepScreen } from "./step-screen.ts";

type Instruction = Scenario["instructions"][number];
type Status = NonNullable<NonNullable<Instruction["expect"]>["status"]>;

interface Stage {
	/** Opens a browser signed in as the demo account with that address. */
	readonly signIn: (email: string) => Promise<Page>;
	/** Called at every step somebody arrives at. */
	readonly arrived: (page: Page, step: string) => Promise<void>;
}

/** Performs a scenario on screen as the people it names, each in a browser of their own. */
export class ScenarioJourney {
	private readonly tenant: ScenarioTenant;
	private readonly scenario: Scenario;
	private readonly stage: Stage;
	private readonly people = new Map<string, StepScreen>();
	private uuid = "";
	private status: Status = "active";
	/** The screen that shows the process's current state. */
	private last: StepScreen | undefined;

	constructor(tenant: ScenarioTenant, scenario: Scenario, stage: Stage) {
		this.tenant = tenant;
		this.scenario = withOwnValues(tenant.flow, endingOn(today(Date.now()), scenario));
		this.stage = stage;
	}

	/** Performs the scenario to its end; returns the process's uuid. */
	async walk(): Promise<string> {
		const { given = {}, instructions } = this.scenario;
		await test.step("the process is started", async () => {
			const screen = await this.screenOf(starterOf(this.tenant));
			this.uuid = await startProcess(screen.page, this.tenant, given);
			this.last = screen;
		});
		for (const [index, instruction] of instructions.entries()) {
			const { as, do: act, step = "" } = instruction;
			await test.step(`${index + 1}. ${as} ${act} ${step}`, () => this.follow(instruction));
		}
		const label = instructions.at(-1)?.expect?.label;
		if (label !== undefined) await test.step("the list says so too", () => this.expectListed(label));
		return this.uuid;
	}

	private async follow(instruction: Instruction): Promise<void> {
		const { as: role, expect: expected = {} } = instruction;
		const screen = await this.screenOf(role);
		await this.bring(screen, instruction.step);
		await expect(screen.rail).toBeVisible();
		const step = screen.shownStep();
		await this.stage.arrived(screen.page, step);
		if (expected.refused !== undefined) {
			await expectRefused(screen, this.tenant, instruction, step);
			this.last = undefined;
			return;
		}
		await perform(screen, this.tenant, step, instruction);
		this.status = expected.status ?? this.status;
		const moves = instruction.do === "complete";
		// A step opened only for the act doesn't show where the process is.
		this.last = moves || instruction.step === undefined ? screen : undefined;
		await expectOnScreen(screen, this.tenant, { role, status: this.status, moves }, expected);
	}

	/** Goes to the given step, or to the process's current one; whoever acted last is where the product led them. */
	private async bring(screen: StepScreen, step: string | undefined): Promise<void> {
		if (this.last === screen && (step === undefined || step === screen.shownStep())) return;
		await screen.open(this.uuid, step);
		// What was refused is not stored, and the scenario continues from what is.
		const discard = screen.page.getByRole("button", { name: "Verwijder concept", exact: true });
		if ((await discard.count()) > 0) {
			await discard.click();
			await screen.page.getByRole("button", { name: "Verwijder definitief", exact: true }).click();
		}
		await expect(screen.page).toHaveURL(step === undefined ? /\/realisatie\/[^/]+\/[^/]+$/ : new RegExp(`/${step}$`));
	}

	private async screenOf(role: string): Promise<StepScreen> {
		const known = this.people.get(role);
		if (known !== undefined) return known;
		const screen = new StepScreen(await this.stage.signIn(accountOf(this.tenant, role, municipalityOf(this.scenario)).email));
		this.people.set(role, screen);
		return screen;
	}

	/** In the list of processes, under its status. */
	private async expectListed(label: string): Promise<void> {
		const { access, filterWords } = this.tenant.definition;
		const reader = [...this.people].find(([role]) => access.realisationlist?.some((allowed) => allowed === role));
		const word = filterWords.find(({ category }) => category === this.status)?.word;
		if (reader === undefined || word === undefined) return;
		const [, screen] = reader;
		const reference = await screen.reference();
		const list = new RealisationList(screen.page);
		await list.open(word);
		await list.find(reference);
		await expect(list.row(reference)).toContainText(label);
	}
}

function municipalityOf({ given }: Scenario): string {
	return codeOf(given?.stakeholders?.find((slug) => slug.startsWith("municipality|")) ?? "");
}
