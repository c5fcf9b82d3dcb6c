import "../test-support/browser-parts.ts";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { problemKinds } from "../../engine/index.ts";
import { exampleSource } from "../test-support/example-source.ts";
import { threeSteps } from "../test-support/step-process.ts";
import kindTexts from "../texts/problem-kinds.json" with { type: "json" };
import { theme } from "../ui/theme/theme.ts";
import type { BundleSource } from "./source/bundle-source.ts";
import { Workbench } from "./Workbench.tsx";

/** A folder whose files the test changes. */
function exampleFolder() {
	const { source, textOf, put } = exampleSource(new Map([["flow.json", JSON.stringify(threeSteps, null, "\t")]]));
	return {
		source,
		textOf,
		write: (change: (text: string) => string) => act(async () => put("flow.json", change(textOf("flow.json")))),
	};
}

function open(source: BundleSource): void {
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<Workbench source={source} />
		</MantineProvider>,
	);
}

beforeEach(() => window.history.replaceState(null, "", "/werkbank/flow"));
afterEach(cleanup);

describe("the workbench", () => {
	it("shows the flow as buttons that the arrow keys follow, and tells of the chosen step", async () => {
		open(exampleFolder().source);
		const user = userEvent.setup();
		const first = await screen.findByRole("button", { name: /^1 Voorstel/ });
		expect(screen.getAllByRole("button", { name: /^\d / }).map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
		first.focus();
		await user.keyboard("{ArrowDown}");
		expect(document.activeElement?.textContent).toMatch(/^2 Advies/);
		const inspector = screen.getByRole("complementary", { name: "Gekozen stap" });
		expect(within(inspector).getByRole("heading", { name: "2 Advies" })).toBeTruthy();
		expect(within(inspector).getAllByText("Besluitdagen").length).toBeGreaterThan(0);
		expect(window.location.search).toContain("stap=2");
	});

	it("says the same as a list", async () => {
		open(exampleFolder().source);
		await userEvent.setup().click(await screen.findByRole("button", { name: "Lijst" }));
		const links = within(screen.getByRole("main")).getAllByRole("link");
		expect(links.map((link) => link.textContent)).toEqual(["1 Voorstel", "2 Advies", "3 Oplevering"]);
	});

	it("keeps the flow when its file breaks, says so, and names the problem; it is gone when the file is repaired", async () => {
		const folder = exampleFolder();
		open(folder.source);
		await screen.findByRole("button", { name: /^1 Voorstel/ });
		const sound = JSON.stringify(threeSteps, null, "\t");
		await folder.write((text) => text.slice(0, -3));
		expect(await screen.findByText("De flow is nu niet te lezen")).toBeTruthy();
		expect(screen.getByRole("button", { name: /^2 Advies/ })).toBeTruthy();
		await userEvent.setup().click(screen.getByRole("link", { name: /^Problemen/ }));
		expect(screen.getAllByRole("heading", { name: "Dit is geen geldige JSON." }).length).toBeGreaterThan(0);
		await folder.write((text) => text + sound.slice(-3));
		expect(screen.queryByText("Dit is geen geldige JSON.")).toBeNull();
		expect(screen.queryByText("De flow is nu niet te lezen")).toBeNull();
	});

	it("marks the step in which something is wrong, and leads there in words", async () => {
		const folder = exampleFolder();
		open(folder.source);
		await screen.findByRole("button", { name: /^1 Voorstel/ });
		await folder.write((text) => text.replace('"Plan.Name"', '"Plan.Naem"'));
		const user = userEvent.setup();
		await user.click(screen.getByRole("link", { name: /^Problemen/ }));
		const [card] = screen.getAllByRole("article").filter((each) => each.textContent?.includes("Dit veld staat in geen enkel formulier."));
		expect(card?.textContent).toContain("Stap 1 Voorstel");
		expect(card?.textContent).toContain("Waarschijnlijk bedoeld: “Plan.Name”.");
		await user.click(within(card ?? document.body).getByRole("link", { name: "Ga naar stap 1" }));
		expect(await screen.findByTitle("Voorbeeld van de stap, zoals het product haar toont")).toBeTruthy();
		expect(screen.getByRole("link", { name: /^1\s*Voorstel.*probl/ })).toBeTruthy();
	});

	it("has a Dutch sentence and a repair for every kind of problem", () => {
		const kinds: Readonly<Record<string, string>> = kindTexts;
		expect(Object.keys(kinds).sort()).toEqual(problemKinds.flatMap(({ code }) => [code, `${code}.remedy`]).sort());
	});
});
