import "./browser-parts.ts";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import type { Person } from "../../engine/index.ts";
import { type Account, AccountContext } from "../accounts/account-context.ts";
import { connectApi } from "../api/connection.ts";
import { notifyError } from "../api/notify.ts";
import { createQueryClient } from "../api/query-client.ts";
import { routes } from "../routes.tsx";
// Loaded in advance: in jest, modules loaded at the same time for the first time get in each other's way, and the frame
// leaves out a part that failed.
import "../synchronisation/Synchronisation.tsx";
import { TenantContext } from "../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { watchPresses } from "../ui/actions/presses.ts";
import { NotificationArea } from "../ui/notices/NotificationArea.tsx";
import { theme } from "../ui/theme/theme.ts";
import { exampleTenant, personWith } from "./example-tenant.ts";
import { memoryPages } from "./memory-pages.tsx";

interface ApplicationOptions {
	readonly tenant?: TenantConfiguration;
	readonly role?: string;
	readonly codes?: readonly string[];
	readonly signOut?: () => void;
	/** The person's roles in other tenants. */
	readonly elsewhere?: Person["roles"];
}

/** The whole application at an address, signed in, with a fake server (fake-api.ts). */
export function renderApplication(address: string, options: ApplicationOptions = {}) {
	const { tenant = exampleTenant, role = "cpo", codes, signOut = () => {}, elsewhere = {} } = options;
	const known = personWith(role, codes);
	const person = { ...known, roles: { ...known.roles, ...elsewhere } };
	const account: Account = {
		person,
		tenant: tenant.slug,
		getAccessToken: async () => "token",
		signOut,
		session: { startedAt: Date.now(), expiresAt: Date.now() + 3_600_000, renew: async () => true },
	};
	watchPresses();
	connectApi({ tenant: tenant.slug, apiKey: "key", accessToken: account.getAccessToken, onUnauthorised: () => {} });
	const { pages, history, address: shown } = memoryPages(routes(tenant, signOut), address);
	const client = createQueryClient(notifyError);
	const screen = render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<NotificationArea />
			<QueryClientProvider client={client}>
				<AccountContext value={account}>
					<TenantContext value={{ configuration: tenant, person }}>{pages}</TenantContext>
				</AccountContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	return {
		...screen,
		client,
		address: shown,
		navigate: (to: string) => act(() => history.push(to)),
	};
}
