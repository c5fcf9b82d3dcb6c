import "../test-support/browser-parts.ts";
import { afterEach, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createQueryClient } from "../api/query-client.ts";
import { realisationQueries } from "../realisations/realisation-queries.ts";
import { exampleRecord } from "../test-support/example-record.ts";
import { memoryPages } from "../test-support/memory-pages.tsx";
import { theme } from "../ui/theme/theme.ts";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import "../texts/areas/synchronisation.ts";

afterEach(cleanup);

it("a notice of a change made elsewhere goes once the page has that change or a newer one, and not before", async () => {
	const client = createQueryClient(() => {});
	const onDismiss = jest.fn();
	const process = exampleRecord({ number: 1 });
	const { queryKey } = realisationQueries.one(process.uuid);
	const put = (synced: number) => act(async () => client.setQueryData(queryKey, { ...process, synced }));
	await put(4);
	const record = { kind: "realisation" as const, uuid: process.uuid, reference: process.ref, synced: 5 };
	const element = <ChangedElsewhere record={record} onDismiss={onDismiss} />;
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<QueryClientProvider client={client}>{memoryPages([{ path: "*", element }], "/").pages}</QueryClientProvider>
		</MantineProvider>,
	);
	expect(await screen.findByText(/is intussen gewijzigd/)).toBeDefined();
	await put(4);
	expect(onDismiss).not.toHaveBeenCalled();
	await put(6);
	expect(onDismiss).toHaveBeenCalled();
});

it.each([
	["realisation", "Realisatieproces GOR-1 is intussen gewijzigd door iemand anders. Open het opnieuw "],
	["request", "Aanvraag GOR-1 is intussen gewijzigd door iemand anders, of door u in een ander venster. Open de aanvraag opnieuw "],
] as const)("a change of a %s made elsewhere is told with who made it and what to do", async (kind, said) => {
	const record = { kind, uuid: "1", reference: "GOR-1", synced: 5 };
	const element = <ChangedElsewhere record={record} onDismiss={() => {}} />;
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<QueryClientProvider client={createQueryClient(() => {})}>{memoryPages([{ path: "*", element }], "/").pages}</QueryClientProvider>
		</MantineProvider>,
	);
	expect(await screen.findByText("Let op!")).toBeDefined();
	expect(screen.getByText((text) => text.startsWith(said))).toBeDefined();
});
