import { Link } from "react-router";
import { text } from "../texts/text.ts";
import { Notice } from "../ui/Notice.tsx";
import { useMenu } from "./menu.ts";
import "../texts/areas/controls.ts";

/** For who may see no list: says so, and where they may go. */
export default function NothingToList() {
	const pages = useMenu("pages");
	const signs = useMenu("signs");
	return (
		<Notice kind="warning" title={text("list.denied")}>
			<ul>
				{[...pages, ...signs].map(({ to, label }) => (
					<li key={to}>
						<Link to={to}>{label}</Link>
					</li>
				))}
			</ul>
		</Notice>
	);
}
