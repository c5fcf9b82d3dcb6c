import { useEffect } from "react";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { EmptyState } from "../ui/parts/EmptyState.tsx";

const reloadKey = "laadstroom.reloaded-for-new-version";

/** Whether a file is gone because a new version was deployed while this one was open. */
function isMissingChunk(error: unknown): boolean {
	return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

/**
 * Reloads the product, once a session, if `error` may come from a new version. Not while offline: that would replace
 * the product by the browser's own error page.
 */
function useReloadForNewVersion(error: unknown): void {
	useEffect(() => {
		if (!isMissingChunk(error) || !navigator.onLine) return;
		try {
			if (sessionStorage.getItem(reloadKey)) return;
			sessionStorage.setItem(reloadKey, "yes");
		} catch {
			// Without a record of the attempt, it might reload for ever.
			return;
		}
		window.location.reload();
	}, [error]);
}

interface UnfetchedPageProps {
	readonly cause: unknown;
	readonly onRetry: () => void;
}

/** Replaces a page whose files, or whose record, did not arrive. Retries by itself once the browser is online again. */
export function UnfetchedPage({ cause, onRetry }: UnfetchedPageProps) {
	usePageTitle(text("error.fetch.title"));
	useReloadForNewVersion(cause);
	useEffect(() => {
		window.addEventListener("online", onRetry);
		return () => window.removeEventListener("online", onRetry);
	}, [onRetry]);
	return (
		<EmptyState
			heading
			title={text("error.fetch.title")}
			action={
				<>
					<PlainButton filled onClick={onRetry}>
						{text("part.retry")}
					</PlainButton>{" "}
					{/* Some browsers never retry a failed import. */}
					<PlainButton onClick={() => window.location.reload()}>{text("error.page.retry")}</PlainButton>
				</>
			}
		>
			{text("error.fetch.text")}
		</EmptyState>
	);
}
