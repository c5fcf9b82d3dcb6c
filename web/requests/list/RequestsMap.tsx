import { useCallback, useMemo } from "react";
import { dutchNumber } from "../../../engine/index.ts";
import type { ChooseOnMap } from "../../map/beside/chosen-on-map.ts";
import { ListMap, type ListMapProps } from "../../map/beside/ListMap.tsx";
import { OPACITY } from "../../map/legend/point-filter.ts";
import type { ListState } from "../../table/state/list-state.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { PlacedRequest } from "../map/PlacedRequest.tsx";
import { RequestPopup } from "../map/RequestPopup.tsx";
import type { RequestsQuestion } from "./answered-requests.ts";
import { chooseInShape } from "./choose-on-map.ts";
import { type ListedRequestPoint, useFoundRequests } from "./found-requests.ts";
import type { RequestRow } from "./request-fields.tsx";
import { kindOfRow, placeOfRow } from "./row-on-map.ts";
import type { RequestsChosenOnMap } from "./use-request-choice.ts";

interface RequestsMapProps extends Pick<ListMapProps<ListedRequestPoint>, "area" | "setArea" | "row" | "onPointed" | "chosen"> {
	/** Every row that can be listed; empty if the server has the list. */
	readonly rows: readonly RequestRow[];
	/** The listed rows, or the page in view of a list on the server: these stand out. */
	readonly shown: readonly RequestRow[];
	/** How many are listed. */
	readonly count: number;
	/** The query if the server has the list; null if the browser has it. */
	readonly asked: RequestsQuestion | null;
	readonly state: Pick<ListState, "filters">;
	/** Null if nothing can be judged together. */
	readonly choosing: RequestsChosenOnMap | null;
}

const none: readonly never[] = [];

/** The requests of a list on a map beside it, from the browser or from the server, as the list itself is. */
export default function RequestsMap({ rows, shown, count, asked, state, choosing, ...map }: RequestsMapProps) {
	const { map: settings } = useTenant();
	const standsOut = useMemo(() => new Set(shown.map(({ key }) => key)), [shown]);
	const own = useMemo(
		() => rows.flatMap((row) => pointOf(row).map((point) => ({ ...point, opacity: standsOut.has(row.key) ? 1 : OPACITY.other }))),
		[rows, standsOut],
	);
	const found = useFoundRequests(asked);
	const isServed = asked !== null;
	const places = useMemo(() => new Map([...rows, ...shown].map((row) => [row.key, placeOfRow(row)])), [rows, shown]);
	const subject = useMemo(() => {
		if (isServed) return found.whole ? found.points : none;
		return shown.flatMap((row) => placeOfRow(row) ?? []);
	}, [isServed, found.whole, found.points, shown]);
	const choose = useCallback<ChooseOnMap>(
		async (shape, adds) => (choosing === null ? "failed" : chooseInShape(choosing, { shown, asked, state }, shape, adds)),
		[choosing, shown, asked, state],
	);
	return (
		<ListMap
			{...map}
			label={text("requests.beside")}
			settings={settings}
			points={isServed ? found.points : own}
			details={details}
			subject={subject}
			placeOf={(key) => places.get(key) ?? null}
			listed={text(count === 1 ? "requests.area.one" : "requests.area.other", { count: dutchNumber(count) })}
			choose={choosing === null ? null : choose}
			loading={isServed && found.loading}
			onPart={found.onPart}
		/>
	);
}

const details = (point: ListedRequestPoint) => (
	<PlacedRequest point={point}>{(request) => <RequestPopup request={request} kind={point.kind} />}</PlacedRequest>
);

function pointOf(row: RequestRow): readonly ListedRequestPoint[] {
	const place = placeOfRow(row);
	if (place === null) return [];
	const kind = kindOfRow(row);
	return [{ ...place, uuid: row.key, kind, symbol: `request-${kind}`, label: row.request.ref, request: row.request }];
}
