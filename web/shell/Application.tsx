import { useState } from "react";
import { RouterProvider } from "react-router";
import { useAccount } from "../accounts/account-context.ts";
import { createRouter } from "../routes.tsx";
import { useTenant } from "../tenants/TenantContext.tsx";
import { TenantProvider } from "../tenants/TenantProvider.tsx";
import { dropAllWork } from "../ui/kept-work.ts";

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
			dropAllWork();
			signOut();
		}),
	);
	return <RouterProvider router={router} />;
}
