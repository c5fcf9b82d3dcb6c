import { createContext, startTransition, useEffect, useLayoutEffect, useState, useTransition } from "react";
import { matchRoutes, type RouteObject, Router, useRoutes } from "react-router";
import type { LazyPage } from "../loading/lazy-page.ts";
import type { GuardedHistory } from "./guarded-history.ts";
import { PageLoading } from "./PageLoading.tsx";

interface Addresses {
	readonly history: GuardedHistory;
	/** Another page is loading; the previous one stays until then. */
	readonly going: boolean;
}

export const AddressContext = createContext<Addresses | null>(null);

interface AddressRouterProps {
	readonly history: GuardedHistory;
	readonly routes: RouteObject[];
}

/** Renders the page at the current address. */
export function AddressRouter({ history, routes }: AddressRouterProps) {
	const [{ location, action }, setAt] = useState({ location: history.location, action: history.action });
	const [going, startGoing] = useTransition();
	const [begun, setBegun] = useState(() => fetches(routes, history).length === 0);
	useEffect(() => {
		void Promise.all(fetches(routes, history).map((fetchPage) => fetchPage())).then(() => startTransition(() => setBegun(true)));
	}, [history, routes]);
	useLayoutEffect(() => {
		let shown = history.location.pathname;
		return history.listen((at) => {
			// A change within a page, such as a filter, loads nothing.
			const start = at.location.pathname === shown ? startTransition : startGoing;
			shown = at.location.pathname;
			start(() => setAt(at));
		});
	}, [history]);
	return (
		<AddressContext value={{ history, going }}>
			<Router location={location} navigationType={action} navigator={history}>
				{begun ? <PageAtAddress routes={routes} /> : <FirstPage />}
			</Router>
		</AddressContext>
	);
}

/** Loads everything the page at an address needs before it can render. */
function fetches(routes: RouteObject[], { location }: GuardedHistory): readonly LazyPage["handle"][] {
	return matchRoutes(routes, location)?.flatMap(({ route }) => (route.handle as LazyPage["handle"] | undefined) ?? []) ?? [];
}

/** Shown until the first page has loaded; the frame arrives with it. */
function FirstPage() {
	return (
		<main className="first-page">
			<PageLoading />
		</main>
	);
}

function PageAtAddress({ routes }: { readonly routes: RouteObject[] }) {
	return useRoutes(routes);
}
