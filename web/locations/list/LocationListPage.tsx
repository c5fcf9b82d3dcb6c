import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useCallback, useMemo, useState } from "react";
import { bulkKindsFor, dutchNumber, isInBox, locationReference, mostOfBulk } from "../../../engine/index.ts";
import { useKeptAct } from "../../bulk/use-kept-act.ts";
import { BesideMap, MapToggle } from "../../map/beside/BesideMap.tsx";
import { type ChooseOnMap, chooseKeys, rowsIn } from "../../map/beside/chosen-on-map.ts";
import { useMapBeside } from "../../map/beside/use-map-beside.ts";
import { renewProcesses } from "../../realisations/renewed-processes-read-model.ts";
import { ListScreen } from "../../table/ListScreen.tsx";
import { listCategories } from "../../table/table-category.ts";
import { useSelection } from "../../table/use-selection.ts";
import { NoAccessRedirect } from "../../tenants/NoAccessRedirect.tsx";
import { useAccess, usePerson, useRights, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Notice } from "../../ui/notices/Notice.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { paths } from "../../ui/paths.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
import type { ChargingLocation } from "../charging-location.ts";
import { chargingLocationsQuery } from "../charging-locations-query.ts";
import { type LocationRow, locationFields } from "./location-fields.tsx";
import { useProcessesOf } from "./use-processes-of.ts";
import "../../texts/areas/map.ts";

const BulkBar = lazyPart(() => import("../../bulk/BulkBar.tsx"));
const LocationOnMap = lazyPart(() => import("./LocationOnMap.tsx"));
const LocationsMap = lazyPart(() => import("./LocationsMap.tsx"));

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
	const rights = useRights();
	const codes = rights.allCodes;
	const { data, isPending, isError, refetch } = useQuery(chargingLocationsQuery(undefined));
	const [onMap, showOnMap] = useState<ChargingLocation | null>(null);
	const list = tenant.lists.locations;
	const fields = useMemo(() => locationFields(list, { tenant, codes, showOnMap }), [list, tenant, codes]);
	const categories = useMemo(() => listCategories(list, fields), [list, fields]);
	const all = useMemo(() => data?.map(rowOf) ?? null, [data]);
	const { open, area, toggle, setArea } = useMapBeside();
	const rows = useMemo(
		() => (area === null ? all : (all?.filter(({ location }) => isInBox(location.coordinates, area)) ?? null)),
		[all, area],
	);
	const [shown, setShown] = useState<readonly LocationRow[]>(none);
	const { userId } = usePerson();
	const client = useQueryClient();
	const kinds = useMemo(() => bulkKindsFor(tenant, "realisations", rights), [tenant, rights]);
	const selection = useSelection({ userId, tenant: tenant.slug, list: "locations" }, labelOf, refusalOf);
	const { keys, choice, choose, clear } = selection;
	const processes = useProcessesOf({ all, shown, keys, choose });
	const rowChoice = useMemo(
		() => ({ ...choice, chooseAll: () => choose(shown.filter((row) => refusalOf(row) === null).map(({ key }) => key)) }),
		[choice, choose, shown],
	);
	const chooseOnMap = useCallback<ChooseOnMap>(
		async (shape, adds) => {
			const inside = rowsIn(shown, placeOfRow, shape);
			const choosable = inside.filter((row) => refusalOf(row) === null);
			chooseKeys(
				{ choose, clear },
				choosable.map(({ key }) => key),
				adds,
			);
			return { count: choosable.length, left: leftText(inside.length - choosable.length) };
		},
		[shown, choose, clear],
	);
	const kept = useKeptAct("realisations");
	const [used, setUsed] = useState(kept.text !== "");
	if (keys.size > 0 && !used) setUsed(true);
	const mayChoose = kinds.length > 0;
	return (
		<>
			<BesideMap
				open={open}
				map={(join) =>
					all === null ? null : (
						<LocationsMap
							{...join}
							rows={all}
							shown={shown}
							area={area}
							setArea={setArea}
							chosen={keys}
							choose={mayChoose ? chooseOnMap : null}
						/>
					)
				}
			>
				<ListScreen
					list={list}
					fields={fields}
					rows={rows}
					occurring={all}
					categories={categories}
					category={undefined}
					onShown={setShown}
					choice={mayChoose ? rowChoice : null}
					actions={<MapToggle open={open} toggle={toggle} />}
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
			</BesideMap>
			{used && mayChoose ? (
				<Suspense fallback={null}>
					<BulkBar
						list="realisations"
						kinds={kinds}
						keys={processes.chosen}
						matching={processes.matching}
						left={leftText(processes.without)}
						most={mostOfBulk(tenant)}
						choose={processes.choose}
						clear={clear}
						// A location looks as its process is.
						refresh={() => Promise.all([renewProcesses(client, codes), refetch()])}
						pathOf={paths.realisation}
					/>
				</Suspense>
			) : null}
			<Dialog
				opened={onMap !== null}
				onClose={() => showOnMap(null)}
				title={onMap ? text("locations.map.title", { id: locationReference(onMap) }) : ""}
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

const none: readonly never[] = [];

const labelOf = ({ location }: LocationRow) => text("table.choose.row", { reference: locationReference(location) });

/** What is done to several is done to their processes. */
const refusalOf = ({ location }: LocationRow) => (location.meta.workflowUuid ? null : text("locations.choose.refused"));

const placeOfRow = ({ location }: LocationRow) => location.coordinates;

function leftText(count: number): string | null {
	if (count === 0) return null;
	return text(count === 1 ? "locations.choose.left.one" : "locations.choose.left.other", { count: dutchNumber(count) });
}

const rows = new WeakMap<ChargingLocation, LocationRow>();

function rowOf(location: ChargingLocation): LocationRow {
	const { workflowUuid } = location.meta;
	const row = rows.get(location) ?? { key: location.uuid, to: workflowUuid ? paths.realisation(workflowUuid) : null, location };
	rows.set(location, row);
	return row;
}
