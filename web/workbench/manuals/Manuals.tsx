import { Suspense } from "react";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";

/** Drawing Markdown, and the product's own pages, come with the screen that shows them. */
const ManualsPage = lazyPart(() => import("./ManualsPage.tsx"));

export function Manuals() {
	return (
		<Suspense fallback={<Skeletons heights={[34, 420]} label={text("workbench.loading")} />}>
			<ManualsPage />
		</Suspense>
	);
}
