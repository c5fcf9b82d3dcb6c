import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { askedUntilFilled } from "../../api/until-filled.ts";
import type { Position } from "../map-settings.ts";
import type { TellPart } from "./PartInView.tsx";
import { type PartOfMap, partAround } from "./part-of-map.ts";

/** Records of one kind whose places the server knows. */
export interface AskedPlaces<Answer> {
	readonly key: readonly unknown[];
	/** Null: everything. */
	readonly ask: (part: PartOfMap | null, signal: AbortSignal) => Promise<Answer>;
}

interface Wanted {
	readonly enabled: boolean;
	/** A place whose surroundings are needed in full, whatever is in view. */
	readonly around?: Position | null;
}

const minute = 60_000;

/**
 * The places that the server knows. All of them while they are few; of many, those in view and those around one place.
 * While the map moves, the former part stays until the next one has arrived.
 */
export function usePlaces<Answer extends { readonly whole: boolean }>(asked: AskedPlaces<Answer>, { enabled, around = null }: Wanted) {
	const [views, setViews] = useState<readonly (readonly [map: string, part: PartOfMap])[]>([]);
	const onPart = useCallback<TellPart>((map, part) => {
		setViews((before) => {
			const known = before.find(([id]) => id === map)?.[1];
			if (known?.box === part?.box && known?.zoom === part?.zoom) return before;
			const others = before.filter(([id]) => id !== map);
			return part === null ? others : [...others, [map, part]];
		});
	}, []);
	const part = views.at(-1)?.[1] ?? null;
	const beside = useMemo(() => (around === null ? null : partAround(around)), [around]);
	const all = useQuery({ ...placesQuery(asked, null), enabled });
	const many = enabled && all.data !== undefined && !all.data.whole;
	const view = useQuery({ ...placesQuery(asked, part), enabled: many && part !== null, placeholderData: keepPreviousData });
	const near = useQuery({ ...placesQuery(asked, beside), enabled: many && beside !== null });
	return {
		all: all.data,
		inView: many ? view.data : all.data,
		near: many ? near.data : all.data,
		/** Some of what should be shown has not arrived yet. */
		loading: enabled && (all.data === undefined || (many && (view.data === undefined || view.isPlaceholderData))),
		nearLoading: enabled && (all.data === undefined || (many && beside !== null && near.isPending)),
		onPart: many ? onPart : undefined,
	};
}

function placesQuery<Answer>({ key, ask }: AskedPlaces<Answer>, part: PartOfMap | null) {
	return queryOptions({
		queryKey: [...key, part],
		queryFn: ({ signal }) => ask(part, signal),
		staleTime: minute,
		gcTime: minute,
		structuralSharing: false,
		refetchInterval: askedUntilFilled,
		meta: { quiet: [409] },
	});
}
