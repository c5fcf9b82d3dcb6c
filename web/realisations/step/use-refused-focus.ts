import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the frame when one more attempt was refused, and at no other moment: not when the
 * frame comes on the page, which a keystroke can bring about. `attempts`: refused so far.
 */
export function useRefusedFocus(attempts: number): RefObject<HTMLElement | null> {
	const frame = useRef<HTMLElement>(null);
	const told = useRef(attempts);
	useEffect(() => {
		if (attempts === told.current) return;
		told.current = attempts;
		frame.current?.focus();
	}, [attempts]);
	return frame;
}
