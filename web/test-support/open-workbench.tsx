import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Blocks, FlowDefinition } from "../../engine/index.ts";
import { theme } from "../ui/theme/theme.ts";
import { Workbench } from "../workbench/Workbench.tsx";
import { exampleSource } from "./example-source.ts";

// Lazy parts of the pages, loaded before a test waits for them.
await import("../workbench/acts/AfterEdits.tsx");
await import("../workbench/conditions/ConditionsPage.tsx");
await import("../workbench/manuals/ManualsPage.tsx");

/** Holds back reading until a test lets it continue. */
function held() {
	let go = () => {};
	let gate: Promise<void> = Promise.resolve();
	const hold = () => {
		gate = new Promise((resolve) => {
			go = resolve;
		});
	};
	return { hold, release: () => go(), open: () => gate };
}

/** The workbench over a flow, at a page of it, with other files of a tenant beside it; `reading` controls when files are read. */
export async function openWorkbench(
	address: string,
	begun: FlowDefinition,
	shown: string | RegExp = "Voeg veld toe",
	beside: Readonly<Record<string, object | string>> = {},
	blocks: Blocks = {},
) {
	const { source: files, textOf } = exampleSource(
		new Map(
			Object.entries({ "flow.json": begun, ...beside }).map(([path, value]) => [
				path,
				typeof value === "string" ? value : JSON.stringify(value, null, "\t"),
			]),
		),
		null,
		blocks,
	);
	const reading = held();
	const source = { ...files, read: () => reading.open().then(files.read) };
	window.history.replaceState(null, "", address);
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<Workbench source={source} />
		</MantineProvider>,
	);
	await screen.findAllByRole("button", { name: shown });
	const flow = () => JSON.parse(textOf("flow.json")) as FlowDefinition;
	return { flow, textOf, reading, user: userEvent.setup() };
}
