import { useEffect, useState } from "react";

/** Milliseconds after which somebody who waits wants to know that something is in progress. */
const slowMs = 1_000;

/** Whether something has been in progress for so long that the page should say so. */
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
