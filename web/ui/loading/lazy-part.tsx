import { Component, type ComponentType, createElement, lazy, type ReactNode } from "react";
import { fetchStylesAgain } from "./failed-styles.ts";
import { loadWhenIdle } from "./load-when-idle.ts";
import { NotFetched } from "./not-fetched.ts";
import { PartFailed } from "./PartFailed.tsx";

interface LazyPartOptions<Props> {
	/**
	 * For a part that opens over the page: returns its close function, or null while it is closed. Omit for a part within
	 * the page.
	 */
	readonly over?: (props: Props) => (() => void) | null;
	/** Optional: renders nothing if it can't be loaded. */
	readonly dispensable?: true;
	/** Optional: fetched once the browser is idle, so that it is there when it first renders. */
	readonly early?: true;
}

/**
 * A part of a page, loaded when it first renders. If that fails, without a network or after a new version was deployed,
 * a message takes its place, and the page with its unsaved input stays.
 */
export function lazyPart<Props extends object>(
	load: () => Promise<{ default: (props: Props) => ReactNode }>,
	{ over, dispensable, early }: LazyPartOptions<Props> = {},
): (props: Props) => ReactNode {
	const attempt = () =>
		lazy<ComponentType<Props>>(() =>
			load().catch((cause: unknown) => {
				throw new NotFetched("part not fetched", { cause });
			}),
		);
	// A failed `lazy` component stays failed, so a retry needs a new one.
	let latest: ComponentType<Props> = attempt();
	let isDrawn = false;
	// React shows what is loaded behind a `lazy` up to 300 ms late, in which keys meant for it would be lost.
	if (early) {
		loadWhenIdle(async () => {
			const part = await load();
			if (!isDrawn) latest = part.default;
		});
	}
	return (props) => (
		<PartErrorBoundary
			draw={() => {
				isDrawn = true;
				return createElement(latest, props);
			}}
			onFailed={() => {
				latest = attempt();
			}}
			close={dispensable ? null : over?.(props)}
		/>
	);
}

interface PartErrorBoundaryProps {
	readonly draw: () => ReactNode;
	readonly onFailed: () => void;
	/** Null if a failure is not reported. */
	readonly close: (() => void) | null | undefined;
}

class PartErrorBoundary extends Component<PartErrorBoundaryProps, { readonly error: unknown; readonly failures: number }> {
	override state: { readonly error: unknown; readonly failures: number } = { error: null, failures: 0 };

	static getDerivedStateFromError(error: unknown) {
		return { error };
	}

	override componentDidCatch(error: unknown): void {
		if (!(error instanceof NotFetched)) return;
		this.props.onFailed();
		this.setState(({ failures }) => ({ failures: failures + 1 }));
	}

	readonly #again = (): void => {
		fetchStylesAgain();
		this.setState({ error: null });
	};

	override render(): ReactNode {
		const { error, failures } = this.state;
		const { draw, close } = this.props;
		if (error === null) return draw();
		if (!(error instanceof NotFetched)) throw error;
		if (close === null) return null;
		return <PartFailed again={failures > 1} close={close} onRetry={this.#again} />;
	}
}
