import { Suspense } from "react";
import { useLocation } from "react-router";
import { useAccess, useTenant } from "../tenants/TenantContext.tsx";
import { lazyPage } from "../ui/loading/lazy-page.ts";
import { PageLoading } from "../ui/pages/PageLoading.tsx";
import { paths } from "../ui/pages/paths.ts";
import { RedirectOnward } from "../ui/pages/Redirect.tsx";
import { fetchParts } from "./fetch-parts.ts";
import { useMenu } from "./menu.ts";

const emptyStartPage = lazyPage(async () => (await fetchParts()).nothingHere());

/** Whether the person has just signed in without requesting a particular page. */
function useJustSignedIn(): boolean {
	const state: unknown = useLocation().state;
	return typeof state === "object" && state !== null && "signedIn" in state;
}

/**
 * The start page. Just after signing in it redirects to what waits for the person; otherwise to the list they work
 * from, or else to the first page they may open.
 */
export function Dashboard() {
	const mayList = useAccess("realisationlist");
	const maySeeRequests = useAccess("requestlist");
	const { starts } = useTenant();
	const pages = useMenu("pages");
	const signs = useMenu("signs");
	const justSignedIn = useJustSignedIn();
	// Everybody has the page of what waits for them, so it is no use to people who may open nothing else.
	const others = [...pages, ...signs].filter(({ to }) => to !== paths.today());
	if (justSignedIn && others.length > 0) return <RedirectOnward to={paths.today()} />;
	if (maySeeRequests) return <RedirectOnward to={paths.inView("requests", starts?.requests ?? "")} />;
	if (mayList) return <RedirectOnward to={paths.realisations()} />;
	const first = others.find(({ leaves }) => leaves !== true);
	if (first !== undefined) return <RedirectOnward to={first.to} />;
	return <Suspense fallback={<PageLoading />}>{emptyStartPage.element}</Suspense>;
}
