import { useEffect } from "react";
import { text } from "../../texts/text.ts";

let suffix = "Laadstroom";

/** Sets the tenant's own title, which follows the page's name in the browser tab. */
export function setPageTitleSuffix(title: string): void {
	suffix = title;
}

/** Sets the page's name in the tab, the history and for screen readers; an error count may precede it. */
export function usePageTitle(page: string): void {
	useEffect(() => {
		document.title = text("page.title", { page, tenant: suffix });
	}, [page]);
}
