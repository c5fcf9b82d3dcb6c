import { useEffect } from "react";
import { text } from "../texts/text.ts";

let suffix = "Laadstroom";

/** The tenant's own page title, behind the page's name in the browser's tab. */
export function setPageTitleSuffix(title: string): void {
	suffix = title;
}

/** Name of this page in the tab, history and screen reader; the count of errors may stand in front of it. */
export function usePageTitle(page: string): void {
	useEffect(() => {
		document.title = text("page.title", { page, tenant: suffix });
	}, [page]);
}
