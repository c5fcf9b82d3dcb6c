import { Component, type ReactNode, useEffect } from "react";
import { type Location, useLocation } from "react-router";
import { text } from "../texts/text.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { fetchStylesAgain } from "../ui/failed-styles.ts";
import { forgetFailedPages } from "../ui/lazy-page.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { paths } from "../ui/paths.ts";
import { usePageTitle } from "../ui/use-page-title.ts";

interface PageErrorBoundaryProps {
	readonly supportAddress: string;
	/** Around the frame too: what is shown then stands by itself, with a way to the start page. */
	readonly whole?: true;
	readonly children: ReactNode;
}

/** Error boundary around the pages, and around the frame; resets on navigation. */
export function PageErrorBoundary(props: PageErrorBoundaryProps) {
	return <ErrorBoundary {...props} location={useLocation()} />;
}

interface ErrorBoundaryState {
	readonly failure: { readonly error: unknown } | null;
}

class ErrorBoundary extends Component<PageErrorBoundaryProps & { readonly location: Location }, ErrorBoundaryState> {
	override state: ErrorBoundaryState = { failure: null };

	static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
		return { failure: { error } };
	}

	override componentDidCatch(): void {
		forgetFailedPages();
	}

	override componentDidUpdate(before: { readonly location: Location }): void {
		if (this.state.failure === null || before.location === this.props.location) return;
		fetchStylesAgain();
		this.setState({ failure: null });
	}

	override render(): ReactNode {
		const { supportAddress, whole, children } = this.props;
		const { failure } = this.state;
		if (failure === null) return children;
		const told = <PageError error={failure.error} supportAddress={supportAddress} whole={whole} />;
		return whole ? <main>{told}</main> : told;
	}
}

const reloadKey = "laadstroom.reloaded-for-new-version";

/** Whether a page's file is gone because a new version was deployed while this one was open. */
function isMissingChunk(error: unknown): boolean {
	return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

interface PageErrorProps {
	readonly error: unknown;
	readonly supportAddress: string;
	readonly whole: true | undefined;
}

/** The last resort: something on this page threw. The top bar stays, or a link stands for it, so the person is not stuck. */
function PageError({ error, supportAddress, whole }: PageErrorProps) {
	usePageTitle(text("error.page.title"));
	useEffect(() => {
		if (!isMissingChunk(error)) return;
		try {
			if (sessionStorage.getItem(reloadKey)) return;
			sessionStorage.setItem(reloadKey, "yes");
		} catch {
			// Without knowing that it has been tried, it might go on for ever.
			return;
		}
		window.location.reload();
	}, [error]);
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
