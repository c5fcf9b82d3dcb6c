import { useRef } from "react";

/** An act that is done once, however often it is asked for before it is done: Enter presses a button that says it is under way all the same. */
export function useOnce<Given extends readonly unknown[]>(act: (...given: Given) => Promise<void>): (...given: Given) => Promise<void> {
	const busy = useRef(false);
	return async (...given) => {
		if (busy.current) return;
		busy.current = true;
		await act(...given).finally(() => {
			busy.current = false;
		});
	};
}
