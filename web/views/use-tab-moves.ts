import { type KeyboardEvent, useEffect, useState } from "react";
import type { View } from "./view.ts";

interface TabMoves {
	/** The view that was moved last, and to which place, counted from 1; null before the first. */
	readonly moved: { readonly uuid: string; readonly place: number } | null;
	/** Handles the keys of a view's tab: Shift and an arrow move the tab, and the focus along with it. */
	readonly moveByKey: (event: KeyboardEvent, view: View) => void;
}

/** Moves the tabs of these views, in this order, by key. */
export function useTabMoves(views: readonly View[], move: (view: View, to: View) => Promise<void>): TabMoves {
	const [moved, setMoved] = useState<TabMoves["moved"]>(null);
	const order = views.map(({ uuid }) => uuid).join();
	useEffect(() => {
		if (moved === null || order.split(",")[moved.place - 1] !== moved.uuid) return;
		// A browser takes the focus from an element that is moved in the page; a tab that no longer fits is behind the
		// button.
		const place = document.querySelector<HTMLElement>("[data-views]");
		const tab = place?.querySelector<HTMLElement>(`li:not([aria-hidden]) [data-view="${moved.uuid}"]`);
		(tab ?? place?.querySelector<HTMLElement>("button[aria-expanded]"))?.focus();
	}, [order, moved]);
	const moveByKey = (event: KeyboardEvent, view: View) => {
		if (!event.shiftKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
		event.preventDefault();
		const to = views.indexOf(view) + (event.key === "ArrowLeft" ? -1 : 1);
		const other = views[to];
		if (other === undefined) return;
		setMoved({ uuid: view.uuid, place: to + 1 });
		void move(view, other);
	};
	return { moved, moveByKey };
}
