import { type RefObject, useEffect, useRef } from "react";
import { notifyInfo } from "../../api/notify.ts";
import { type ActionId, actionKeys } from "./action-keys.ts";
import { lettersAllowed } from "./letter-shortcuts.ts";

/** What a part of the page can do just now. */
export interface Offer {
	readonly run: () => void;
	/** Why not, in the words of the engine, which its key then says; undefined if it can be done. */
	readonly refused?: string | undefined;
	/** Values for the placeholders in its name. */
	readonly values?: Readonly<Record<string, string | number>>;
}

/** By action; several if one kind of action is offered for several things. */
export type Offers = Readonly<Partial<Record<ActionId, Offer | readonly Offer[] | (() => void) | null>>>;

interface ActionOptions {
	/** The form that the keys belong to: in fields elsewhere, or under a dialog, they do nothing. */
	readonly within?: RefObject<HTMLElement | null>;
	/** Only while the focus is in it. */
	readonly focused?: boolean;
	/** Selects fields in which single keys act too, since a letter types nothing there: for what changes nothing. */
	readonly free?: string;
}

/** Dispatched on the window when a part of the page begins to offer something. */
export const offersChanged = "offers-changed";

/** What every part of the page offers, in the order in which the parts appeared. */
export const offering = new Set<{ readonly current: Offers }>();

/**
 * Offers actions of this part of the page, by key and in the palette. Keys are those of `KeyboardEvent.key`: single ones
 * never act in a field or under a dialog, and only if the person has not switched them off (WCAG 2.1.4); those with Ctrl or
 * Cmd also in fields.
 */
export function useActions(offers: Offers, { within, focused = false, free }: ActionOptions = {}): void {
	const current = useRef(offers);
	current.current = offers;
	useEffect(() => {
		function onKey(event: KeyboardEvent): void {
			if (event.defaultPrevented || event.altKey) return;
			const run = offeredFor(event, current.current);
			if (run === null || !isHeard(event, free)) return;
			if (within && !belongsTo(within.current, event.target)) return;
			if (focused && event.target === document.body) return;
			event.preventDefault();
			run();
		}
		offering.add(current);
		dispatchEvent(new Event(offersChanged));
		document.addEventListener("keydown", onKey);
		return () => {
			offering.delete(current);
			document.removeEventListener("keydown", onKey);
		};
	}, [within, focused, free]);
}

const withControl = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** What the key does; null if it can do nothing just now. */
function offeredFor(event: KeyboardEvent, offers: Offers): (() => void) | null {
	const key = (withControl(event) ? "Ctrl+" : "") + plainKey(event);
	const id = (Object.keys(offers) as ActionId[]).find((each) => actionKeys[each] === key && offers[each]);
	const offer = id && offers[id];
	// An action offered for several things has no key.
	if (!offer || "map" in offer) return null;
	if (typeof offer === "function") return offer;
	const { run, refused } = offer as Offer;
	if (refused === undefined) return run;
	return refused === "" ? null : () => notifyInfo(refused);
}

/** An open dialog suspends the page's keys: they would act behind it, or close it with unsaved input. */
function isHeard(event: KeyboardEvent, free: string | undefined): boolean {
	if (document.querySelector('[aria-modal="true"]')) return false;
	return withControl(event) || (!isTyping(event.target, free) && lettersAllowed());
}

/** With Caps Lock on, a browser reports "S" for the key s, and "s" for Shift and s. The modifier decides instead. */
function plainKey({ key, shiftKey }: KeyboardEvent): string {
	if (!/^\p{L}$/u.test(key)) return key;
	return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** Whether a key pressed there types text. The checkbox of a row has the focus after a click, but nothing is typed into it. */
export function isTyping(target: EventTarget | null, free = "table [type=checkbox]"): boolean {
	return target instanceof HTMLElement && !target.matches(free) && (target.isContentEditable || target.matches("input,textarea,select"));
}

/**
 * Whether the target is in the form itself and not in something open over it, such as a calendar, or is an ancestor of
 * the form, as it is just after the page was opened.
 */
function belongsTo(form: HTMLElement | null, target: EventTarget | null): boolean {
	if (form === null || !(target instanceof Element)) return false;
	return target.contains(form) || (form.contains(target) && target.closest('[role="dialog"]') === null);
}
