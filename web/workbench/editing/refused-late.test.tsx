import "../../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleSource } from "../../test-support/example-source.ts";
import { threeSteps } from "../../test-support/step-process.ts";
import { theme } from "../../ui/theme/theme.ts";
import type { EditAnswer } from "../source/bundle-source.ts";
import { Workbench } from "../Workbench.tsx";

afterEach(cleanup);

/** The page of the first step, with files whose answers to an edit the test gives. */
async function openStep() {
	const { source, textOf } = exampleSource(new Map([["flow.json", JSON.stringify(threeSteps, null, "\t")]]));
	const answers: ((refused: string | null) => void)[] = [];
	const edit: typeof source.edit = async (...given): Promise<EditAnswer> => {
		const refused = await new Promise<string | null>((resolve) => answers.push(resolve));
		return refused === null ? source.edit(...given) : { refused };
	};
	window.history.replaceState(null, "", "/werkbank/stap/1?veld=Plan.Name");
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<Workbench source={{ ...source, edit }} />
		</MantineProvider>,
	);
	const user = userEvent.setup();
	const [label] = await screen.findAllByRole<HTMLInputElement>("textbox", { name: "Label" });
	return { user, textOf, answers, label: label as HTMLInputElement };
}

const leave = () => userEvent.click(screen.getByRole("link", { name: "Voorwaarden" }));
/** Longer than anything but the answer takes. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300));
const address = () => window.location.pathname;

describe("input whose answer takes a moment, when the page is left meanwhile", () => {
	it("is asked about if it is refused, and stays while somebody stays", async () => {
		const { user, answers, label } = await openStep();
		const here = address();
		await user.clear(label);
		await user.type(label, "Heel anders");
		await leave();
		await waitFor(() => expect(answers).toHaveLength(1));
		await aWhile();
		expect(address()).toBe(here);
		answers[0]?.("Dit mag niet.");
		await user.click(within(await screen.findByRole("dialog", { name: "Pagina verlaten?" })).getByRole("button", { name: "Terug" }));
		expect([address(), label.value]).toEqual([here, "Heel anders"]);
		expect(screen.getAllByText("Dit mag niet.").length).toBeGreaterThan(0);
	});

	it("is no reason to stay once it is written", async () => {
		const { user, textOf, answers, label } = await openStep();
		await user.clear(label);
		await user.type(label, "Heel anders");
		await leave();
		await waitFor(() => expect(answers).toHaveLength(1));
		answers[0]?.(null);
		await waitFor(() => expect(address()).toBe("/werkbank/voorwaarden"));
		expect(textOf("flow.json")).toContain("Heel anders");
		expect(screen.queryByRole("dialog")).toBeNull();
	});
});

it("says of an edit from before the page was opened what it was, when it is refused", async () => {
	const { source } = exampleSource(new Map([["flow.json", JSON.stringify(threeSteps, null, "\t")]]));
	const kept = [{ key: "1", revision: "0", edits: [{ op: "set", file: "flow.json", at: ["label"], value: "Laadpleinen" }] as const }];
	const unsent = { all: () => kept.slice(), send: async () => ({ refused: "Dit mag niet." }), drop: () => kept.splice(0) };
	window.history.replaceState(null, "", "/werkbank/stap/1");
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<Workbench source={{ ...source, unsent }} />
		</MantineProvider>,
	);
	await screen.findByText(/^Wat u eerder wijzigde, is niet bewaard: .*Laadpleinen.* Dit mag niet\.$/);
	expect(kept).toEqual([]);
});
