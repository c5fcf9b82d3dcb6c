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
	const latest = useRef(apply);
	latest.current = apply;
	useEffect(() => {
		if (value === applied.current) return;
		applied.current = value;
		setTyped(value);
	}, [value]);
	useEffect(() => {
		if (typed === applied.current) return;
		const timer = setTimeout(() => {
			applied.current = typed;
			latest.current(typed);
		}, typingMs);
		return () => clearTimeout(timer);
	}, [typed]);
	return [typed, setTyped];
}
