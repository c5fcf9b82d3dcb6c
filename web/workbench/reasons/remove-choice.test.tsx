import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { decidedSteps } from "../../test-support/step-process.ts";
import { tenantFile } from "../../test-support/tenant-file.ts";

afterEach(cleanup);

const reasons = [
	{ value: "anders", text: "Anders" },
	{ value: "vol", text: "Net vol" },
];
/** The second step ends the process by one of them. */
const ending = {
	...decidedSteps,
	steps: decidedSteps.steps.map((step) => {
		if (step.code !== "2") return step;
		const [back, on] = step.next ?? [];
		const end = { when: { "==": [{ var: "Advice.Outcome" }, "off"] }, effects: [{ cancel: "vol" }] };
		return { ...step, next: [back, end, on].filter((branch) => branch !== undefined) };
	}),
};

async function removing(reason: string, beside: Readonly<Record<string, object>> = {}) {
	const name = `Verwijder: ${reason}`;
	const { user } = await openWorkbench("/werkbank/huisstijl", ending, name, {
		"tenant.json": { ...tenantFile, cancelReasons: reasons },
		...beside,
	});
	await user.click(screen.getByRole("button", { name }));
	return within(await screen.findByRole("dialog", { name: `“${reason}” verwijderen?` }));
}

describe("a reason that is removed", () => {
	it("is said to be named by the branch that cancels with it", async () => {
		const dialog = await removing("Net vol");
		expect((await dialog.findByRole("status")).textContent).toBe("Dit klopt daarna niet meer in de flow:");
		expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"Stap 2 Advies › Vertakking 2 › Gevolgen › 1 › Annuleer het proces: Deze reden staat niet in de lijst van de organisatie.",
		]);
	});

	it("is said to be named by the scenarios that act with it", async () => {
		const scenario = {
			name: "Net vol",
			instructions: [
				{ as: "cpo", do: "cancel", reason: "vol", expect: { refused: { code: "forbidden" } } },
				{ as: "cpo", do: "cancel", reason: "anders", expect: { status: "cancelled", reason: "anders" } },
			],
		};
		const dialog = await removing("Anders", { "scenarios/vol.json": scenario });
		expect((await dialog.findByRole("status")).textContent).toMatch(
			/^Op 2 plaatsen blijft het genoemd\. Wat daardoor niet meer klopt, komt bij Problemen/,
		);
	});

	it("says beside its text, before anybody removes it, in how many places the flow and the scenarios name it", async () => {
		const scenario = {
			name: "Net vol",
			instructions: [{ as: "cpo", do: "cancel", reason: "vol", expect: { status: "cancelled", reason: "vol" } }],
		};
		await openWorkbench("/werkbank/huisstijl", ending, "Verwijder: Net vol", {
			"tenant.json": { ...tenantFile, cancelReasons: reasons },
			"scenarios/vol.json": scenario,
		});
		const list = within(screen.getByRole("region", { name: "Redenen voor annuleren" }));
		expect(list.getAllByText(/^genoemd op/).map(({ textContent }) => textContent)).toEqual([
			"genoemd op 0 plaatsen",
			"genoemd op 3 plaatsen",
		]);
	});

	it("is counted with the options of the field that a reason is taken from, and not at all while the flow cannot be read", async () => {
		const chosen = {
			...decidedSteps,
			steps: decidedSteps.steps.map((step) =>
				step.code === "2" ? { ...step, next: [{ to: "3", effects: [{ cancel: "vol", reasonFrom: "Advice.Outcome" }] }] } : step,
			),
		};
		const both = { ...tenantFile, cancelReasons: [...reasons, { value: "no", text: "Afgewezen" }] };
		const source = { "tenant.json": both };
		await openWorkbench("/werkbank/huisstijl", chosen, "Verwijder: Net vol", source);
		const list = () => within(screen.getByRole("region", { name: "Redenen voor annuleren" }));
		const said = () =>
			list()
				.queryAllByText(/^genoemd op/)
				.map(({ textContent }) => textContent);
		expect(said()).toEqual(["genoemd op 0 plaatsen", "genoemd op 1 plaats", "genoemd op 1 plaats"]);
		cleanup();
		const broken = { version: 1 } as unknown as typeof chosen;
		await openWorkbench("/werkbank/huisstijl", broken, "Verwijder: Net vol", source);
		expect(list().getAllByRole("listitem")).toHaveLength(3);
		expect(said()).toEqual([]);
	});

	it("is said to leave the flow as right as it is when nothing names it", async () => {
		const dialog = await removing("Anders");
		expect((await dialog.findByRole("status")).textContent).toBe("De flow klopt daarna even goed als nu.");
		expect(dialog.queryAllByRole("listitem")).toEqual([]);
	});
});
