import { useState } from "react";
import { RouterProvider } from "react-router";
import { useAccount } from "../accounts/account-context.ts";
import { dropAllDrafts } from "../realisations/step/draft.ts";
import { createRouter } from "../routes.tsx";
import { useTenant } from "../tenants/TenantContext.tsx";
import { TenantProvider } from "../tenants/TenantProvider.tsx";

/** What a signed-in person sees. */
export function Application() {
	const { tenant, person } = useAccount();
	return (
		<TenantProvider tenant={tenant} person={person}>
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
			dropAllDrafts();
			signOut();
		}),
	);
	return <RouterProvider router={router} />;
}
