import { dayFromNow, typed } from "./harness/days.ts";
import { expect, test } from "./harness/journey.ts";
import type { ProcessWalk } from "./harness/process-walk.ts";
import { StepScreen } from "./harness/step-screen.ts";

const panelOf = (screen: StepScreen) => screen.card("Verkeersbesluit");
/** Marks a decision whose period for objecting still runs, which is asked about first. */
async function markEarly(screen: StepScreen): Promise<void> {
	await panelOf(screen).getByRole("button", { name: "Markeer als onherroepelijk" }).click();
	await expect(screen.dialog).toContainText(/bezwaartermijn/);
	await screen.dialog.getByRole("button", { name: "Markeer als onherroepelijk" }).click();
}
const decided = (prepare: ProcessWalk, decision: Readonly<Record<string, unknown>>) =>
	prepare.walk({ until: "5", values: { 4: { TrafficDecision: decision } } });

test("REA-098 REA-281 REA-282 REA-283 REA-284 the day of publication sets the end 43 days later and clears the toggle, which hides both", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.walk({ until: "4" });
	const screen = new StepScreen(await as("arnhem"));
	await screen.open(uuid);
	const [toggle, published, end] = [
		screen.field("Verkeersbesluit niet van toepassing"),
		screen.field("Publicatiedatum"),
		screen.field("Einde bezwaartermijn"),
	];
	await expect(screen.section("Verkeersbesluit")).toContainText("6 weken");
	await toggle.check();
	await expect(published).toHaveCount(0);
	await expect(end).toHaveCount(0);
	await toggle.uncheck();
	await published.fill("02-03-2026");
	await expect(end).toHaveValue("14-04-2026");
	await expect(toggle).not.toBeChecked();
	await end.fill("20-04-2026");
	await screen.press("Opslaan");
	await screen.expectSaved();
	await expect(end).toHaveValue("20-04-2026");
});

test("REA-227 REA-228 REA-229 REA-230 REA-231 the panel tells the state; who may marks it irrevocable and undoes that", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.walk({ until: "4" });
	const screen = new StepScreen(await as("arnhem"));
	await screen.open(uuid);
	await expect(panelOf(screen)).toContainText("VKB is nog niet gepubliceerd");
	await expect(panelOf(screen).getByRole("button", { name: "Markeer als onherroepelijk" })).toHaveCount(0);
	await screen.field("Publicatiedatum").fill(typed(dayFromNow(-10)));
	await screen.press("Volgende stap");
	await screen.expectStep("5", "Aanvragen netaansluiting");
	await expect(panelOf(screen)).toContainText("VKB is nog niet onherroepelijk");
	await markEarly(screen);
	await expect(panelOf(screen)).toContainText("VKB is onherroepelijk");
	await expect(panelOf(screen)).toContainText("Onherroepelijk");
	const marked = await api.record(uuid);
	expect(marked.status.vkb.enabled).toBe(true);
	expect(marked.values.TrafficDecision).toMatchObject({ ConfirmedDate: dayFromNow(0) });
	await panelOf(screen).getByRole("button", { name: "Maak ongedaan" }).click();
	await expect(panelOf(screen)).toContainText("VKB is nog niet onherroepelijk");
	expect((await api.record(uuid)).status.vkb.enabled).toBe(false);
});

test("REA-232 without the right to confirm there is no panel", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	await expect(screen.card("Betrokken partijen")).toBeVisible();
	await expect(panelOf(screen)).toHaveCount(0);
});

test("REA-431 the call that marks it carries status and action only, beside what guards it", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("arnhem"));
	await screen.open(uuid);
	const call = screen.page.waitForRequest((request) => request.url().endsWith(`/processes/realisation/${uuid}/status`));
	await markEarly(screen);
	expect((await call).postDataJSON().data).toEqual({ status: "vkb", action: "enable" });
});

test("REA-234 REA-236 REA-237 the state follows the days that are left", async ({ as, prepare }) => {
	const screen = new StepScreen(await as("arnhem"));
	const states: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
		[{ TrafficDecisionNotApplicable: true }, "Geen VKB"],
		...(
			[
				[-1, "Verlopen"],
				[0, "Minder dan 2 dagen"],
				[6, "Minder dan 7 dagen"],
				[14, "Tot 14 dagen"],
				[28, "2-4 weken"],
				[42, "4-6 weken"],
				[43, "Meer dan 6 weken"],
			] as const
		).map(([days, label]) => [{ PublicationDate: dayFromNow(-1), DefinitiveDate: dayFromNow(days) }, label] as const),
	];
	for (const [decision, label] of states) {
		const { uuid } = await decided(prepare, decision);
		await screen.open(uuid);
		// Without a decision, the panel's label alone tells the state.
		if (label === "Geen VKB") await expect(panelOf(screen).getByText(label, { exact: true })).toHaveCount(1);
		else await expect(panelOf(screen).getByRole("definition").first()).toHaveText(label);
	}
});
