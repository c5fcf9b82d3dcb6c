import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../ui/lazy-part.tsx";
import type TextDraftNotice from "./TextDraftNotice.tsx";

/** Needed by whoever typed on another device; without it what is there stays there. */
const Offer = lazyPart(() => import("./TextDraftNotice.tsx"), { dispensable: true });

/** What was typed on another device, to lay in the fields or to throw away. */
export function OfferedText(props: ComponentProps<typeof TextDraftNotice>) {
	if (props.draft.offered === null) return null;
	return (
		<Suspense fallback={null}>
			<Offer {...props} />
		</Suspense>
	);
}
