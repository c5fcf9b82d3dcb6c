import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { Dashboard } from "./shell/Dashboard.tsx";
import { Frame } from "./shell/Frame.tsx";
import { fetchParts, type PageName } from "./shell/fetch-parts.ts";
import { PageError } from "./shell/PageError.tsx";
import type { TenantConfiguration } from "./tenants/tenant-configuration.ts";
import { chunkInTime } from "./ui/chunk-in-time.ts";
import { PageLoading } from "./ui/PageLoading.tsx";
import { paths } from "./ui/paths.ts";
import { Onward } from "./ui/SentOn.tsx";

/** A page that is fetched when it is first gone to. */
export const page = (load: () => Promise<{ default: ComponentType }>) => async () => ({ Component: (await chunkInTime(load())).default });

const pageNamed = (name: PageName) => page(async () => (await fetchParts())[name]());

/** Every address of the application; `ui/paths.ts` writes them, `shell/parts.ts` knows what stands there. */
export function routes(tenant: TenantConfiguration, signOut: () => void): RouteObject[] {
	return [
		{
			path: "/",
			element: <Frame signOut={signOut} />,
			children: [
				{
					errorElement: <PageError supportAddress={tenant.supportAddress} />,
					children: [
						{ index: true, element: <Dashboard /> },
						{ path: "aanvragen", lazy: pageNamed("requestList") },
						{ path: "aanvragen/:uuid", lazy: pageNamed("request") },
						{ path: "locaties", lazy: pageNamed("locationList") },
						{ path: "realisatie", element: <Onward to={paths.realisations(tenant.filterWords[0]?.word ?? "alles")} /> },
						{ path: "realisatie/nieuw", lazy: pageNamed("newRealisation") },
						// Also the list: which of the two it is depends on the tenant's filter words.
						{ path: "realisatie/:uuid", lazy: pageNamed("realisationPath") },
						{ path: "realisatie/:uuid/type/:type", lazy: pageNamed("start") },
						{ path: "realisatie/:uuid/:step", lazy: pageNamed("step") },
						{ path: "rapportage/*", lazy: pageNamed("reports") },
						{ path: "beheer/:page?", lazy: pageNamed("configuration") },
						{ path: "gebruiksvoorwaarden", lazy: pageNamed("terms") },
						{ path: "handleidingen/:slug?", lazy: pageNamed("manuals") },
						{ path: "*", lazy: pageNamed("notFound") },
					],
				},
			],
			hydrateFallbackElement: <FirstPage />,
		},
	];
}

/** Until the first page is fetched; the frame comes with it. */
function FirstPage() {
	return (
		<main className="first-page">
			<PageLoading />
		</main>
	);
}

export function createRouter(tenant: TenantConfiguration, signOut: () => void) {
	return createBrowserRouter(routes(tenant, signOut));
}
