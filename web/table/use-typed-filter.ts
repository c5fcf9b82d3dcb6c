import { useEffect, useRef, useState } from "react";

/** Milliseconds without a key before the list follows. */
export const typingMs = 150;

/**
 * A text field that filters: shows every key at once and hands the text on when typing pauses. Follows
 * the value when it changes elsewhere (a chip is removed, the Back button).
 */
export function useTypedFilter(value: string, apply: (value: string) => void): readonly [string, (typed: string) => void] {
	const [typed, setTyped] = useState(value);
	const applied = useRef(value);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	useEffect(() => {
		if (value === applied.current) return;
		applied.current = value;
		clearTimeout(timer.current);
		setTyped(value);
	}, [value]);
	const latest = useRef(apply);
	latest.current = apply;
	// The pause counts from the key, not from when the key was drawn.
	const type = (next: string) => {
		setTyped(next);
		clearTimeout(timer.current);
		if (next === applied.current) return;
		timer.current = setTimeout(() => {
			applied.current = next;
			latest.current(next);
		}, typingMs);
	};
	return [typed, type];
}
