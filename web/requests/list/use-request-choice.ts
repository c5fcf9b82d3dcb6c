import { useCallback, useMemo, useState } from "react";
import { dutchNumber, judgementAvailability } from "../../../engine/index.ts";
import type { RowChoice } from "../../table/selection/RowChoice.tsx";
import type { Selection } from "../../table/selection/use-selection.ts";
import { useRights, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { judgesOf } from "../reason-options.ts";
import type { RequestRow } from "./request-fields.tsx";
import type { StartChoice } from "./use-start-choice.ts";

interface ServedChoice {
	readonly list: { readonly matching: readonly string[] | null; readonly findMatching: () => Promise<readonly string[]> };
	readonly left: LeftOut | null;
}

/** Rows that can't be judged. */
interface LeftOut {
	readonly judged: number;
	readonly open: number;
}

interface RequestChoice {
	/** Null if nothing can be chosen. */
	readonly rows: RowChoice<RequestRow> | null;
	/** Keys of the matching rows that can be judged; null until the server has supplied them. */
	readonly matching: readonly string[] | null;
	/** How many other rows match, and why they can't be judged; null if there are none. */
	readonly left: string | null;
	/** Why the last attempted row can't be chosen. */
	readonly refusal: string | null;
	/** The functions that choosing on a map needs; null if nothing can be judged together. */
	readonly onMap: RequestsChosenOnMap | null;
}

export interface RequestsChosenOnMap extends Pick<Selection<RequestRow>, "choose" | "clear"> {
	readonly judgeable: (row: RequestRow) => boolean;
	/** Requests are being chosen to start a process with. */
	readonly starting: boolean;
}

/**
 * One column of checkboxes for two purposes: accepted requests start a process, and requests that the person can judge
 * are judged together. The first chosen row decides which; a row of the other kind says why it can't be added.
 * `selection`: null if nothing can be judged together. `served`: the server's answers about rows that are not here;
 * null if `shown` is everything that matches the filters.
 */
export function useRequestChoice(
	start: StartChoice,
	selection: Selection<RequestRow> | null,
	shown: readonly RequestRow[],
	served: ServedChoice | null,
): RequestChoice {
	const rights = useRights();
	const tenant = useTenant();
	const [tried, setTried] = useState<RequestRow | null>(null);
	const judges = useMemo(() => judgesOf(tenant), [tenant]);
	const judgeable = useCallback(
		({ request }: RequestRow) => judgementAvailability(request, rights.at(request.geographyCode), judges).kind === "judge",
		[rights, judges],
	);
	const judging = selection !== null && selection.keys.size > 0;
	const starting = start.requests.length > 0;
	const { choice } = start;
	const refusalOf = useCallback(
		(row: RequestRow): string | null => {
			if (judging) return selection.keys.has(row.key) || judgeable(row) ? null : text("requests.choose.judging");
			return !starting && judgeable(row) ? null : choice.refusalOf(row);
		},
		[judging, starting, selection, judgeable, choice],
	);
	const findMatching = served?.list.findMatching;
	const rows = useMemo((): RowChoice<RequestRow> | null => {
		if (selection === null) return start.rows;
		return {
			...selection.choice,
			heading: choice.heading,
			chosen: judging ? selection.keys : choice.chosen,
			refusalOf,
			toggle: (row, range) => {
				const refused = refusalOf(row) !== null;
				setTried(refused ? row : null);
				if (refused && !judging) choice.toggle(row, range);
				if (refused) return;
				if (judging || (!starting && judgeable(row))) selection.choice.toggle(row, range);
				else choice.toggle(row, range);
			},
			ofPage: (page) => (starting ? [] : page.filter(judgeable)),
			seen: (page) => selection.choice.seen?.(page.filter(judgeable)),
			chooseAll: () => {
				if (starting) return;
				// If the matching rows can't be fetched, the choice stays as it is.
				if (findMatching) void findMatching().then(selection.choose, () => {});
				else selection.choose(shown.filter(judgeable).map(({ key }) => key));
			},
		};
	}, [selection, start.rows, choice, judging, starting, judgeable, refusalOf, shown, findMatching]);
	const matching = useMemo(() => {
		if (!judging) return [];
		if (served) return served.list.matching;
		return shown.filter((row) => selection.keys.has(row.key) || judgeable(row)).map(({ key }) => key);
	}, [judging, shown, selection, judgeable, served]);
	const left = useMemo(() => {
		if (!judging) return null;
		if (served) return served.left && leftText(served.left);
		return leftText(leftOut(shown.filter((row) => !selection.keys.has(row.key) && !judgeable(row))));
	}, [judging, shown, selection, judgeable, served]);
	const onMap = useMemo(
		() => selection && { judgeable, starting, choose: selection.choose, clear: selection.clear },
		[selection, judgeable, starting],
	);
	return { rows, matching, left, onMap, refusal: tried === null ? start.refusal : refusalOf(tried) };
}

/** The number of rows that can't be judged, by reason. */
export function leftOut(rows: readonly RequestRow[]): LeftOut {
	const open = rows.filter(({ request }) => request.status === 2).length;
	return { open, judged: rows.length - open };
}

/** States how many rows can't be judged, and why. */
export function leftText({ judged, open }: LeftOut): string | null {
	const whys = [
		...(judged > 0 ? [{ why: text("requests.choose.left.judged"), count: judged }] : []),
		...(open > 0 ? [{ why: text("requests.choose.left.denied"), count: open }] : []),
	];
	if (whys.length === 0) return null;
	const why = whys.map((one) => (whys.length === 1 ? one.why : `${one.why} (${dutchNumber(one.count)})`)).join("; ");
	return text("requests.choose.left", { count: dutchNumber(judged + open), why });
}
