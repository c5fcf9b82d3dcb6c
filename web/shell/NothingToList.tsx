import { Link } from "react-router";
import { text } from "../texts/text.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { plainButtonClass } from "../ui/PlainButton.tsx";
import { usePageTitle } from "../ui/use-page-title.ts";
import { useMenu } from "./menu.ts";
import "../texts/areas/controls.ts";
import styles from "./NothingToList.module.css";

/** For who may see no list: says so, and where they may go. */
export default function NothingToList() {
	const pages = useMenu("pages");
	const signs = useMenu("signs");
	usePageTitle(text("nav.workflow"));
	return (
		<EmptyState
			heading
			title={text("list.denied")}
			action={
				<ul className={styles.links}>
					{[...pages, ...signs].map(({ to, label }) => (
						<li key={to}>
							<Link to={to} className={plainButtonClass}>
								{label}
							</Link>
						</li>
					))}
				</ul>
			}
		/>
	);
}
