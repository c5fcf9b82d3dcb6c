import { useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Navigate, type RouteObject } from "react-router";
import { text } from "../texts/text.ts";
import { AddressRouter } from "../ui/pages/AddressRouter.tsx";
import { GuardedHistory } from "../ui/pages/guarded-history.ts";
import { newTenantAddress, workbenchRoot } from "./addresses/workbench-paths.ts";
import { WorkbenchFrame } from "./frame/WorkbenchFrame.tsx";
import { NewTenant } from "./new-tenant/NewTenant.tsx";
import { screens } from "./screens/screens.tsx";
import type { BundleSource } from "./source/bundle-source.ts";
import { folderMaker } from "./source/folder-source.ts";
import "../texts/areas/workbench.ts";

function NewFolder() {
	return <NewTenant maker={folderMaker} lead={text("newTenant.lead.folder")} open={() => window.location.assign(workbenchRoot)} />;
}

/** The screens of one folder. The address determines which one is open. */
export function Workbench({ source }: { readonly source: BundleSource }) {
	const [history] = useState(() => new GuardedHistory(createBrowserHistory({ v5Compat: true })));
	const [routes] = useState((): RouteObject[] => [
		{ path: workbenchRoot, element: <WorkbenchFrame source={source} />, children: [...screens] },
		{ path: newTenantAddress, element: <NewFolder /> },
		{ path: "*", element: <Navigate to={workbenchRoot} replace /> },
	]);
	return <AddressRouter history={history} routes={routes} />;
}
