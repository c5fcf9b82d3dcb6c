import { useLocation } from "react-router";
import { pageName } from "./page-name.ts";
import { Skeletons } from "./Skeletons.tsx";
import { usePageTitle } from "./use-page-title.ts";

interface PageLoadingProps {
	/** Of what stands under the heading, in pixels. */
	readonly heights?: readonly number[];
	readonly label?: string;
}

/** A whole page before it is there: named from the first moment on, in its heading and in the tab, by what its address says. */
export function PageLoading({ heights = [44, 420], label }: PageLoadingProps) {
	const name = pageName(useLocation().pathname);
	usePageTitle(name);
	return (
		<>
			<h1>{name}</h1>
			<Skeletons heights={heights} {...(label === undefined ? {} : { label })} />
		</>
	);
}
