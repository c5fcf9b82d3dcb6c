import { useCallback, useMemo, useState } from "react";
import { judgementAvailability } from "../../../engine/index.ts";
import type { RowChoice } from "../../table/RowChoice.tsx";
import type { Selection } from "../../table/use-selection.ts";
import { useRights, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { judgesOf } from "../reason-options.ts";
import type { RequestRow } from "./request-fields.tsx";
import type { StartChoice } from "./use-start-choice.ts";

interface RequestChoice {
	/** Null where nothing can be chosen. */
	readonly rows: RowChoice<RequestRow> | null;
	/** Keys of the rows that can be judged, of those that the filters leave. */
	readonly matching: readonly string[];
	/** Why the last attempted row can't be chosen. */
	readonly refusal: string | null;
}

/**
 * One column of checkboxes for two purposes: accepted requests start a process, requests that the person can judge are
 * judged together. The first row that is chosen says which; with a row of the other kind stands why it does not go along.
 * `selection`: null where nothing can be judged together.
 */
export function useRequestChoice(start: StartChoice, selection: Selection<RequestRow> | null, shown: readonly RequestRow[]): RequestChoice {
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
	const rows = useMemo((): RowChoice<RequestRow> | null => {
		if (selection === null) return start.rows;
		const { togglePage } = selection.choice;
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
			togglePage: (page) => !starting && togglePage?.(page.filter(judgeable)),
			chooseAll: () => !starting && selection.choose(shown.filter(judgeable).map(({ key }) => key)),
		};
	}, [selection, start.rows, choice, judging, starting, judgeable, refusalOf, shown]);
	const matching = useMemo(
		() => (judging ? shown.filter((row) => selection.keys.has(row.key) || judgeable(row)).map(({ key }) => key) : []),
		[judging, shown, selection, judgeable],
	);
	return { rows, matching, refusal: tried === null ? start.refusal : refusalOf(tried) };
}
