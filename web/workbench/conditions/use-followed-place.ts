import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { FlowDefinition, JsonPath } from "../../../engine/index.ts";
import { conditionPlace, followedPath, pathOfPlace } from "../addresses/condition-place.ts";

interface Followed {
	/** As the address of the page wrote it. */
	readonly asked: string;
	/** As the address is to write it now. */
	readonly place: string;
	/** In `document`; null if it has not been there yet. */
	readonly path: JsonPath | null;
	/** The last file in which it was there. */
	readonly document: FlowDefinition;
	readonly gone: boolean;
	/** The file that was looked at last. */
	readonly seen: FlowDefinition;
	/** Another one for every condition that is chosen. */
	readonly key: number;
}

/**
 * The condition in the address: wherever it goes by somebody's edit or by undo, it stays the chosen one, and the address goes along. Its
 * path is null if it is not there (any more).
 */
export function useFollowedPlace(document: FlowDefinition | undefined) {
	const [search, setSearch] = useSearchParams();
	const place = search.get("plek");
	const [before, setFollowed] = useState<Followed | null>(null);
	const followed = place === null || document === undefined ? null : followedIn(before, place, document);
	if (followed !== before) setFollowed(followed);
	const now = followed === null || followed.gone ? place : followed.place;
	useEffect(() => {
		if (now === null || now === place) return;
		setSearch(
			(former) => {
				const next = new URLSearchParams(former);
				next.set("plek", now);
				return next;
			},
			{ replace: true },
		);
	}, [now, place, setSearch]);
	return { path: followed === null || followed.gone ? null : followed.path, key: followed?.key ?? 0 };
}

function followedIn(before: Followed | null, place: string, document: FlowDefinition): Followed {
	if (before === null || (place !== before.asked && place !== before.place)) {
		const path = pathOfPlace(document, place);
		const key = (before?.key ?? 0) + 1;
		return { asked: place, place: placeIn(document, path) ?? place, path, document, gone: path === null, seen: document, key };
	}
	const settled = place === before.place && before.asked !== place ? { ...before, asked: place } : before;
	if (settled.seen === document) return settled;
	const { path } = settled;
	const now = path === null ? pathOfPlace(document, place) : followedPath(settled.document, path, document, settled.gone);
	return now === null
		? { ...settled, gone: true, seen: document }
		: { ...settled, place: placeIn(document, now) ?? place, path: now, document, gone: false, seen: document };
}

const placeIn = (document: FlowDefinition, path: JsonPath | null): string | null => (path === null ? null : conditionPlace(document, path));
