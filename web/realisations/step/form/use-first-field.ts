import { type RefObject, useEffect, useRef } from "react";

/** A part that is still loading: its fields will precede those below it. */
const WAITING = "[data-fillable] [data-loading]";
const CONTROLS = "[data-fillable] :is(input, select, textarea)";
const NOT_FILLED_IN = ":disabled, [readonly], [type=hidden], [type=file], [tabindex='-1']";
/** Actions of the person, after which the focus is left alone. */
const ACTS = ["keydown", "pointerdown", "wheel", "touchstart"] as const;

/**
 * Scrolls to and focuses the first field when a person opens a step that they can edit, once. Not if the page is already
 * elsewhere because of a hash, the back button or the person's own actions, and not on devices with a touch keyboard,
 * which would cover the page.
 */
export function useFirstField(form: RefObject<HTMLElement | null>, theirs: boolean): void {
	const atOpening = useRef(theirs);
	useEffect(() => {
		if (!atOpening.current || hasTouchKeyboard() || location.hash !== "") return;
		let reached: HTMLElement | null = null;
		const parts = new MutationObserver(seek);
		// Content above the field may load late; until the person acts, the field is kept in view.
		const sizes = new ResizeObserver(() => reached !== null && reached === document.activeElement && show(reached));
		const stop = (): void => {
			parts.disconnect();
			sizes.disconnect();
			for (const act of ACTS) removeEventListener(act, stop, true);
		};
		function seek(): void {
			// A closing dialog takes a moment to disappear; one that stays needs an action first.
			if (document.querySelector('[aria-modal="true"]')) return;
			const frame = form.current;
			const field = frame !== null && document.activeElement?.contains(frame) === true ? firstField(frame) : null;
			if (field === "waiting") return;
			parts.disconnect();
			if (frame === null || field === null) return;
			reached = field;
			show(field);
			field.focus({ preventScroll: true });
			sizes.observe(field.closest("form") ?? frame);
		}
		// After the page has moved focus to its start, which happens in the same turn.
		const timer = setTimeout(() => {
			if (window.scrollY > 0) return;
			for (const act of ACTS) addEventListener(act, stop, true);
			parts.observe(document.body, { childList: true, subtree: true });
			seek();
		});
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, [form]);
}

function hasTouchKeyboard(): boolean {
	return globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
}

/** The first editable field; null if there is none, such as in a list without items. */
function firstField(frame: HTMLElement): HTMLElement | "waiting" | null {
	for (const element of frame.querySelectorAll<HTMLElement>(`${WAITING}, ${CONTROLS}`)) {
		if (element.matches(WAITING)) return "waiting";
		if (!element.matches(NOT_FILLED_IN)) return chosenOf(element);
	}
	return null;
}

/** For radio buttons the checked one, where Tab would stop too. */
function chosenOf(element: HTMLElement): HTMLElement {
	if (!(element instanceof HTMLInputElement) || element.type !== "radio") return element;
	const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(({ name }) => name === element.name);
	return group.find(({ checked }) => checked) ?? element;
}

/**
 * Scrolls the field into view, with its whole section if that fits, and no further: the information needed to fill it in, such as the two
 * locations that a decision is about, is above it, and as much of it as fits stays visible.
 */
function show(field: HTMLElement): void {
	const section = field.closest<HTMLElement>("section");
	const whole = section !== null && section.offsetHeight < window.innerHeight / 2 ? section : field;
	whole.scrollIntoView?.({ block: "end" });
	field.scrollIntoView?.({ block: "nearest" });
}
