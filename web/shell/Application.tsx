import { lazy, Suspense, useEffect, useState } from "react";
import { RouterProvider } from "react-router";
import { useAccount } from "../accounts/account-context.ts";
import { createRouter } from "../routes.tsx";
import { useTenant } from "../tenants/TenantContext.tsx";
import { TenantProvider } from "../tenants/TenantProvider.tsx";
import { text } from "../texts/text.ts";
import { beginWork, dropAllWork } from "../ui/kept-work.ts";
import { Skeletons } from "../ui/Skeletons.tsx";
import { fetchParts } from "./fetch-parts.ts";

/** The same screen that shows what is loaded after the configuration; a slow network has it in time. */
const ConfigurationLoading = lazy(async () => ({ default: (await (await fetchParts()).synchronisation()).ConfigurationLoading }));

const waiting = (
	<Suspense fallback={<Skeletons heights={[60]} label={text("app.loading")} />}>
		<ConfigurationLoading />
	</Suspense>
);

/** What a signed-in person sees. */
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
	// Made once: the addresses depend on the tenant alone, and a new router would forget where the person is.
	const [router] = useState(() =>
		createRouter(tenant, () => {
			// What was typed and not saved is nobody else's business in this browser.
			dropAllWork();
			signOut();
		}),
	);
	useEffect(beginWork, []);
	return <RouterProvider router={router} />;
}
