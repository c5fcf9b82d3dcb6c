import { Suspense } from "react";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";

/** Lazy-loaded with its screen: rendering Markdown, and the product's own pages. */
const ManualsPage = lazyPart(() => import("./ManualsPage.tsx"));

export function Manuals() {
	return (
		<Suspense fallback={<Skeletons heights={[34, 420]} label={text("workbench.loading")} />}>
			<ManualsPage />
		</Suspense>
	);
}
