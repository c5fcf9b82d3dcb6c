import { useCallback, useRef, useState } from "react";

/** A question that whoever is about to reset the process waits for. */
export interface ResetQuestion {
	readonly asking: boolean;
	/** Resolves to whether to go on. An earlier question that has no answer yet is answered with no. */
	readonly ask: () => Promise<boolean>;
	readonly answer: (goOn: boolean) => void;
}

export function useResetQuestion(): ResetQuestion {
	const waiting = useRef<((goOn: boolean) => void) | null>(null);
	const [asking, setAsking] = useState(false);
	const ask = useCallback(() => {
		waiting.current?.(false);
		setAsking(true);
		return new Promise<boolean>((resolve) => {
			waiting.current = resolve;
		});
	}, []);
	const answer = useCallback((goOn: boolean) => {
		waiting.current?.(goOn);
		waiting.current = null;
		setAsking(false);
	}, []);
	return { asking, ask, answer };
}
