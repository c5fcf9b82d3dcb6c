import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useCallback, useMemo, useState } from "react";
import { bulkKindsFor, dutchNumber, locationReference, type MapShape, mostOfBulk } from "../../../engine/index.ts";
import { ChosenBar } from "../../bulk/ChosenBar.tsx";
import { BesideMap, MapToggle } from "../../map/beside/BesideMap.tsx";
import { type ChooseOnMap, chooseKeys, rowsIn } from "../../map/beside/chosen-on-map.ts";
import { useMapBeside } from "../../map/beside/use-map-beside.ts";
import { renewProcesses } from "../../realisations/renewed-processes-read-model.ts";
import { ListScreen } from "../../table/ListScreen.tsx";
import { useSelection } from "../../table/selection/use-selection.ts";
import { useServedList } from "../../table/served/use-served-list.ts";
import { useAccess, usePerson, useRights, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Notice } from "../../ui/notices/Notice.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import type { ChargingLocation } from "../charging-location.ts";
import { foundInShape } from "./found-in-shape.ts";
import { knownProcesses } from "./known-processes.ts";
import type { LocationRow } from "./location-fields.tsx";
import { locationRows } from "./location-rows.ts";
import { useListedLocations } from "./use-listed-locations.ts";
import { useProcessOf } from "./use-process-of.ts";
import { useProcessesOf } from "./use-processes-of.ts";
import "../../texts/areas/map.ts";

const NoListRedirect = lazyPart(() => import("../../tenants/NoListRedirect.tsx"));
const LocationOnMap = lazyPart(() => import("./LocationOnMap.tsx"));
const LocationsMap = lazyPart(() => import("./LocationsMap.tsx"));

/** `/locaties`: redirects to the start page for people who may not see the list. */
export default function LocationListPage() {
	return useAccess("locationlist") ? <LocationList /> : <NoListRedirect list="locations" page={text("nav.locations")} />;
}

/**
 * All charging locations the person may see. A row leads to its process, or to the map. The browser has all of them,
 * so filtering and sorting need no calls; until they have loaded, and for a list that is too long for a browser, the
 * server supplies the page in view.
 */
function LocationList() {
	const tenant = useTenant();
	const rights = useRights();
	const [onMap, showOnMap] = useState<ChargingLocation | null>(null);
	const beside = useMapBeside();
	const listed = useListedLocations({ area: beside.area, showOnMap });
	const { served: isServed, all, answered, asked } = listed;
	const { data, isPending, isError, refetch } = listed.query;
	const { page, question } = answered;
	const [loaded, setShown] = useState<readonly LocationRow[]>(none);
	const shown = isServed ? (page?.rows ?? none) : loaded;
	const { userId } = usePerson();
	const client = useQueryClient();
	const kinds = useMemo(() => bulkKindsFor(tenant, "realisations", rights), [tenant, rights]);
	const selection = useSelection({ userId, tenant: tenant.slug, list: "locations" }, labelOf, refusalOf);
	const { keys, choice, choose, clear } = selection;
	const served = useServedList(asked, {
		...{ answered, served: isServed, chosen: keys.size > 0 },
		rowsOf: async (answer) => locationRows(answer.data),
	});
	const processOf = useProcessOf({ all, served: isServed, rows: page?.rows ?? none, keys });
	const own = useMemo(() => loaded.filter((row) => refusalOf(row) === null).map(({ key }) => key), [loaded]);
	const matching = served ? served.matching : all === null ? null : own;
	const processes = useProcessesOf({ processOf, keys, matching, choose });
	const found = isServed ? (page?.total ?? 0) : loaded.length;
	const findMatching = served?.findMatching;
	const rowChoice = useMemo(() => {
		// If the matching rows can't be fetched, the choice stays as it is.
		const chooseAll = () => (findMatching ? void findMatching().then(choose, () => {}) : choose(own));
		return { ...choice, chooseAll };
	}, [choice, choose, findMatching, own]);
	const chooseOnMap = useCallback<ChooseOnMap>(
		async (shape, adds) => {
			const inside = isServed ? await foundInShape(asked, question ?? {}, shape) : inShapeOf(loaded, shape);
			if (typeof inside === "string") return inside;
			chooseKeys({ choose, clear }, inside.keys, adds);
			// Counts processes, as the bar does: two locations may share one. For a list on the server they were
			// learned just now.
			const learned = isServed ? client.getQueryData(knownProcesses.queryKey) : null;
			const connected = new Set(inside.keys.map((key) => learned?.get(key) ?? processOf(key)));
			return { count: connected.size, left: inside.without === 0 ? null : text("locations.choose.without") };
		},
		[isServed, asked, question, loaded, choose, clear, client, processOf],
	);
	const mayChoose = kinds.length > 0;
	return (
		<>
			<ListScreen
				list={tenant.lists.locations}
				fields={listed.fields}
				rows={listed.rows}
				occurring={all}
				categories={listed.categories}
				category={listed.category?.key}
				first={page}
				served={served}
				askCount={listed.askCount}
				beside={beside}
				onShown={setShown}
				choice={mayChoose ? rowChoice : null}
				actions={<MapToggle {...beside} />}
				notice={
					<>
						{(isServed || isPending) && page === null ? <Skeletons heights={[64, 24, 480]} /> : null}
						{isError && !data ? (
							<Notice
								kind="warning"
								title={text("locations.partial")}
								action={<PlainButton onClick={() => void refetch()}>{text("locations.retry")}</PlainButton>}
								announce
							/>
						) : null}
					</>
				}
				around={(table) => (
					<BesideMap
						open={beside.open}
						map={(join) =>
							all === null && !isServed ? null : (
								<LocationsMap
									{...join}
									rows={all ?? none}
									shown={shown}
									count={found}
									question={isServed ? question : null}
									area={beside.area}
									setArea={beside.setArea}
									chosen={keys}
									choose={mayChoose ? chooseOnMap : null}
								/>
							)
						}
					>
						{table}
					</BesideMap>
				)}
			/>
			<ChosenBar
				list="realisations"
				kinds={kinds}
				keys={processes.chosen}
				matching={processes.matching}
				left={matching === null ? null : leftText(found - matching.length)}
				most={mostOfBulk(tenant)}
				choose={processes.choose}
				clear={clear}
				// A location shows the state of its process, so both are renewed.
				refresh={() => Promise.all([renewProcesses(client, rights.allCodes), isServed ? answered.retry() : refetch()])}
				pathOf={paths.realisation}
			/>
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

/** Bulk actions act on the processes of the locations. */
const refusalOf = ({ location }: LocationRow) => (location.meta.workflowUuid ? null : text("locations.choose.refused"));

const placeOfRow = ({ location }: LocationRow) => location.coordinates;

/** Which of these rows lie in a part of the map. */
function inShapeOf(rows: readonly LocationRow[], shape: MapShape) {
	const inside = rowsIn(rows, placeOfRow, shape);
	const keys = inside.filter((row) => refusalOf(row) === null).map(({ key }) => key);
	return { keys, without: inside.length - keys.length };
}

function leftText(count: number): string | null {
	if (count === 0) return null;
	return text(count === 1 ? "locations.choose.left.one" : "locations.choose.left.other", { count: dutchNumber(count) });
}
