import { useCallback, useMemo } from "react";
import { dutchNumber, type MapShape, mostInBulk, writeMapShape } from "../../../engine/index.ts";
import type { Query } from "../../api/operation.ts";
import { type ChooseOnMap, chooseKeys, rowsIn } from "../../map/beside/chosen-on-map.ts";
import { ListMap, type ListMapProps } from "../../map/beside/ListMap.tsx";
import { OPACITY } from "../../map/legend/point-filter.ts";
import type { Selection } from "../../table/selection/use-selection.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { ProcessPopup, useFoundProcesses } from "../process-layer-read-model.tsx";
import { type ProcessPoint, processPoints } from "../process-points.ts";
import { answeredProcesses } from "./answered-processes.ts";
import { placeOfRow, type RealisationRow } from "./realisation-row.ts";

type Question = Query<"listRealisationRows">;

interface ProcessesMapProps extends Pick<ListMapProps<ProcessPoint>, "area" | "setArea" | "row" | "onPointed" | "chosen"> {
	/** All rows that can be listed; null where the list stays on the server, or until they are loaded. */
	readonly rows: readonly RealisationRow[] | null;
	/** The listed rows; for a list on the server, those of the page in view. */
	readonly shown: readonly RealisationRow[];
	/** The number of listed rows. */
	readonly count: number;
	/** The query to the server if it has the list; null where the browser has it. */
	readonly question: Question | null;
	/** Null if this person has no bulk acts. */
	readonly selection: Pick<Selection<RealisationRow>, "choose" | "clear"> | null;
}

/** The processes of a list on a map beside it, from the browser or from the server, depending on which has the list. */
export default function ProcessesMap({ rows, shown, count, question, selection, ...map }: ProcessesMapProps) {
	const { steps, realisationStartsAt = "6", map: settings } = useTenant();
	const standsOut = useMemo(() => new Set(shown.map(({ key }) => key)), [shown]);
	const loaded = useMemo(
		() =>
			processPoints(
				(rows ?? []).map(({ record }) => record),
				{ steps: steps ?? [], realisationStartsAt },
			),
		[rows, steps, realisationStartsAt],
	);
	const own = useMemo(
		() => loaded.map((point) => ({ ...point, opacity: standsOut.has(point.uuid) ? 1 : OPACITY.other })),
		[loaded, standsOut],
	);
	const found = useFoundProcesses(useOnMap(question));
	const isServed = question !== null;
	const points = isServed ? found.points : own;
	const subject = useMemo(() => {
		if (isServed) return found.whole ? found.points : none;
		return loaded.filter(({ uuid }) => standsOut.has(uuid));
	}, [isServed, found.whole, found.points, loaded, standsOut]);
	const places = useMemo(() => new Map([...(rows ?? []), ...shown].map((row) => [row.key, placeOfRow(row)])), [rows, shown]);
	const choose = useCallback<ChooseOnMap>(
		async (shape, adds) => {
			if (selection === null) return "failed";
			const keys = question === null ? rowsIn(shown, placeOfRow, shape).map(({ key }) => key) : await keysIn(question, shape);
			if (typeof keys === "string") return keys;
			chooseKeys(selection, keys, adds);
			return { count: keys.length, left: null };
		},
		[selection, question, shown],
	);
	return (
		<ListMap
			{...map}
			label={text("processes.beside")}
			settings={settings}
			points={points}
			details={details}
			subject={subject}
			placeOf={(key) => places.get(key) ?? null}
			listed={text(count === 1 ? "processes.area.one" : "processes.area.other", { count: dutchNumber(count) })}
			choose={selection === null ? null : choose}
			loading={isServed ? found.loading : rows === null}
			onPart={found.onPart}
		/>
	);
}

const none: readonly never[] = [];

const details = (point: ProcessPoint) => <ProcessPopup point={point} />;

/** The part of the query that selects processes; order, page and area do not affect the map. */
function useOnMap(question: Question | null) {
	const { filters, category } = question ?? {};
	const isAsked = question !== null;
	return useMemo(
		() => (isAsked ? { ...(filters === undefined ? {} : { filters }), ...(category === undefined ? {} : { category }) } : null),
		[isAsked, filters, category],
	);
}

/** Keys of the listed rows within a part of the map. */
async function keysIn({ page: _page, rows: _rows, after: _after, within, ...question }: Question, shape: MapShape) {
	const asked = { ...question, within: [within, writeMapShape(shape)].filter((part) => part !== undefined).join(";") };
	try {
		const { metaData } = await answeredProcesses.getRows({ ...asked, page: "1", rows: "1" });
		return metaData.total > mostInBulk ? "many" : await answeredProcesses.getKeys(asked, new AbortController().signal);
	} catch {
		return "failed";
	}
}
