import { useMemo, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, type RouteObject, useParams } from "react-router";
import { useAccount } from "../../accounts/account-context.ts";
import { tenantAddress } from "../../tenants/active-tenant.ts";
import { text } from "../../texts/text.ts";
import { AddressRouter } from "../../ui/pages/AddressRouter.tsx";
import { GuardedHistory } from "../../ui/pages/guarded-history.ts";
import {
	designAddress,
	newTenantAddress,
	releasesAddress,
	removeTenantAddress,
	WorkbenchBase,
	workbenchRoot,
} from "../addresses/workbench-paths.ts";
import { DifferencePage } from "../difference/DifferencePage.tsx";
import { NothingHere } from "../frame/NothingHere.tsx";
import { WorkbenchFrame } from "../frame/WorkbenchFrame.tsx";
import { HistoryPage } from "../history/HistoryPage.tsx";
import { NewTenant } from "../new-tenant/NewTenant.tsx";
import { serverMaker } from "../new-tenant/tenant-maker.ts";
import { PublishPage } from "../publish/PublishPage.tsx";
import { ReleaseDifferencePage } from "../releases/ReleaseDifferencePage.tsx";
import { ReleasesPage } from "../releases/ReleasesPage.tsx";
import { RemoveTenant } from "../remove-tenant/RemoveTenant.tsx";
import { screens } from "../screens/screens.tsx";
import { designSource } from "../source/design-source.ts";
import { DesignsPage } from "./DesignsPage.tsx";
import "../../texts/areas/workbench.ts";

/** Only for designs: a folder has neither history nor a base. */
const ofDesigns: readonly RouteObject[] = [
	{ path: "verschil", element: <DifferencePage /> },
	{ path: "publiceren", element: <PublishPage /> },
	{ path: "geschiedenis", element: <HistoryPage /> },
];

const routes: RouteObject[] = [
	{ path: workbenchRoot, element: <DesignsPage /> },
	{ path: `${workbenchRoot}/ontwerp/:uuid`, element: <OpenDesign />, children: [...screens, ...ofDesigns] },
	{ path: newTenantAddress, element: <MadeHere /> },
	{ path: removeTenantAddress, element: <RemoveTenant /> },
	{ path: releasesAddress, element: <ReleasesPage /> },
	{ path: `${releasesAddress}/verschil`, element: <ReleaseDifferencePage /> },
	{ path: "*", element: <NothingHere /> },
];

/** The designs of a tenant, and the screens of the one that is open. */
export function DesignsWorkbench() {
	const [history] = useState(() => new GuardedHistory(createBrowserHistory({ v5Compat: true })));
	return <AddressRouter history={history} routes={routes} />;
}

function MadeHere() {
	return <NewTenant maker={serverMaker} lead={text("newTenant.lead")} open={goTo} />;
}

function goTo(slug: string): void {
	window.location.assign(tenantAddress(workbenchRoot, slug));
}

function OpenDesign() {
	const { uuid = "" } = useParams();
	const { userId } = useAccount().person;
	const source = useMemo(() => designSource(uuid, userId), [uuid, userId]);
	return (
		<WorkbenchBase value={designAddress(uuid)}>
			<WorkbenchFrame key={uuid} source={source} />
		</WorkbenchBase>
	);
}
