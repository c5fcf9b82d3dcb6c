import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { isInBox, type MapBox } from "../../../engine/index.ts";
import { useWithinArea } from "../../map/beside/use-within-area.ts";
import { listCategories } from "../../table/categories/table-category.ts";
import type { CountedView } from "../../table/saved-views/view-count.ts";
import { listQuestion } from "../../table/served/page-question.ts";
import { useAnsweredPage } from "../../table/served/use-answered-page.ts";
import { useListState } from "../../table/state/use-list-state.ts";
import { useRights, useTenant } from "../../tenants/TenantContext.tsx";
import type { ChargingLocation } from "../charging-location.ts";
import { chargingLocationsQuery } from "../charging-locations-query.ts";
import { answeredLocations, type LocationsQuestion, useAnsweredRows } from "./answered-locations.ts";
import { useNoteProcesses } from "./known-processes.ts";
import { locationFields } from "./location-fields.tsx";
import { locationRows } from "./location-rows.ts";

interface Wanted {
	/** The part of the map to which the list is limited; null for all. */
	readonly area: MapBox | null;
	readonly showOnMap: (location: ChargingLocation) => void;
}

/** The list of charging locations at the address: its fields, tabs and rows, and the page in view as the server has it. */
export function useListedLocations({ area, showOnMap }: Wanted) {
	const [params] = useSearchParams();
	const tenant = useTenant();
	const { allCodes: codes } = useRights();
	const served = tenant.listsOnServer.includes("locations");
	const query = useQuery({ ...chargingLocationsQuery(undefined), enabled: !served });
	const { data, isError } = query;
	const list = tenant.lists.locations;
	const fields = useMemo(() => locationFields(list, { tenant, codes, showOnMap }), [list, tenant, codes, showOnMap]);
	const categories = useMemo(() => listCategories(list, fields), [list, fields]);
	const word = params.get("categorie") ?? "";
	const category = categories.find((each) => each.word === word) ?? categories.find((each) => each.word === "");
	const all = useMemo(() => (data ? locationRows(data) : null), [data]);
	const rows = useMemo(
		() => (area === null ? all : (all?.filter(({ location }) => isInBox(location.coordinates, area)) ?? null)),
		[all, area],
	);
	const { state } = useListState(list, category?.layout);
	const key = category?.key ?? null;
	const tabs = useMemo(() => new Map(list.categories.map((each) => [each.word, each.word])), [list]);
	const within = useWithinArea(area);
	const question = useMemo((): LocationsQuestion | null => {
		// A field that a tenant defines by a path can only be read from the locations themselves.
		if (Object.values(list.fields).some(({ path }) => path !== null)) return null;
		return { ...listQuestion(list, state), ...within, ...(key === null ? {} : { category: key }) };
	}, [list, state, within, key]);
	const note = useNoteProcesses();
	const asked = useMemo(() => answeredLocations(note), [note]);
	const answered = useAnsweredPage(asked, {
		...{ question, category: key, tabs, served },
		loaded: { complete: data !== undefined, failed: isError },
		useRows: useAnsweredRows,
	});
	const askCount = useCallback(
		async ({ state: view, category: of, inArea = false }: CountedView, signal: AbortSignal) => {
			const place = { ...(inArea ? within : {}), ...(of === undefined ? {} : { category: of }) };
			const counted = { ...listQuestion(list, view), page: "1", rows: "1", ...place };
			return (await asked.getRows(counted, signal)).metaData.total;
		},
		[list, asked, within],
	);
	return { served, query, fields, categories, category, all, rows, asked, answered, askCount };
}
