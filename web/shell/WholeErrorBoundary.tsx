import { Component, lazy, type ReactNode, Suspense } from "react";

/** Fetched once the first page is there (main.tsx), so that it is at hand when nothing else is. */
export const fetchWholeError = () => import("./WholeError.tsx");

const WholeError = lazy(fetchWholeError);

/**
 * Around everything, for faults of what the frame and the pages stand in: the sign-in, the configuration, the addresses. The
 * screens below have kept what was typed by the time the page is shown, as when a page is left.
 */
export class WholeErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError(): { readonly failed: boolean } {
		return { failed: true };
	}

	override render(): ReactNode {
		if (!this.state.failed) return this.props.children;
		return (
			<Suspense fallback={null}>
				<WholeError />
			</Suspense>
		);
	}
}
