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
		// The timer was stopped meanwhile, or the clock was set back.
		if (Math.abs(Date.now() - now) > 1000) tick();
	}
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		clearInterval(timer);
		timer = undefined;
	};
}

/**
 * The current time in milliseconds since 1970, updated every minute and shared by everything on screen, so that all
 * ages agree.
 */
export function useNow(): number {
	return useSyncExternalStore(subscribe, () => now);
}
