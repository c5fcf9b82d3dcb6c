import { type ComponentType, createElement, lazy, type ReactNode } from "react";
import { chunkInTime } from "./chunk-in-time.ts";
import { NotFetched } from "./not-fetched.ts";

export interface LazyPage {
	readonly element: ReactNode;
	/** Loads the page without rendering it; a failure surfaces when it renders. */
	readonly handle: () => Promise<void>;
}

const failed = new Set<() => void>();

/** A route's page, loaded on first navigation. Rendering it throws if it can't be loaded. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
	let fetched: Promise<{ default: ComponentType }> | undefined;
	const fetchOnce = () => {
		fetched ??= chunkInTime(load()).catch((cause: unknown) => {
			failed.add(again);
			throw new NotFetched("page not fetched", { cause });
		});
		return fetched;
	};
	const again = () => {
		fetched = undefined;
		latest = lazy(fetchOnce);
	};
	// A failed `lazy` component stays failed, so a retry needs a new one.
	let latest = lazy(fetchOnce);
	return {
		element: createElement(LatestAttempt, { of: () => latest }),
		handle: () =>
			fetchOnce().then(
				() => {},
				() => {},
			),
	};
}

function LatestAttempt({ of }: { readonly of: () => ComponentType }): ReactNode {
	return createElement(of());
}

/** Makes pages that failed to load be loaded again on the next navigation. Call once the failure has been shown. */
export function forgetFailedPages(): void {
	for (const again of failed) again();
	failed.clear();
}
