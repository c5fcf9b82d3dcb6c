import { isDay } from "../../engine/index.ts";
import { expect, test } from "./harness/journey.ts";
import { ScenarioForm } from "./harness/scenario-form.ts";
import { ScenarioJourney } from "./harness/scenario-journey.ts";
import { accountOf, scenarioTenants } from "./harness/scenario-tenant.ts";
import { StepScreen } from "./harness/step-screen.ts";

type Values = Readonly<Record<string, unknown>>;

test("two people at the sub-steps of one process lose nothing: beside each other they merge, at one field they choose", async ({
	asAccount,
}) => {
	const [tenant] = scenarioTenants().filter(({ flow }) => flow.order.some(({ track }) => track !== null && track !== "first"));
	if (tenant === undefined) throw new Error("No tenant has tracks of sub-steps.");
	const trackOf = (step = "") => tenant.flow.steps.get(step)?.track;
	const inTrack = (step = "") => (trackOf(step) ?? "first") !== "first";
	// Two sub-steps in two tracks that are open at the same time.
	const scenario = tenant.journeys.find(({ instructions }) => {
		const [one, other] = instructions.filter(({ step }) => inTrack(step));
		return one !== undefined && other !== undefined && trackOf(one.step) !== trackOf(other.step);
	});
	const begin = scenario?.instructions.findIndex(({ step }) => inTrack(step)) ?? -1;
	const [mine, theirs] = scenario?.instructions.slice(begin, begin + 2) ?? [];
	if (scenario === undefined || mine?.step === undefined || theirs?.step === undefined)
		throw new Error("No journey has two open sub-steps.");

	const before = { ...scenario, instructions: scenario.instructions.slice(0, begin) };
	const uuid = await new ScenarioJourney(tenant, before, { signIn: asAccount, arrived: async () => {} }).walk();
	const [role = "", otherRole = ""] = tenant.flow.steps.get(mine.step)?.definition.access.edit ?? [];
	const first = new StepScreen(await asAccount(accountOf(tenant, role, "").email));
	const colleague = accountOf(tenant, otherRole, "");
	const second = new StepScreen(await asAccount(colleague.email));
	const fill = (screen: StepScreen, step: string, values: Values) => new ScenarioForm(screen, tenant).fill(step, values);

	await test.step("each at a sub-step of another track", async () => {
		await first.open(uuid, mine.step);
		await second.open(uuid, theirs.step);
		await fill(first, mine.step ?? "", mine.with ?? {});
		await fill(second, theirs.step ?? "", theirs.with ?? {});
		await second.press("Opslaan");
		await second.expectSaved();
		await first.press("Opslaan");
		await first.expectSaved();
		await expect(first.notification(`Samengevoegd met wat ${colleague.name} intussen heeft opgeslagen`)).toBeVisible();
		await expect(first.dialog).toHaveCount(0);
	});

	await test.step("both at the same field", async () => {
		await second.open(uuid, mine.step);
		const changed = altered(mine.with ?? {});
		await fill(second, mine.step ?? "", changed);
		await fill(first, mine.step ?? "", altered(changed));
		await second.press("Opslaan");
		await second.expectSaved();
		await first.press("Opslaan");
		await expect(first.dialog).toContainText("Iemand anders heeft dit proces intussen opgeslagen");
		await first.dialog
			.getByRole("radio", { name: /Van de ander/ })
			.first()
			.check();
		await first.dialog.getByRole("button", { name: "Neem over in het formulier" }).click();
		await first.press("Opslaan");
		await first.expectSaved();
	});

	await test.step("what was not touched is as the other left it", async () => {
		await first.open(uuid, theirs.step);
		for (const [path, value] of leavesOf(theirs.with ?? {}))
			await new ScenarioForm(first, tenant).field(theirs.step ?? "", path)?.expectValue(value);
	});
});

/** The same fields with other values: texts longer, numbers larger, days of another year. */
function altered(values: Values): Values {
	const change = (value: unknown): unknown => {
		if (typeof value === "number") return value + 1;
		if (typeof value === "string" && isDay(value)) return value.replace(/^\d{4}/, (year) => String(Number(year) + 1));
		if (typeof value === "string") return `${value}-2`;
		return typeof value === "object" && value !== null ? altered(value as Values) : value;
	};
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

function leavesOf(values: Values, before = ""): readonly (readonly [string, unknown])[] {
	return Object.entries(values).flatMap(([name, value]) => {
		const path = before === "" ? name : `${before}.${name}`;
		return typeof value === "object" && value !== null ? leavesOf(value as Values, path) : [[path, value] as const];
	});
}
