import { text } from "../../texts/text.ts";
import { plainButtonClass } from "../../ui/PlainButton.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { EmptyState } from "../../ui/parts/EmptyState.tsx";
import "../../texts/areas/help.ts";

/** The product's page for an unknown address: people without access learn nothing more. */
export function NothingHere() {
	usePageTitle(text("notfound.title"));
	return (
		<main>
			<EmptyState
				heading
				title={text("notfound.title")}
				action={
					<a href={paths.dashboard()} className={plainButtonClass}>
						{text("notfound.back")}
					</a>
				}
			>
				{text("notfound.text")}
			</EmptyState>
		</main>
	);
}
