import { useState } from "react";
import type { ListName } from "../../engine/index.ts";
import { isSameSearch } from "./same-search.ts";
import type { View } from "./view.ts";

const keyOf = (list: ListName) => `laadstroom.view.${list}`;

/** The view that was opened last in this tab of the browser, so that a change to it can be seen as one. */
export function useOpenedView(list: ListName): readonly [string | null, (uuid: string | null) => void] {
	const [opened, setOpened] = useState(() => read(keyOf(list)));
	const keep = (uuid: string | null) => {
		setOpened(uuid);
		try {
			if (uuid === null) sessionStorage.removeItem(keyOf(list));
			else sessionStorage.setItem(keyOf(list), uuid);
		} catch {
			// A browser that keeps nothing for us: it holds as long as the list is open.
		}
	};
	return [opened, keep];
}

export interface CurrentView {
	readonly view: View;
	/** The list shows something else since. */
	readonly changed: boolean;
}

/** The view the list shows: one that says exactly this, or else the one that was opened and changed since. */
export function currentView(views: readonly View[], search: string, opened: string | null): CurrentView | null {
	const same = views.filter((view) => isSameSearch(view.search, search));
	const exact = same.find(({ uuid }) => uuid === opened) ?? same[0];
	if (exact) return { view: exact, changed: false };
	const before = views.find(({ uuid }) => uuid === opened);
	return before ? { view: before, changed: true } : null;
}

function read(key: string): string | null {
	try {
		return sessionStorage.getItem(key);
	} catch {
		return null;
	}
}
