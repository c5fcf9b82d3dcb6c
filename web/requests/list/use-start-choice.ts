import { useCallback, useMemo, useState } from "react";
import { canStartProcess, mostRequestsOfStart, type RequestRecord } from "../../../engine/index.ts";
import type { RowChoice } from "../../table/selection/RowChoice.tsx";
import { useRights, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import type { RequestRow } from "./request-fields.tsx";

export interface StartChoice {
	/** Null if nothing can be chosen; there is no column then. */
	readonly rows: RowChoice<RequestRow> | null;
	/** The same, whether or not anything can be chosen. */
	readonly choice: RowChoice<RequestRow>;
	/** The requests to start a process with, in the order in which they were chosen. */
	readonly requests: readonly RequestRecord[];
	/** References of chosen requests that are no longer available. */
	readonly gone: readonly string[];
	/** Why the last attempted row can't be chosen. */
	readonly refusal: string | null;
	readonly clear: () => void;
}

/**
 * Requests chosen to start one process together. `all`: the rows that are here; `any`: whether a matching request can
 * start a process.
 */
export function useStartChoice(all: readonly RequestRow[], any: boolean): StartChoice {
	const rights = useRights();
	const { municipalityOptions = [] } = useTenant();
	const [taken, setTaken] = useState<readonly RequestRow[]>([]);
	const [tried, setTried] = useState<RequestRow | null>(null);
	const picked = useMemo(() => {
		const byKey = new Map(all.map((row) => [row.key, row]));
		// A row of another page stays as it was when it was chosen.
		return taken.map((row) => byKey.get(row.key) ?? row);
	}, [all, taken]);
	const may = useCallback((code: string) => rights.at(code).may("realisationbtn"), [rights]);
	const requests = useMemo(() => picked.map(({ request }) => request).filter((request) => canStartProcess(request)), [picked]);
	const gone = useMemo(() => picked.filter(({ request }) => !canStartProcess(request)).map(({ request }) => request.ref), [picked]);
	const chosen = useMemo(() => new Set(requests.map(({ uuid }) => uuid)), [requests]);
	const code = requests[0]?.geographyCode;
	const full = requests.length >= mostRequestsOfStart;

	const refusalOf = useCallback(
		({ key, request }: RequestRow): string | null => {
			if (chosen.has(key)) return null;
			if (!canStartProcess(request)) return text(request.connected ? "requests.choose.connected" : "requests.choose.notAccepted");
			if (!may(request.geographyCode)) return text("requests.choose.denied");
			if (code !== undefined && request.geographyCode !== code) {
				const place = municipalityOptions.find(({ value }) => value === code)?.text ?? code;
				return text("requests.choose.otherCode", { place });
			}
			return full ? text("requests.choose.most", { count: mostRequestsOfStart }) : null;
		},
		[chosen, may, code, full, municipalityOptions],
	);
	const toggle = useCallback(
		(row: RequestRow) => {
			const refused = refusalOf(row) !== null;
			setTried(refused ? row : null);
			if (!refused) setTaken((before) => (chosen.has(row.key) ? before.filter(({ key }) => key !== row.key) : [...before, row]));
		},
		[refusalOf, chosen],
	);
	const rows = useMemo(
		(): RowChoice<RequestRow> => ({
			heading: text("requests.choose"),
			chosen,
			labelOf: ({ request }) => text("requests.choose.row", { reference: request.ref }),
			refusalOf,
			toggle,
		}),
		[chosen, refusalOf, toggle],
	);
	return {
		rows: any ? rows : null,
		choice: rows,
		requests,
		gone,
		refusal: tried === null ? null : refusalOf(tried),
		clear: () => {
			setTaken([]);
			setTried(null);
		},
	};
}
