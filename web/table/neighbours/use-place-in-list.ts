import { useEffect, useReducer } from "react";
import { type ListPlace, placeInList } from "./list-order.ts";
import { widenOrder } from "./widen-order.ts";

/** A record's position in the list it was opened from. At the edge of the known pages, the neighbour is fetched. */
export function usePlaceInList(...[list, uuid]: Parameters<typeof placeInList>): ListPlace | null {
	const [, showAgain] = useReducer((times: number) => times + 1, 0);
	useEffect(() => {
		let left = false;
		void widenOrder(list, uuid).then((more) => {
			if (more && !left) showAgain();
		});
		return () => {
			left = true;
		};
	}, [list, uuid]);
	return placeInList(list, uuid);
}
