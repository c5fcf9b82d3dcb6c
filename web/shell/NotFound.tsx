import { Link } from "react-router";
import { text } from "../texts/text.ts";
import { plainButtonClass } from "../ui/PlainButton.tsx";
import { paths } from "../ui/pages/paths.ts";
import { usePageTitle } from "../ui/pages/use-page-title.ts";
import { EmptyState } from "../ui/parts/EmptyState.tsx";
import "../texts/areas/help.ts";

export default function NotFound() {
	usePageTitle(text("notfound.title"));
	return (
		<EmptyState
			heading
			title={text("notfound.title")}
			action={
				<Link to={paths.dashboard()} className={plainButtonClass}>
					{text("notfound.back")}
				</Link>
			}
		>
			{text("notfound.text")}
		</EmptyState>
	);
}
