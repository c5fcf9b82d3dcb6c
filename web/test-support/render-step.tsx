import "./browser-parts.ts";
import "./later-parts.ts";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { CompiledFlow, RealisationRecord } from "../../engine/index.ts";
import { connectApi } from "../api/connection.ts";
import { notifyError } from "../api/notify.ts";
import { createQueryClient } from "../api/query-client.ts";
import { compiledFlowQuery } from "../flows/compiled-flow.ts";
import DossierPage from "../realisations/dossier/DossierPage.tsx";
import MomentsPage from "../realisations/moments/MomentsPage.tsx";
import type { StatusChange } from "../realisations/realisation-commands.ts";
import { rememberRealisation } from "../realisations/realisation-queries.ts";
import StepPage from "../realisations/step/StepPage.tsx";
import { TenantContext } from "../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { NotificationArea } from "../ui/notices/NotificationArea.tsx";
import { theme } from "../ui/theme/theme.ts";
import { exampleStakeholders, exampleTenant, personWith } from "./example-tenant.ts";
import { answer, type FakeAnswer, type FakeCall, fakeApi } from "./fake-api.ts";
import { memoryPages } from "./memory-pages.tsx";
import { type StepProcess, tenantRules } from "./step-process.ts";

interface SaveBody {
	readonly intent: {
		readonly step: string;
		readonly complete: boolean;
		readonly correction: boolean;
		readonly target: string;
		readonly reason?: string;
	};
	readonly data: { readonly values: Readonly<Record<string, unknown>> };
}

interface StatusBody {
	readonly data: Pick<StatusChange, "status" | "action" | "reason" | "comment">;
}

interface StepOptions {
	readonly role?: string;
	readonly userId?: string;
	/** Geography codes for which the person has the role. */
	readonly codes?: readonly string[];
	/** Further roles with their codes. */
	readonly more?: Readonly<Record<string, readonly string[]>>;
	/** Replaces the engine's answer to a save. */
	readonly onSave?: (call: FakeCall) => FakeAnswer | null;
	/** Replaces the engine's answer to a change of status. */
	readonly onStatus?: () => FakeAnswer | null;
	/** Other calls that the fake server handles, as `fakeApi` takes them. */
	readonly handlers?: Parameters<typeof fakeApi>[0];
	/** Rights that replace the example tenant's. */
	readonly access?: Readonly<Record<string, readonly string[]>>;
	/** Settings that replace the example tenant's. */
	readonly configuration?: Partial<TenantConfiguration>;
	/** Names returned with the record. */
	readonly people?: Readonly<Record<string, string>>;
	/** Earlier versions of the flow. */
	readonly former?: readonly CompiledFlow[];
}

/** One step of a process on screen, with a fake server that answers through the engine. */
export function renderStep(
	process: StepProcess,
	step: string,
	{
		role = "cpo",
		userId = "u-1",
		codes = ["*"],
		more = {},
		onSave = () => null,
		onStatus = () => null,
		people = {},
		handlers = {},
		access = {},
		configuration = {},
		former = [],
	}: StepOptions = {},
) {
	const { uuid } = process.record();
	const calls = fakeApi({
		"GET stakeholders": answer(exampleStakeholders),
		[`GET processes/realisation/${uuid}`]: () => answer(process.record(), { related: { people } }),
		[`GET processes/realisation/${uuid}/comments`]: answer({ comments: [], synced: 0 }),
		[`POST processes/realisation/${uuid}`]: (call) => {
			const given = onSave(call);
			if (given !== null) return given;
			const { intent, data } = call.body as SaveBody;
			process.send({ kind: "save-step", ...intent, values: data.values });
			return answer(process.record());
		},
		[`POST processes/realisation/${uuid}/type`]: ({ body }) => {
			process.send({ kind: "change-type", type: (body as { data: { type: string } }).data.type, subtype: null });
			return answer(process.record());
		},
		[`POST processes/realisation/${uuid}/status`]: ({ body }) => {
			const given = onStatus();
			if (given !== null) return given;
			process.send({ kind: "set-status", ...(body as StatusBody).data });
			return answer(process.record());
		},
		...handlers,
	});
	connectApi({ tenant: exampleTenant.slug, apiKey: "key", accessToken: async () => "token", onUnauthorised: () => {} });
	const client = createQueryClient(notifyError);
	const { flow } = process;
	for (const each of [flow, ...former]) {
		const { uuid: flowUuid, version } = each.definition;
		client.setQueryData<unknown>(compiledFlowQuery(client, flowUuid, version).queryKey, { flow: each });
	}
	const { pages, history } = memoryPages(
		[
			{ path: "/realisatie/:uuid/dossier", element: <DossierPage /> },
			{ path: "/realisatie/:uuid/terugblik", element: <MomentsPage /> },
			{ path: "/realisatie/:uuid/:step", element: <StepPage /> },
			{ path: "*", element: <p>elders</p> },
		],
		`/realisatie/${uuid}/${step}`,
	);
	const tenant = { ...exampleTenant, ...tenantRules, access: { ...tenantRules.access, ...access }, ...configuration };
	const person = personWith(role, codes, userId);
	const roles = { [exampleTenant.slug]: { ...person.roles[exampleTenant.slug], ...more } };
	const screen = render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<NotificationArea />
			<QueryClientProvider client={client}>
				<TenantContext value={{ configuration: tenant, person: { ...person, roles } }}>{pages}</TenantContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	return {
		...screen,
		user: userEvent.setup(),
		calls,
		saves: () => calls.filter(({ method, path }) => method === "POST" && !path.includes("/drafts/")).map(({ body }) => body as SaveBody),
		/** The record arrives again, as on a refresh. */
		bring: (record: RealisationRecord) => rememberRealisation(client, record),
		path: () => history.location.pathname,
		search: () => history.location.search,
	};
}
