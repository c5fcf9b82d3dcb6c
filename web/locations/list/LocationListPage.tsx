import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { ListScreen } from "../../table/ListScreen.tsx";
import { listCategories } from "../../table/table-category.ts";
import { NoAccessRedirect } from "../../tenants/NoAccessRedirect.tsx";
import { useAccess, useRights, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Notice } from "../../ui/notices/Notice.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { paths } from "../../ui/paths.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { type ChargingLocation, chargingLocationId } from "../charging-location.ts";
import { chargingLocationsQuery } from "../charging-locations-query.ts";
import { type LocationRow, locationFields } from "./location-fields.tsx";
import "../../texts/areas/map.ts";
import "../../texts/areas/controls.ts";

const LocationOnMap = lazyPart(() => import("./LocationOnMap.tsx"));

/** `/locaties`: redirects to the start page for people who may not see the list. */
export default function LocationListPage() {
	return useAccess("locationlist") ? (
		<LocationList />
	) : (
		<NoAccessRedirect needs="locationlist" page={text("nav.locations")} why={text("list.denied")} />
	);
}

/** All charging locations the person may see. A row leads to its process, or to the map. */
function LocationList() {
	const tenant = useTenant();
	const { allCodes: codes } = useRights();
	const { data, isPending, isError, refetch } = useQuery(chargingLocationsQuery(undefined));
	const [onMap, showOnMap] = useState<ChargingLocation | null>(null);
	const list = tenant.lists.locations;
	const fields = useMemo(() => locationFields(list, { tenant, codes, showOnMap }), [list, tenant, codes]);
	const categories = useMemo(() => listCategories(list, fields), [list, fields]);
	const rows = useMemo(() => data?.map(rowOf) ?? null, [data]);
	return (
		<>
			<ListScreen
				list={list}
				fields={fields}
				rows={rows}
				categories={categories}
				category={undefined}
				notice={
					<>
						{isPending ? <Skeletons heights={[64, 24, 480]} /> : null}
						{isError && !data ? (
							<Notice
								kind="warning"
								title={text("table.partial")}
								action={<PlainButton onClick={() => void refetch()}>{text("table.retry")}</PlainButton>}
								announce
							/>
						) : null}
					</>
				}
			/>
			<Dialog
				opened={onMap !== null}
				onClose={() => showOnMap(null)}
				title={onMap ? text("locations.map.title", { id: chargingLocationId(onMap) }) : ""}
				closeButtonProps={{ "aria-label": text("action.close") }}
				size="xl"
			>
				{onMap ? (
					<Suspense fallback={<Skeletons heights={[360]} />}>
						<LocationOnMap location={onMap} />
					</Suspense>
				) : null}
			</Dialog>
		</>
	);
}

const rows = new WeakMap<ChargingLocation, LocationRow>();

function rowOf(location: ChargingLocation): LocationRow {
	const { workflowUuid } = location.meta;
	const row = rows.get(location) ?? { key: location.uuid, to: workflowUuid ? paths.realisation(workflowUuid) : null, location };
	rows.set(location, row);
	return row;
}
