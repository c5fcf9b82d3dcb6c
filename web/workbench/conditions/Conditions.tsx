import { Suspense } from "react";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";

/** Lazy-loaded with its screen: finding every condition of a flow requires part of the check. */
const ConditionsPage = lazyPart(() => import("./ConditionsPage.tsx"));

export function Conditions() {
	return (
		<Suspense fallback={<Skeletons heights={[34, 420]} label={text("workbench.loading")} />}>
			<ConditionsPage />
		</Suspense>
	);
}
