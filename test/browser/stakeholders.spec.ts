import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("REA-321 REA-397 after the start the municipality and the CPO are fixed in step 1, the others can be chosen", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	const parties = screen.section("Betrokken partijen");
	await expect(parties.getByRole("combobox")).toHaveCount(2);
	await expect(screen.field("Gemeente")).toHaveCount(0);
	await expect(screen.field("CPO")).toHaveCount(0);
	await expect(parties).toContainText("Ligt vast zodra het proces een referentie heeft.");
	await expect(screen.card("Betrokken partijen").getByRole("button", { name: "Wijzig CPO" })).toHaveCount(0);
});

test("REA-398 REA-420 contractor, grid operator and municipality change on a saved record, each with its message", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	const change = async (label: string, choice: string) => {
		await screen
			.card("Betrokken partijen")
			.getByRole("button", { name: `Wijzig ${label}` })
			.click();
		await screen.dialog.getByRole("combobox").click();
		const list = screen.dialog.getByRole("combobox");
		if ((await list.evaluate((element) => element.tagName)) === "SELECT") await list.selectOption({ label: choice });
		else {
			await list.fill(choice);
			await screen.page.getByRole("option", { name: choice, exact: true }).click();
		}
		await screen.dialog.getByRole("button", { name: `Wijzig ${label}`, exact: true }).click();
		await screen.expectSaved(`De ${label} wijziging is opgeslagen.`);
	};
	await change("aannemer", "Aannemer Oost");
	await change("netbeheerder", "Enexis");
	await change("gemeente", "Nijmegen");
	await expect(screen.card("Betrokken partijen")).toContainText("Nijmegen");
	const record = await api.record(uuid);
	expect(record.stakeholders).toEqual(expect.arrayContaining(["contractor|aannemer-oost", "gridoperator|enexis", "cpo|allego"]));
	expect(record.MunicipalityCode).toBe("0268");
});

test("a municipality may look at the parties, not change them", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const screen = new StepScreen(await as("arnhem"));
	await screen.open(uuid);
	await expect(screen.card("Betrokken partijen")).toContainText("Allego");
	await expect(screen.card("Betrokken partijen").getByRole("button", { name: /^Wijzig/ })).toHaveCount(0);
});
