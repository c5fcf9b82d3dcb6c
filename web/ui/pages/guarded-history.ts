import { type Location, type NavigationType, type Navigator, parsePath, type UNSAFE_createBrowserHistory } from "react-router";

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type To = Parameters<Navigator["push"]>[0];

/** The current location, and how the person got there. */
interface Whereabouts {
	readonly location: Location;
	readonly action: NavigationType;
}

/**
 * Called before a navigation. Returns whether to block it; `go` performs it after all. `search`: where it goes; left out where the page
 * itself replaces its address.
 */
type Guard = (pathname: string, go: () => void, search?: string) => boolean;

/**
 * A history for the router that can block navigation: links and calls are held back, the browser's own buttons are
 * undone at once. The router supports this only in its data routers, which are two thirds larger and not used
 * otherwise.
 */
export class GuardedHistory implements Navigator {
	readonly #history: History;
	readonly #guards = new Set<Guard>();

	constructor(history: History) {
		this.#history = history;
	}

	get location(): Location {
		return this.#history.location;
	}

	get action(): NavigationType {
		return this.#history.action;
	}

	readonly createHref = (to: To): string => this.#history.createHref(to);
	readonly go = (delta: number): void => this.#history.go(delta);
	readonly push = (to: To, state?: unknown): void => this.#leave(to, () => this.#history.push(to, state), true);
	readonly replace = (to: To, state?: unknown): void => this.#leave(to, () => this.#history.replace(to, state));

	/** The first guard that blocks a navigation is the last one asked. Returns a function that removes it. */
	guard(guard: Guard): () => void {
		this.#guards.add(guard);
		return () => this.#guards.delete(guard);
	}

	/** Performs a navigation that was held back, unless a guard that is there now blocks it. */
	readonly resume: (...leaving: Parameters<Guard>) => void = (...leaving) => {
		if (!this.#isBlocked(...leaving)) leaving[1]();
	};

	listen(tell: (at: Whereabouts) => void): () => void {
		// The browser's buttons can't be prevented, only reverted, and repeated once the person agrees.
		let takingBack = false;
		let agreed = false;
		return this.#history.listen(({ action, location, delta }) => {
			if (takingBack) {
				takingBack = false;
				return;
			}
			// There is no history entry to go back to after an address was typed by hand.
			if (action === "POP" && delta && !agreed) {
				const again = () => {
					agreed = true;
					this.go(delta);
				};
				if (this.#isBlocked(location.pathname, again, location.search)) {
					takingBack = true;
					this.go(-delta);
					return;
				}
			}
			agreed = false;
			tell({ action, location });
		});
	}

	#leave(to: To, go: () => void, pushed = false): void {
		const { pathname = "", search = "" } = typeof to === "string" ? parsePath(to) : to;
		this.resume(pathname, go, pushed ? search : undefined);
	}

	#isBlocked: Guard = (...leaving) => {
		for (const guard of this.#guards) if (guard(...leaving)) return true;
		return false;
	};
}
