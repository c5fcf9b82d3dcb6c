import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import "../../web/ui/theme/layers.css";
import "../../web/ui/theme/mantine-styles.ts";
import "../../web/ui/theme/fonts.css";
import "../../web/ui/theme/global.css";
import "../../web/texts/areas/index.ts";
import { realisationCategories } from "../../web/realisations/list/ListPage.tsx";
import { realisationFields } from "../../web/realisations/list/realisation-fields.tsx";
import { keptRows } from "../../web/realisations/list/use-rows.ts";
import { ListScreen } from "../../web/table/ListScreen.tsx";
import { TenantContext } from "../../web/tenants/TenantContext.tsx";
import { exampleTenant, personWith } from "../../web/test-support/example-tenant.ts";
import { theme, variables } from "../../web/ui/theme/theme.ts";
import { watchKeystrokes } from "./keystrokes.ts";
import { manyProcesses, processWith } from "./many-processes.ts";

const tenant = exampleTenant;
const list = tenant.lists.realisations;
const [tab] = tenant.filterWords;
const parties = new Map<string, string>();
const toRow = keptRows({ flows: new Map(), steps: tenant.steps ?? [], now: 1_763_000_000_000 });

/** The product's list of processes, without loading its records. */
function ProcessList() {
	const [records, setRecords] = useState(() => manyProcesses(20_000));
	globalThis.changeOne = (number) =>
		setRecords((before) => before.map((record, index) => (index === number ? processWith(number, Date.now()) : record)));
	const rows = useMemo(() => records.map(toRow), [records]);
	const fields = useMemo(() => realisationFields(list, { tenant, codes: "*", parties }), []);
	const categories = useMemo(() => (tab ? realisationCategories(tenant.filterWords, tab) : []), []);
	return <ListScreen list={list} fields={fields} rows={rows} categories={categories} category={tab?.word} />;
}

const router = createMemoryRouter([{ path: "*", element: <ProcessList /> }], { initialEntries: ["/realisatie/actief"] });
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const root = document.getElementById("root");
if (root !== null) {
	createRoot(root).render(
		<MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme="light">
			<QueryClientProvider client={client}>
				<TenantContext value={{ configuration: tenant, person: personWith("cpo") }}>
					<RouterProvider router={router} />
				</TenantContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
}
watchKeystrokes();
