import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { FlowDefinition } from "../../../engine/index.ts";
import { openWorkbench } from "../../test-support/open-workbench.tsx";
import { threeSteps } from "../../test-support/step-process.ts";

const [first, ...others] = threeSteps.steps;
if (first === undefined) throw new Error("the example has no steps");

/** A misspelt name, and a branch that is never reached. */
const faulty: FlowDefinition = {
	...threeSteps,
	conditions: { benoemd: { filled: "Plan.Naem" } },
	steps: [
		{
			...first,
			next: [
				{ label: "Verder", to: "2" },
				{ label: "Nooit", to: "3" },
			],
		},
		...others,
	],
};

afterEach(cleanup);

describe("the repair of a problem", () => {
	it("is shown before it is done, takes the problem away, and is taken back by one undo", async () => {
		const { flow, user } = await openWorkbench("/werkbank/problemen", faulty, "Herstel wat zeker is (2)");
		const [card] = screen.getAllByRole("article").filter((each) => each.textContent?.includes("Dit veld staat in geen enkel formulier."));
		await user.click(within(card ?? document.body).getByRole("button", { name: "Herstel" }));
		const dialog = await screen.findByRole("dialog", { name: "Dit wordt hersteld" });
		expect(within(dialog).getByRole("list", { name: "Wijzigingen" }).textContent).toContain("“Plan.Naem” wordt “Plan.Name”");
		expect(within(dialog).getByRole("region", { name: "Daarna" }).textContent).toContain("De flow klopt daarna even goed als nu.");
		expect(flow()).toEqual(faulty);
		await user.click(within(dialog).getByRole("button", { name: "Herstel" }));
		await waitFor(() => expect(flow().conditions).toEqual({ benoemd: { filled: "Plan.Name" } }));
		await waitFor(() => expect(screen.queryByText("Dit veld staat in geen enkel formulier.")).toBeNull());
		await user.click(screen.getByRole("button", { name: "Draai terug" }));
		await waitFor(() => expect(flow()).toEqual(faulty));
	});

	it("is told in Dutch alone: what else is said of it is marked as meant for developers", async () => {
		await openWorkbench("/werkbank/problemen", faulty, "Herstel wat zeker is (2)");
		for (const card of screen.getAllByRole("article")) {
			const details = card.querySelector("details");
			expect(details?.querySelector("summary")?.textContent).toBe("Voor ontwikkelaars");
			expect([...card.querySelectorAll('[lang="en"]')].map((each) => details?.contains(each))).toEqual([true]);
		}
	});

	it("of all that is sure comes with one press, and what asks for thought stays", async () => {
		const { flow, user } = await openWorkbench("/werkbank/problemen", faulty, "Herstel wat zeker is (2)");
		await user.click(screen.getByRole("button", { name: "Herstel wat zeker is (2)" }));
		const dialog = await screen.findByRole("dialog", { name: "Herstel wat zeker is (2)" });
		expect(within(within(dialog).getByRole("list", { name: "Wijzigingen" })).getAllByRole("listitem").length).toBe(2);
		await user.click(within(dialog).getByRole("button", { name: "Herstel" }));
		await waitFor(() => expect(flow().steps[0]?.next).toEqual([{ label: "Verder", to: "2" }]));
		expect(flow().conditions).toEqual({ benoemd: { filled: "Plan.Name" } });
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(screen.queryByRole("button", { name: /Herstel wat zeker is/ })).toBeNull();
		expect(screen.getAllByRole("article").length).toBeGreaterThan(0);
	});
});
