import { Component, lazy, type ReactNode, Suspense } from "react";

/** Fetched once the first page is there (main.tsx), so that it is available when nothing else is. */
export const fetchWholeError = () => import("./WholeError.tsx");

const WholeError = lazy(fetchWholeError);

/**
 * Around everything, for errors in what surrounds the frame and the pages: the sign-in, the configuration, the router.
 * By the time the error is shown, the screens below have stored what was typed, as when a page is left.
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
