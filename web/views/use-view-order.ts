import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListName } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import { preferencesQuery } from "../api/preferences-query.ts";
import type { View } from "./view.ts";

/** The most characters that the account stores. */
const mostKept = 8000;

/** The views in this person's order, on every device; those without a place come last, in the given order. */
export function useViewOrder(list: ListName, views: readonly View[]) {
	const client = useQueryClient();
	const part = `views-${list}` as const;
	const { data } = useQuery({ ...preferencesQuery, enabled: views.length > 1 });
	const places = new Map((data?.[part] ?? "").split(",").map((uuid, place) => [uuid, place] as const));
	const placeOf = ({ uuid }: View) => places.get(uuid) ?? views.length + places.size;
	const ordered = views.toSorted((one, other) => placeOf(one) - placeOf(other));
	/** Moves a view to the place of another one. It moves at once, and back if the server refuses. */
	const move = async (view: View, to: View): Promise<void> => {
		const uuids = ordered.map(({ uuid }) => uuid).filter((uuid) => uuid !== view.uuid);
		const isLater = ordered.indexOf(view) < ordered.indexOf(to);
		uuids.splice(uuids.indexOf(to.uuid) + (isLater ? 1 : 0), 0, view.uuid);
		const value = uuids.join(",").slice(0, mostKept);
		const { queryKey } = preferencesQuery;
		const before = client.getQueryData(queryKey);
		client.setQueryData(queryKey, (known) => ({ ...known, [part]: value }));
		try {
			await call(operations.setPreference, { params: { part }, body: { data: { value } } });
		} catch {
			client.setQueryData(queryKey, before);
		}
	};
	return { ordered, move };
}
