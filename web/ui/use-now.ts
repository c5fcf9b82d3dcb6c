import { useSyncExternalStore } from "react";

const minuteMs = 60_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
	now = Date.now();
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	if (timer === undefined) {
		timer = setInterval(tick, minuteMs);
		if (Date.now() - now > 1000) tick();
	}
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		clearInterval(timer);
		timer = undefined;
	};
}

/** The present instant in milliseconds, the same for everything on screen and renewed every minute: one clock for all ages. */
export function useNow(): number {
	return useSyncExternalStore(subscribe, () => now);
}
