import { UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from "react-router";
import { AddressRouter } from "../ui/pages/AddressRouter.tsx";
import { GuardedHistory } from "../ui/pages/guarded-history.ts";

/** The pages as the application shows them, with an in-memory address bar. */
export function memoryPages(routes: RouteObject[], address = "/") {
	const history = new GuardedHistory(createMemoryHistory({ initialEntries: [address], v5Compat: true }));
	return {
		history,
		pages: <AddressRouter history={history} routes={routes} />,
		/** Path with query, as in the address bar. */
		address: () => history.location.pathname + history.location.search,
	};
}
