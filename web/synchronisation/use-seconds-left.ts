import { useEffect, useState } from "react";

/** Whole seconds until an instant, counting down; 0 without one. */
export function useSecondsLeft(until: number | null): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		if (until === null) return;
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), 1_000);
		return () => clearInterval(timer);
	}, [until]);
	return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1_000));
}
