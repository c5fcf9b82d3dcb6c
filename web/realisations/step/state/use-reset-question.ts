import { useCallback, useRef, useState } from "react";

/** A confirmation that is awaited before an action resets the process. */
export interface ResetQuestion {
	readonly asking: boolean;
	/** Resolves to whether to go on. An earlier question that is still open is answered with no. */
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
