import { listItself } from "../../engine/index.ts";
import { text } from "../texts/text.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import styles from "./SavedViews.module.css";
import { asForRole, type ListStart } from "./use-list-start.ts";
import type { ViewsState } from "./use-views.ts";
import type { View } from "./view.ts";

interface StartLineProps {
	readonly start: ListStart;
	readonly views: readonly View[];
	readonly state: ViewsState;
	readonly say: (sentence: string) => void;
}

/** States by whose choice the list begins as it does, if no view shows that, with a button to change it. */
export function StartLine({ start, views, state, say }: StartLineProps) {
	const isOwn = views.some(({ uuid }) => uuid === start.own);
	const isList = start.own === listItself;
	// A view that the person chose shows this itself.
	if (isOwn || (!isList && start.search === null)) return null;
	const choose = async () => {
		if (await state.also(() => start.choose(isList ? asForRole : listItself))) say(text("views.start.done"));
	};
	return (
		<p className={styles.start}>
			{text(isList ? "views.start.isList" : "views.start.isUsual")}{" "}
			<PlainButton small busy={state.busy} onClick={() => void choose()}>
				{text(isList ? "views.start.usual" : "views.start.list")}
			</PlainButton>
		</p>
	);
}
