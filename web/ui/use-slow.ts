import { useEffect, useState } from "react";

/** Milliseconds after which somebody who waits wants to know that something is under way. */
const slowMs = 1_000;

/** Whether something has been under way for so long that it is to be said. */
export function useSlow(busy: boolean): boolean {
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		if (!busy) return;
		const timer = setTimeout(() => setSlow(true), slowMs);
		return () => {
			clearTimeout(timer);
			setSlow(false);
		};
	}, [busy]);
	return busy && slow;
}
