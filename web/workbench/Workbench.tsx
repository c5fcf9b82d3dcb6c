import { useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, Navigate, type RouteObject } from "react-router";
import { AddressRouter } from "../ui/AddressRouter.tsx";
import { GuardedHistory } from "../ui/guarded-history.ts";
import { workbenchPaths } from "./addresses/workbench-paths.ts";
import { ConditionsPage } from "./conditions/ConditionsPage.tsx";
import { WorkbenchFrame } from "./frame/WorkbenchFrame.tsx";
import { FlowPage } from "./graph/FlowPage.tsx";
import { OverviewPage } from "./overview/OverviewPage.tsx";
import { ProblemsPage } from "./problems/ProblemsPage.tsx";
import type { BundleSource } from "./source/bundle-source.ts";
import { StepEditorPage } from "./step/StepEditorPage.tsx";
import "../texts/areas/workbench.ts";

/** The screens over one design, wherever its files are. What is open is in the address. */
export function Workbench({ source }: { readonly source: BundleSource }) {
	const [history] = useState(() => new GuardedHistory(createBrowserHistory({ v5Compat: true })));
	const [routes] = useState(() => routesOver(source));
	return <AddressRouter history={history} routes={routes} />;
}

function routesOver(source: BundleSource): RouteObject[] {
	return [
		{
			path: "/werkbank",
			element: <WorkbenchFrame source={source} />,
			children: [
				{ index: true, element: <OverviewPage /> },
				{ path: "flow", element: <FlowPage /> },
				{ path: "stap/:code", element: <StepEditorPage /> },
				{ path: "voorwaarden", element: <ConditionsPage /> },
				{ path: "problemen", element: <ProblemsPage /> },
			],
		},
		{ path: "*", element: <Navigate to={workbenchPaths.overview()} replace /> },
	];
}
