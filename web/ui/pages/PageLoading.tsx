import { useLocation } from "react-router";
import { Skeletons } from "../parts/Skeletons.tsx";
import { pageName } from "./page-name.ts";
import { usePageTitle } from "./use-page-title.ts";

interface PageLoadingProps {
	/** Heights of the placeholders below the heading, in pixels. */
	readonly heights?: readonly number[];
	readonly label?: string;
}

/**
 * A page that is still loading. Its heading and the tab's title come from the address, so it is named from the start.
 */
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
