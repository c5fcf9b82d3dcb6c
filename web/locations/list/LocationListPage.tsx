import { IconMap } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FocusEvent, type PointerEvent, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { MapArea } from "../../map/ViewAsArea.tsx";
import { ListScreen } from "../../table/ListScreen.tsx";
import { listCategories } from "../../table/table-category.ts";
import { NoAccessRedirect } from "../../tenants/NoAccessRedirect.tsx";
import { useAccess, useRights, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import controlStyles from "../../ui/ControlButton.module.css";
import { Dialog } from "../../ui/dialogs/Dialog.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Notice } from "../../ui/notices/Notice.tsx";
import { PlainButton } from "../../ui/PlainButton.tsx";
import { paths } from "../../ui/paths.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { type ChargingLocation, chargingLocationId } from "../charging-location.ts";
import { chargingLocationsQuery } from "../charging-locations-query.ts";
import styles from "./LocationListPage.module.css";
import { type LocationRow, locationFields } from "./location-fields.tsx";
import { isInArea, readArea, writeArea } from "./map-area.ts";
import "../../texts/areas/map.ts";
import "../../texts/areas/controls.ts";

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
	const { allCodes: codes } = useRights();
	const { data, isPending, isError, refetch } = useQuery(chargingLocationsQuery(undefined));
	const [onMap, showOnMap] = useState<ChargingLocation | null>(null);
	const list = tenant.lists.locations;
	const fields = useMemo(() => locationFields(list, { tenant, codes, showOnMap }), [list, tenant, codes]);
	const categories = useMemo(() => listCategories(list, fields), [list, fields]);
	const all = useMemo(() => data?.map(rowOf) ?? null, [data]);
	const map = useMapBeside();
	const { area } = map;
	const rows = useMemo(
		() => (area === null ? all : (all?.filter(({ location }) => isInArea(location.coordinates, area)) ?? null)),
		[all, area],
	);
	const [shown, setShown] = useState<readonly LocationRow[]>(none);
	const [row, setRow] = useState<string | null>(null);
	const table = useRef<HTMLDivElement>(null);
	const onRow = ({ target }: PointerEvent | FocusEvent) => setRow((target instanceof Element && target.closest("tr")?.dataset.key) || null);
	const onPointed = useCallback((uuid: string | null) => markRow(table.current, uuid), []);
	return (
		<>
			<div className={map.open ? styles.beside : undefined}>
				<div ref={table} {...(map.open ? { onPointerOver: onRow, onPointerLeave: () => setRow(null), onFocus: onRow } : {})}>
					<ListScreen
						list={list}
						fields={fields}
						rows={rows}
						categories={categories}
						category={undefined}
						onShown={setShown}
						actions={
							<button type="button" className={controlStyles.button} aria-expanded={map.open} onClick={map.toggle}>
								<IconMap size={17} aria-hidden />
								{text("locations.beside.open")}
							</button>
						}
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
				</div>
				{map.open && all !== null ? (
					<Suspense fallback={<Skeletons heights={[480]} />}>
						<LocationsMap rows={all} shown={shown} area={area} onArea={map.setArea} row={row} onPointed={onPointed} />
					</Suspense>
				) : null}
			</div>
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

const none: readonly never[] = [];

/** Whether a map stands beside the list, and the part of it that is listed: both in the address. */
function useMapBeside() {
	const [params, setParams] = useSearchParams();
	const open = params.get("beeld") === "kaart";
	const word = open ? params.get("gebied") : null;
	const area = useMemo(() => readArea(word), [word]);
	const latest = useRef(setParams);
	useEffect(() => {
		latest.current = setParams;
	}, [setParams]);
	const change = useCallback((words: Readonly<Record<string, string | null>>, replace: boolean) => {
		latest.current(
			(before) => {
				const next = new URLSearchParams(before);
				// The page that somebody is on may not be there any more.
				next.delete("pagina");
				for (const [name, value] of Object.entries(words)) {
					if (value === null) next.delete(name);
					else next.set(name, value);
				}
				return next;
			},
			{ replace, preventScrollReset: true },
		);
	}, []);
	return {
		open,
		area,
		toggle: () => change({ beeld: open ? null : "kaart", gebied: null }, false),
		setArea: useCallback((to: MapArea | null) => change({ gebied: to && writeArea(to) }, true), [change]),
	};
}

/** Marks the row of the location that the pointer is on, if the page of the list has it. */
function markRow(table: HTMLElement | null, uuid: string | null): void {
	for (const row of table?.querySelectorAll<HTMLElement>("tr[data-key]") ?? []) {
		if (row.dataset.key === uuid) row.dataset.pointed = "";
		else delete row.dataset.pointed;
	}
}

const rows = new WeakMap<ChargingLocation, LocationRow>();

function rowOf(location: ChargingLocation): LocationRow {
	const { workflowUuid } = location.meta;
	const row = rows.get(location) ?? { key: location.uuid, to: workflowUuid ? paths.realisation(workflowUuid) : null, location };
	rows.set(location, row);
	return row;
}
