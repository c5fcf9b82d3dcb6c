import { useCallback, useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import type { MapBox } from "../../../engine/index.ts";
import { useChangeQuery } from "../../ui/pages/use-change-query.ts";
import { readArea, writeArea } from "./map-area.ts";

export interface MapBeside {
	readonly open: boolean;
	/** The part of the map that is listed, also without the map beside it; null for all. */
	readonly area: MapBox | null;
	readonly toggle: () => void;
	/** A stable function. */
	readonly setArea: (area: MapBox | null) => void;
}

/** Whether a list has a map beside it, and which part of that is listed: both in the address. */
export function useMapBeside(): MapBeside {
	const [params] = useSearchParams();
	const changeQuery = useChangeQuery();
	const open = params.get("beeld") === "kaart";
	const word = params.get("gebied");
	const area = useMemo(() => readArea(word), [word]);
	const latest = useRef(changeQuery);
	useEffect(() => {
		latest.current = changeQuery;
	}, [changeQuery]);
	const change = useCallback((words: Readonly<Record<string, string | null>>, replace: boolean) => {
		latest.current(
			(next) => {
				// The current page of the list may not exist any more.
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
		// A map that opens shows the area that is listed; one that closes takes its area along.
		toggle: () => change(open ? { beeld: null, gebied: null } : { beeld: "kaart" }, false),
		setArea: useCallback((to: MapBox | null) => change({ gebied: to && writeArea(to) }, true), [change]),
	};
}
