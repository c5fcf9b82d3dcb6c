import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { type ConditionContext, type Expression, evaluate } from "../../../engine/index.ts";
import { axeFindings } from "../../test-support/axe-findings.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { decidedSteps } from "../../test-support/step-process.ts";
import { tenantFile } from "../../test-support/tenant-file.ts";

afterEach(cleanup);

const [first, second, third] = decidedSteps.steps;
/** Two roles can give the advice. */
const flowOfTwo = {
	...decidedSteps,
	steps: [first, { ...second, access: { read: ["cpo"], edit: ["municipality", "admin"] } }, third],
} as typeof decidedSteps;

const nothingYet: ConditionContext = {
	values: {},
	stored: {},
	today: "2026-11-20",
	roles: [],
	marks: [],
	type: "",
	steps: {},
	conditions: {},
};

const from = "/werkbank/stap/2?veld=VKB.From";

async function opened() {
	const page = await openWorkbench(from, flowOfTwo, "Voeg veld toe", { "tenant.json": tenantFile });
	const inspector = within(screen.getByRole("complementary", { name: "Gekozen veld" }));
	return { ...page, inspector, sections: () => page.flow().steps[1]?.sections as unknown as readonly Record<string, unknown>[] };
}

describe("what is asked of a field", () => {
	it("is asked only where another has a value, with a message, and one undo takes it back", async () => {
		const { user, inspector, sections, flow } = await opened();
		await user.click(inspector.getByRole("button", { name: "Verplicht als…" }));
		const dialog = await screen.findByRole("dialog", { name: "Wanneer is “Publicatie” verplicht?" });
		expect(await axeFindings()).toEqual([]);
		await user.selectOptions(within(dialog).getByRole("combobox", { name: "Dit is" }), "Negatief");
		await user.click(within(dialog).getByRole("button", { name: "Voeg toe" }));
		await waitFor(() =>
			expect(sections()[1]).toMatchObject({
				complete: [
					{
						// Not `!=`, which does not hold of an answer that nobody gave.
						unless: { or: [{ "!": { "==": [{ var: "Advice.Outcome" }, "no"] } }, { filled: "VKB.From" }] },
						field: "VKB.From",
						message: "Vul Publicatie in.",
					},
				],
			}),
		);
		expect(await inspector.findByText("Ook zonder dit vinkje kan afronden alleen als:")).toBeTruthy();
		const [{ unless = true } = {}] = (sections()[1]?.complete ?? []) as readonly { readonly unless?: Expression }[];
		const mayComplete = (answer?: string) =>
			evaluate(unless, { ...nothingYet, values: answer === undefined ? {} : { Advice: { Outcome: answer } } }).value;
		expect([mayComplete("no"), mayComplete("yes"), mayComplete()]).toEqual([false, true, true]);
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(flow()).toEqual(flowOfTwo));
	});

	it("is filled in by some of those of the step, emptied when it hides, or no other's value, and as it was when that is taken back", async () => {
		const { user, inspector, sections } = await opened();
		await user.click(inspector.getByText("Meer"));
		await user.click(inspector.getByRole("checkbox", { name: "Beheerder" }));
		await waitFor(() => expect(sections()[1]).toMatchObject({ fields: { "VKB.From": { editRoles: ["municipality"] } } }));
		await user.selectOptions(inspector.getByRole("combobox", { name: /^Bij verbergen/ }), "De waarde wordt leeg");
		await waitFor(() => expect(sections()[1]).toMatchObject({ fields: { "VKB.From": { onHide: "clear" } } }));
		// That nobody fills it in is a different checkbox.
		expect(inspector.getByRole("checkbox", { name: "Gemeente" }).matches(":disabled")).toBe(true);
		await user.click(inspector.getByRole("checkbox", { name: "Beheerder" }));
		await user.selectOptions(inspector.getByRole("combobox", { name: /^Bij verbergen/ }), "De waarde blijft staan");
		await user.click(inspector.getByRole("checkbox", { name: "Geen ander proces mag dezelfde waarde hebben" }));
		await waitFor(() => expect(sections()[1]?.unique).toEqual([{ field: "VKB.From", message: "Deze waarde is al in gebruik." }]));
		await user.click(inspector.getByRole("checkbox", { name: "Geen ander proces mag dezelfde waarde hebben" }));
		await waitFor(() => expect(sections()[1]?.unique).toBeUndefined());
		expect(Object.keys(sections()[1]?.fields ?? {})).toEqual([]);
	});

	it("is offered to be counted from another day, and said to be counted only once it is", async () => {
		const { user, inspector, sections } = await opened();
		expect(inspector.getByText("Laat de datum berekenen")).toBeTruthy();
		expect(inspector.queryByText("Berekend")).toBeNull();
		await user.click(inspector.getByRole("button", { name: "Bereken" }));
		await waitFor(() => expect(sections()[1]?.derived).toBeTruthy());
		expect(await inspector.findByText("Berekend")).toBeTruthy();
		expect(inspector.queryByText("Laat de datum berekenen")).toBeNull();
	});

	it("is changed twice before the first change is shown, and both stand", async () => {
		const { user, inspector, sections, reading } = await opened();
		await user.click(inspector.getByText("Meer"));
		reading.hold();
		await user.selectOptions(inspector.getByRole("combobox", { name: /^Bij verbergen/ }), "De waarde wordt leeg");
		await user.click(inspector.getByRole("checkbox", { name: "Beheerder" }));
		reading.release();
		await waitFor(() => expect(sections()[1]).toMatchObject({ fields: { "VKB.From": { onHide: "clear", editRoles: ["municipality"] } } }));
	});

	it("is asked for at the first press, before that is shown; each press after it turns that, and nothing is refused", async () => {
		const { user, inspector, flow, reading } = await opened();
		const required = inspector.getByRole<HTMLInputElement>("checkbox", { name: "Verplicht bij afronden" });
		const asked = () => JSON.stringify(flow()).match(/"required":\["From"\]/g)?.length ?? 0;
		reading.hold();
		await user.click(required);
		expect(required.checked).toBe(true);
		await user.click(required);
		expect(required.checked).toBe(false);
		await user.click(required);
		reading.release();
		await waitFor(() => expect(asked()).toBe(1));
		await waitFor(() => expect(required.checked).toBe(true));
		expect(screen.queryByText("Deze naam is al in gebruik.")).toBeNull();
	});

	it("is a column and a filter of the list, under a name that the tenant's file gives it, and is none again", async () => {
		const { user, inspector, textOf } = await opened();
		const lists = () => JSON.parse(textOf("tenant.json")).lists?.realisations;
		await user.click(inspector.getByText("Meer"));
		await user.click(inspector.getByRole("checkbox", { name: "Kolom" }));
		await waitFor(() => expect(lists()?.fields).toMatchObject({ from: { path: "values.VKB.From" } }));
		expect(JSON.stringify(lists().layouts)).toContain('{"field":"from"}');
		await user.click(inspector.getByRole("checkbox", { name: "Filter" }));
		await waitFor(() => expect(JSON.stringify(lists().filters)).toContain('{"field":"from"}'));
		await user.click(inspector.getByRole("checkbox", { name: "Kolom" }));
		await waitFor(() => expect(JSON.stringify(lists().layouts)).not.toContain('{"field":"from"}'));
	});
});
