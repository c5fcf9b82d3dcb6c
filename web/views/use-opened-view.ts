import { useState } from "react";
import type { ListName } from "../../engine/index.ts";
import type { View } from "./view.ts";

const keyOf = (list: ListName) => `laadstroom.view.${list}`;

/** The view last opened in this browser tab, so that changes to it can be recognised. Opening the list itself leaves the view. */
export function useOpenedView(list: ListName, search: string): readonly [string | null, (uuid: string | null) => void] {
	const [opened, setOpened] = useState(() => {
		if (isListItself(search)) store(list, null);
		return read(keyOf(list));
	});
	const keep = (uuid: string | null) => {
		setOpened(uuid);
		store(list, uuid);
	};
	return [opened, keep];
}

function store(list: ListName, uuid: string | null): void {
	try {
		if (uuid === null) sessionStorage.removeItem(keyOf(list));
		else sessionStorage.setItem(keyOf(list), uuid);
	} catch {
		// If the browser can't store it, it lasts as long as the list is open.
	}
}

export interface CurrentView {
	readonly view: View;
	/** The list no longer shows exactly what the view says. */
	readonly changed: boolean;
}

/**
 * The view the list shows: one that matches exactly, or else the opened one, changed since. Null if neither applies,
 * and for the list itself: saving that as the view would lose the view.
 */
export function currentView(views: readonly View[], search: string, opened: string | null): CurrentView | null {
	const same = views.filter((view) => isSameSearch(view.search, search));
	const exact = same.find(({ uuid }) => uuid === opened) ?? same[0];
	if (exact) return { view: exact, changed: false };
	if (isListItself(search)) return null;
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

/** Not part of a view: the current page, and how many rows it shows. */
const passing = ["pagina", "rijen"];

/** A normal form of a view's query, in which the order of parameters doesn't matter. */
function plainSearch(search: string): string {
	const [word = "", query = ""] = search.split("?", 2);
	const params = new URLSearchParams(query);
	for (const name of passing) params.delete(name);
	params.sort();
	return `${word}?${params}`;
}

/** A tab of the list itself, in any layout: no filter, no order, no columns. */
function isListItself(search: string): boolean {
	const [, query = ""] = plainSearch(search).split("?", 2);
	return [...new URLSearchParams(query).keys()].every((name) => name === "categorie" || name === "weergave");
}

function isSameSearch(one: string, other: string): boolean {
	return plainSearch(one) === plainSearch(other);
}
