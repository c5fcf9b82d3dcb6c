import { Outlet, type RouteObject } from "react-router";
import { Dashboard } from "./shell/Dashboard.tsx";
import { Frame } from "./shell/Frame.tsx";
import { fetchParts, type PageName } from "./shell/fetch-parts.ts";
import { PageErrorBoundary } from "./shell/PageErrorBoundary.tsx";
import { ToProcesses } from "./shell/ToProcesses.tsx";
import type { TenantConfiguration } from "./tenants/tenant-configuration.ts";
import { lazyPage } from "./ui/loading/lazy-page.ts";

const pageNamed = (name: PageName) => lazyPage(async () => (await fetchParts())[name]());

/** All routes of the application; `ui/paths.ts` builds their addresses, `shell/lazy-parts.ts` maps them to pages. */
export function routes(tenant: TenantConfiguration, signOut: () => void): RouteObject[] {
	return [
		{
			path: "/",
			element: (
				<PageErrorBoundary supportAddress={tenant.supportAddress} whole>
					<Frame signOut={signOut} />
				</PageErrorBoundary>
			),
			children: [
				{
					element: (
						<PageErrorBoundary supportAddress={tenant.supportAddress}>
							<Outlet />
						</PageErrorBoundary>
					),
					children: [
						{ index: true, element: <Dashboard /> },
						{ path: "vandaag", ...pageNamed("today") },
						{ path: "postvak", ...pageNamed("inbox") },
						{ path: "aanvragen", ...pageNamed("requestList") },
						{ path: "aanvragen/:uuid", ...pageNamed("request") },
						{ path: "locaties", ...pageNamed("locationList") },
						{ path: "realisatie", element: <ToProcesses /> },
						{ path: "realisatie/nieuw", ...pageNamed("newRealisation") },
						// Serves the list as well: the tenant's filter words decide which of the two an address means.
						{ path: "realisatie/:uuid", ...pageNamed("realisationPath") },
						{ path: "realisatie/:uuid/type/:type", ...pageNamed("start") },
						{ path: "realisatie/:uuid/dossier", ...pageNamed("dossier") },
						{ path: "realisatie/:uuid/terugblik", ...pageNamed("moments") },
						{ path: "realisatie/:uuid/:step", ...pageNamed("step") },
						{ path: "rapportage/*", ...pageNamed("reports") },
						{ path: "beheer/:page?", ...pageNamed("configuration") },
						{ path: "gebruiksvoorwaarden", ...pageNamed("terms") },
						{ path: "toegankelijkheid", ...pageNamed("accessibility") },
						{ path: "handleidingen/:slug?", ...pageNamed("manuals") },
						{ path: "*", ...pageNamed("notFound") },
					],
				},
			],
		},
	];
}
