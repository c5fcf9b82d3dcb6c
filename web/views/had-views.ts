import type { ListName } from "../../engine/index.ts";

const keyOf = (list: ListName) => `laadstroom.views.${list}`;

/** Whether this list had views last time: room is then reserved before they arrive, so that no row moves. */
export function hadViews(list: ListName): boolean {
	try {
		return localStorage.getItem(keyOf(list)) !== null;
	} catch {
		return false;
	}
}

export function noteViews(list: ListName, has: boolean): void {
	try {
		if (has) localStorage.setItem(keyOf(list), "1");
		else localStorage.removeItem(keyOf(list));
	} catch {
		// Without storage the rows move once.
	}
}
