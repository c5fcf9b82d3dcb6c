import { useEffect, useRef, useState } from "react";

/** Pause in typing after which the list follows. Milliseconds. */
const typingMs = 150;

/**
 * State of a text filter: shows every keystroke at once and applies the text when typing pauses. Follows the value when
 * it changes elsewhere (a removed chip, the Back button).
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
	// The pause starts at the keystroke, not when it was rendered.
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
