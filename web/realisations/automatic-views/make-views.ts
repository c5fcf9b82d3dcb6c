import type { FileRecord } from "../../../engine/index.ts";
import { getAutomaticView } from "./get-automatic-view.ts";
import type { AutomaticView } from "./missing-views.ts";
import { storeView } from "./store-view.ts";

/**
 * Has pictures made of the location and keeps them with the process, one view after the other. Gives those that were
 * kept; a view that cannot be had or kept is only reported.
 */
export async function makeViews(uuid: string, views: readonly AutomaticView[]): Promise<ReadonlyMap<AutomaticView, FileRecord>> {
	const made = new Map<AutomaticView, FileRecord>();
	for (const view of views) {
		try {
			const picture = await getAutomaticView(uuid, view);
			if (picture !== null) made.set(view, await storeView(uuid, view, picture));
		} catch (failure) {
			reportError(failure);
		}
	}
	return made;
}
