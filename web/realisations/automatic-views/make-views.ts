import { getAutomaticView } from "./get-automatic-view.ts";
import type { AutomaticView } from "./missing-views.ts";
import { storeView } from "./store-view.ts";

/**
 * Has pictures made of the location and keeps them with the process, one view after the other. How many there are
 * now; a view that cannot be had or kept is only reported.
 */
export async function makeViews(uuid: string, views: readonly AutomaticView[]): Promise<number> {
	let made = 0;
	for (const view of views) {
		try {
			const picture = await getAutomaticView(uuid, view);
			if (picture === null) continue;
			await storeView(uuid, view, picture);
			made += 1;
		} catch (failure) {
			reportError(failure);
		}
	}
	return made;
}
