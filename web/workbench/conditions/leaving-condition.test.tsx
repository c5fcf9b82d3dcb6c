import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FlowDefinition, SectionDefinition } from "../../../engine/index.ts";
import { exampleSource } from "../../test-support/example-source.ts";
import { threeSteps } from "../../test-support/step-process.ts";
import { theme } from "../../ui/theme/theme.ts";
import { Workbench } from "../Workbench.tsx";

afterEach(cleanup);

const place = `steps["${threeSteps.steps[0]?.uuid}"].sections.proposal.fields["Plan.Note"].when`;

/** The page with a condition that is open, reached from the list of conditions. */
async function openCondition() {
	const [first, ...rest] = threeSteps.steps;
	const [section] = first?.sections ?? [];
	const flow = {
		...threeSteps,
		conditions: { genoemd: { filled: "Plan.Name" } },
		steps: [{ ...first, sections: [{ ...section, fields: { "Plan.Note": { when: { filled: "Plan.Name" } } } }] }, ...rest],
	};
	const { source, textOf } = exampleSource(new Map([["flow.json", JSON.stringify(flow, null, "\t")]]));
	window.history.replaceState(null, "", "/werkbank/flow");
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<Workbench source={source} />
		</MantineProvider>,
	);
	const user = userEvent.setup();
	await user.click(await screen.findByRole("link", { name: "Voorwaarden" }));
	await user.click(await screen.findByRole("link", { name: /wordt getoond als/ }));
	const chosen = within(await screen.findByRole("region", { name: "Gekozen voorwaarde" }));
	await chosen.findByRole("button", { name: "JSON" });
	const rule = () =>
		((JSON.parse(textOf("flow.json")) as FlowDefinition).steps[0]?.sections[0] as SectionDefinition | undefined)?.fields?.["Plan.Note"]
			?.when;
	return { user, chosen, rule };
}

const asked = () => screen.findByRole("dialog", { name: "Pagina verlaten?" });
const address = () => `${window.location.pathname}${window.location.search}`;
const here = `/werkbank/voorwaarden?${new URLSearchParams({ plek: place })}`;
const go = (delta: number) =>
	act(async () => {
		const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
		window.history.go(delta);
		await gone;
	});

describe("a condition that is not in the file yet", () => {
	it("is asked about before another screen, another condition or the page before takes its place, and stays while somebody stays", async () => {
		const { user, chosen, rule } = await openCondition();
		await user.selectOptions(await chosen.findByRole("combobox", { name: "Vergelijking" }), "is");
		const ways = [
			() => user.click(screen.getByRole("link", { name: "Flow" })),
			() => user.click(screen.getByRole("link", { name: /genoemd/ })),
			() => go(-1),
		];
		for (const leave of ways) {
			await leave();
			await user.click(within(await asked()).getByRole("button", { name: "Terug" }));
			await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
			await waitFor(() => expect(address()).toBe(here));
			expect(chosen.getByText("Nog niet bewaard: er ontbreekt een keuze.")).toBeTruthy();
		}
		const closing = new Event("beforeunload", { cancelable: true });
		window.dispatchEvent(closing);
		expect([closing.defaultPrevented, rule()]).toEqual([true, { filled: "Plan.Name" }]);
		await user.click(screen.getByRole("link", { name: "Flow" }));
		await user.click(within(await asked()).getByRole("button", { name: "Verlaat de pagina" }));
		await waitFor(() => expect(address()).toBe("/werkbank/flow"));
	});

	it("is no reason to ask once it is whole, nor while nothing was chosen", async () => {
		const { user, chosen, rule } = await openCondition();
		await user.selectOptions(await chosen.findByRole("combobox", { name: "Vergelijking" }), "is");
		await user.type(chosen.getByRole("textbox", { name: "Waarde" }), "Plein");
		// Left by the keyboard, from within the box: what is in it is written first.
		await go(-1);
		await waitFor(() => expect(rule()).toEqual({ "==": [{ var: "Plan.Name" }, "Plein"] }));
		await waitFor(() => expect(address()).toBe("/werkbank/voorwaarden"));
		await user.click(await screen.findByRole("link", { name: /wordt getoond als/ }));
		await user.click(await chosen.findByRole("button", { name: "Haal weg: altijd" }));
		await user.click(await chosen.findByRole("button", { name: "Maak een voorwaarde" }));
		await user.click(screen.getByRole("link", { name: "Flow" }));
		await waitFor(() => expect(address()).toBe("/werkbank/flow"));
	});

	it("is asked about as JSON too, and its text stays when the box is closed and opened again", async () => {
		const { user, chosen } = await openCondition();
		await user.click(chosen.getByRole("button", { name: "JSON" }));
		const json = () => chosen.getByRole("textbox", { name: "Zo staat het in het bestand" });
		await user.clear(json());
		await user.click(json());
		await user.paste('{ "filled": "Plan');
		for (const _ of ["open", "closed"]) {
			await user.click(screen.getByRole("link", { name: "Flow" }));
			await user.click(within(await asked()).getByRole("button", { name: "Terug" }));
			await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
			await user.click(chosen.getByRole("button", { name: "JSON" }));
		}
		expect((json() as HTMLTextAreaElement).value).toBe('{ "filled": "Plan');
		await user.click(json());
		await go(-1);
		await user.click(within(await asked()).getByRole("button", { name: "Terug" }));
		await waitFor(() => expect(document.activeElement).toBe(json()));
	});
});
