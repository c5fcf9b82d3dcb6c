import { Component, type ReactNode } from "react";
import { SignInScreen } from "../accounts/SignInScreen.tsx";
import { text } from "../texts/text.ts";
import { hasUnstoredWork } from "../ui/kept-work.ts";
import { PlainButton } from "../ui/PlainButton.tsx";

interface Props {
	readonly children: ReactNode;
}

/**
 * Around everything, for faults of what the frame and the pages stand in: the sign-in, the configuration, the addresses. Uses
 * nothing of theirs. The screens below have kept what was typed by the time this is shown, as when a page is left.
 */
export class WholeErrorBoundary extends Component<Props, { readonly failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError(): { readonly failed: boolean } {
		return { failed: true };
	}

	override render(): ReactNode {
		if (!this.state.failed) return this.props.children;
		return (
			<SignInScreen
				title={text("error.whole.title")}
				actions={
					<PlainButton filled onClick={() => window.location.reload()}>
						{text("error.page.retry")}
					</PlainButton>
				}
			>
				<p role="alert">{text(hasUnstoredWork() ? "error.whole.unstored" : "error.whole.text")}</p>
			</SignInScreen>
		);
	}
}
