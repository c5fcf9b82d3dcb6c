import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { TestApp } from "../../../server/test-support/test-app.ts";
import { tokenOf } from "../../../server/test-support/test-authentication.ts";
import { type Account, AccountContext } from "../../../web/accounts/account-context.ts";
import { connectApi } from "../../../web/api/connection.ts";
import { createQueryClient } from "../../../web/api/query-client.ts";
import { theme } from "../../../web/ui/theme/theme.ts";
import { DesignsWorkbench } from "../../../web/workbench/designs/DesignsWorkbench.tsx";
import { connectPage } from "./screens.tsx";

/** Shows an address of the workbench for designs to a person, on the real server. */
export function showWorkbench(
	on: TestApp,
	person: Parameters<typeof tokenOf>[0] & Pick<Account["person"], "userId" | "name" | "email" | "roles">,
	address: string,
) {
	cleanup();
	localStorage.clear();
	sessionStorage.clear();
	const calls = connectPage(on);
	const account: Account = {
		person: { ...person, acceptedTerms: {}, signedInAt: null },
		tenant: on.tenant,
		getAccessToken: async () => tokenOf(person),
		signOut: () => {},
		session: { startedAt: Date.now(), expiresAt: Date.now() + 3_600_000, renew: async () => true },
	};
	connectApi({ tenant: on.tenant, apiKey: "laadstroom-web", accessToken: account.getAccessToken, onUnauthorised: () => {} });
	window.history.replaceState(null, "", address);
	render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<QueryClientProvider client={createQueryClient(() => {})}>
				<AccountContext value={account}>
					<DesignsWorkbench />
				</AccountContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	return { user: userEvent.setup(), calls };
}
