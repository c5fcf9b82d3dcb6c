import { lazy, Suspense, useEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";
import { useAccount } from "./accounts/account-context.ts";
import { routes } from "./routes.tsx";
import { fetchParts } from "./shell/fetch-parts.ts";
import { useTenant } from "./tenants/TenantContext.tsx";
import { TenantProvider } from "./tenants/TenantProvider.tsx";
import { text } from "./texts/text.ts";
import { beginWork, dropAllWork } from "./ui/kept/kept-work.ts";
import { AddressRouter } from "./ui/pages/AddressRouter.tsx";
import { GuardedHistory } from "./ui/pages/guarded-history.ts";
import { Skeletons } from "./ui/parts/Skeletons.tsx";

/** The same screen is shown while the collections load, so even a slow network has it by then. */
const ConfigurationLoading = lazy(async () => ({ default: (await (await fetchParts()).synchronisation()).ConfigurationLoading }));

const waiting = (
	<Suspense fallback={<Skeletons heights={[60]} label={text("app.loading")} />}>
		<ConfigurationLoading />
	</Suspense>
);

/** The application as a signed-in person sees it. */
export function Application() {
	const { tenant, person } = useAccount();
	return (
		<TenantProvider tenant={tenant} person={person} waiting={waiting}>
			<Pages />
		</TenantProvider>
	);
}

function Pages() {
	const tenant = useTenant();
	const { signOut } = useAccount();
	// Both are created once: the addresses depend only on the tenant.
	const [history] = useState(() => new GuardedHistory(createBrowserHistory({ v5Compat: true })));
	const [list] = useState(() =>
		routes(tenant, () => {
			// Unsaved input must not stay behind for the next user of this browser.
			dropAllWork();
			signOut();
		}),
	);
	useEffect(beginWork, []);
	return <AddressRouter history={history} routes={list} />;
}
