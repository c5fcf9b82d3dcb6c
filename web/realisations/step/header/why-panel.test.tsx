import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { ResolvedFlow } from "../../../../engine/index.ts";
import { renderStep } from "../../../test-support/render-step.tsx";
import { saveCommand, stepProcess, threeSteps } from "../../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

/** The second step rests on the first: whether a section is shown, and whether it can be completed. */
const resting = (readers: readonly string[]): ResolvedFlow => ({
	...threeSteps,
	steps: threeSteps.steps.map((step) => {
		if (step.code === "1") return { ...step, access: { ...step.access, read: readers } };
		if (step.code !== "2") return step;
		const [advice, days] = step.sections;
		if (advice === undefined || days === undefined) throw new Error("the second step has two sections");
		const when = { "==": [{ var: "Plan.Note" }, "Besluit"] } as const;
		return { ...step, sections: [advice, { ...days, when }], complete: [{ unless: when, message: "Zonder besluit niet." }] };
	}),
});

async function why(readers: readonly string[]) {
	const process = stepProcess(resting(readers));
	process.send(saveCommand("1", "2", { Plan: { Name: "Plein", Note: "Anders" } }));
	const { user } = renderStep(process, "2", { role: "municipality" });
	await user.click(await screen.findByRole("button", { name: "Waarom?" }));
	const panel = within(await screen.findByRole("region", { name: "Waarom?" }));
	return (heading: string) => {
		const title = panel.queryByRole("heading", { name: heading });
		return [...(title?.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent?.trim());
	};
}

describe("Waarom?", () => {
	it("claims of nothing that it does not hold where that rests on an answer that the reader may not see", async () => {
		const under = await why(["admin"]);
		const rests = "Dat hangt af van een antwoord in stap 1 (Voorstel) dat u niet ziet.";
		expect(under("Of dit geldt, is hier niet te zeggen")).toEqual([
			expect.stringMatching(/^Besluitdagen/),
			expect.stringMatching(/^Zonder besluit niet\./),
		]);
		expect(under("Of dit geldt, is hier niet te zeggen").every((line) => line?.includes(rests))).toBe(true);
		expect(under("Niet te zien")).toEqual([]);
		expect(under("Nodig om verder te gaan")).toEqual([]);
	});

	it("says what hides a part and what is needed to whoever sees the answer", async () => {
		const under = await why(["admin", "municipality"]);
		expect(under("Of dit geldt, is hier niet te zeggen")).toEqual([]);
		expect(under("Niet te zien")).toEqual([expect.stringMatching(/^Besluitdagen/)]);
		expect(under("Nodig om verder te gaan")).toEqual([expect.stringMatching(/^Zonder besluit niet\./)]);
	});
});

/** The first step with a field of each kind that a letter can be pressed in. */
const withBoxes: ResolvedFlow = {
	...threeSteps,
	steps: threeSteps.steps.map((step) => {
		if (step.code !== "1") return step;
		const properties = {
			Name: { type: "string", title: "Naam", maxLength: 100 },
			Yes: { type: "boolean", title: "Vinkje" },
			Dot: { type: "string", title: "Rondje", oneOf: [{ const: "a", title: "Eerste" }] },
		} as const;
		const schema = { type: "object", properties: { Plan: { type: "object", properties } } } as const;
		return { ...step, sections: [{ id: "kinds", title: "Soorten", schema, ui: { Plan: { Dot: { "ui:widget": "radio" } } } }] };
	}),
};

describe("the key of 'Waarom?'", () => {
	const region = () => screen.queryByRole("region", { name: "Waarom?" });
	const focused = () => document.activeElement;

	it.each(["checkbox", "radio"])("leads from a %s to its answer, which is read out, and back to it", async (role) => {
		const shown = jest.fn();
		const { scrollIntoView } = Element.prototype;
		Element.prototype.scrollIntoView = shown;
		const rect = jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: -1500, bottom: -1300 } as DOMRect);
		try {
			const { user } = renderStep(stepProcess(withBoxes), "1");
			const box = await screen.findByRole(role);
			box.focus();
			shown.mockClear();
			await user.keyboard("w");
			await screen.findByRole("region", { name: "Waarom?" });
			await waitFor(() => expect(focused()).toBe(region()));
			expect(shown.mock.contexts).toEqual([region()]);
			// Somebody who went on filling in comes back to what is open, instead of closing it unseen.
			box.focus();
			await user.keyboard("w");
			expect(focused()).toBe(region());
			await user.keyboard("w");
			expect(region()).toBeNull();
			expect(focused()).toBe(box);
			// What is in view is closed from anywhere.
			rect.mockReturnValue({ top: 100, bottom: 300 } as DOMRect);
			await user.click(screen.getByRole("button", { name: "Waarom?" }));
			await screen.findByRole("region", { name: "Waarom?" });
			box.focus();
			await user.keyboard("w");
			expect(region()).toBeNull();
			expect(focused()).toBe(box);
		} finally {
			rect.mockRestore();
			Element.prototype.scrollIntoView = scrollIntoView;
		}
	});

	it("is a letter where somebody types, and with the button the focus stays on it", async () => {
		const { user } = renderStep(stepProcess(withBoxes), "1");
		const name = await screen.findByRole("textbox", { name: /^Naam/ });
		await user.type(name, "w");
		expect((name as HTMLInputElement).value).toBe("w");
		expect(region()).toBeNull();
		const button = screen.getByRole("button", { name: "Waarom?" });
		await user.click(button);
		await screen.findByRole("region", { name: "Waarom?" });
		expect(focused()).toBe(button);
	});
});
