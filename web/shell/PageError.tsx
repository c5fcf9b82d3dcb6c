import { lazy, useEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { text } from "../texts/text.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";

const NotFound = lazy(() => import("./NotFound.tsx"));

const reloadKey = "laadstroom.reloaded-for-new-version";

/** A page that cannot be fetched any more: a new version was put in its place while this one was open. */
function isMissingChunk(error: unknown): boolean {
	return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

/** The last net: something on this page threw. The top bar stays, so that the person is not stuck. */
export function PageError({ supportAddress }: { readonly supportAddress: string }) {
	const error = useRouteError();
	usePageTitle(text("error.page.title"));
	useEffect(() => {
		if (!isMissingChunk(error) || sessionStorage.getItem(reloadKey)) return;
		sessionStorage.setItem(reloadKey, "yes");
		window.location.reload();
	}, [error]);
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
	return (
		<EmptyState
			heading
			title={text("error.page.title")}
			action={
				<PlainButton filled onClick={() => window.location.reload()}>
					{text("error.page.retry")}
				</PlainButton>
			}
		>
			{text("error.page.text", { email: supportAddress })}
		</EmptyState>
	);
}
