import { useRef } from "react";

/** An act that ignores further calls while it is in progress: Enter presses a button even while it shows progress. */
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
