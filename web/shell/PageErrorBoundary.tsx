import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode } from "react";
import { type Location, useLocation } from "react-router";
import { isUnreachable } from "../api/reachable.ts";
import { text } from "../texts/text.ts";
import { fetchStylesAgain } from "../ui/loading/failed-styles.ts";
import { forgetFailedPages } from "../ui/loading/lazy-page.ts";
import { NotFetched } from "../ui/loading/not-fetched.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { paths } from "../ui/pages/paths.ts";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { EmptyState } from "../ui/parts/EmptyState.tsx";
import { UnfetchedPage } from "./UnfetchedPage.tsx";

interface PageErrorBoundaryProps {
	readonly supportAddress: string;
	/** Surrounds the frame too: the error then stands alone, with a link to the start page. */
	readonly whole?: true;
	readonly children: ReactNode;
}

/** Error boundary around the pages, and around the frame; resets on navigation. */
export function PageErrorBoundary(props: PageErrorBoundaryProps) {
	const { reset } = useQueryErrorResetBoundary();
	return <ErrorBoundary {...props} location={useLocation()} resetQueries={reset} />;
}

interface ErrorBoundaryState {
	readonly failure: { readonly error: unknown } | null;
}

interface ErrorBoundaryProps extends PageErrorBoundaryProps {
	readonly location: Location;
	/** Resets the queries that failed the page; otherwise they would fail it again at once for as long as they are cached. */
	readonly resetQueries: () => void;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
	override state: ErrorBoundaryState = { failure: null };

	static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
		return { failure: { error } };
	}

	override componentDidCatch(): void {
		forgetFailedPages();
	}

	override componentDidUpdate(before: { readonly location: Location }): void {
		if (this.state.failure === null || before.location === this.props.location) return;
		this.#again();
	}

	readonly #again = (): void => {
		fetchStylesAgain();
		this.props.resetQueries();
		this.setState({ failure: null });
	};

	override render(): ReactNode {
		const { supportAddress, whole, children } = this.props;
		const { failure } = this.state;
		if (failure === null) return children;
		const { error } = failure;
		const told =
			error instanceof NotFetched || isUnreachable(error) ? (
				<UnfetchedPage cause={error instanceof NotFetched ? error.cause : error} onRetry={this.#again} />
			) : (
				<PageError supportAddress={supportAddress} whole={whole} />
			);
		return whole ? <main>{told}</main> : told;
	}
}

interface PageErrorProps {
	readonly supportAddress: string;
	readonly whole: true | undefined;
}

/** The last resort: something on this page threw. The top bar stays, or a link replaces it, so the person is not stuck. */
function PageError({ supportAddress, whole }: PageErrorProps) {
	usePageTitle(text("error.page.title"));
	return (
		<EmptyState
			heading
			title={text("error.page.title")}
			action={
				<>
					<PlainButton filled onClick={() => window.location.reload()}>
						{text("error.page.retry")}
					</PlainButton>{" "}
					{whole ? <a href={paths.dashboard()}>{text("nav.home")}</a> : null}
				</>
			}
		>
			{text("error.page.text", { email: supportAddress })}
		</EmptyState>
	);
}
