import { Suspense } from "react";
import { text } from "../../texts/text.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";

/** Finding every condition of a flow takes part of the check along, so it comes with the screen that lists them. */
const ConditionsPage = lazyPart(() => import("./ConditionsPage.tsx"));

export function Conditions() {
	return (
		<Suspense fallback={<Skeletons heights={[34, 420]} label={text("workbench.loading")} />}>
			<ConditionsPage />
		</Suspense>
	);
}
