import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../ui/loading/lazy-part.tsx";
import type TextDraftNotice from "./TextDraftNotice.tsx";

/** Lazy-loaded, for somebody who typed on another device; if loading fails, the text stays on the server. */
const Offer = lazyPart(() => import("./TextDraftNotice.tsx"), { dispensable: true });

/** Offers the text that was typed on another device, to put into the fields or to discard. */
export function OfferedText(props: ComponentProps<typeof TextDraftNotice>) {
	if (props.draft.offered === null) return null;
	return (
		<Suspense fallback={null}>
			<Offer {...props} />
		</Suspense>
	);
}
