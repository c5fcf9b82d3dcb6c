import { Component, type ReactNode } from "react";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";

interface PreviewBoundaryProps {
	readonly children: ReactNode;
}

/** Shows an error if a step can't be rendered, until something changes. */
export class PreviewBoundary extends Component<PreviewBoundaryProps, { readonly reason: string | null }> {
	override state: { readonly reason: string | null } = { reason: null };

	static getDerivedStateFromError(error: unknown) {
		return { reason: error instanceof Error ? error.message : "" };
	}

	override render(): ReactNode {
		const { reason } = this.state;
		if (reason === null) return this.props.children;
		return (
			<main>
				<PlainNotice kind="danger" title={text("workbench.preview.failed")}>
					<span lang="en">{reason}</span>
				</PlainNotice>
			</main>
		);
	}
}
