import { useMemo } from "react";
import type { TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import { placesText } from "../bundle/counted.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { type Choice, type ChoiceListName, placesOfChoice, removedChoice } from "./choice-edits.ts";

interface RemoveChoiceProps {
	readonly tenant: TenantDefinition;
	readonly list: ChoiceListName;
	readonly choice: Choice;
	readonly isLast: boolean;
	readonly onClose: () => void;
}

/** Removes a choice from its list, after showing how many places still use it. */
export function RemoveChoice({ tenant, list, choice, isLast, onClose }: RemoveChoiceProps) {
	const { shown } = useBundle();
	const places = useMemo(() => placesOfChoice(new Map(Object.entries(shown.files)), choice.value), [shown, choice.value]);
	const needsOne = isLast && list !== "reasonOptions";
	return (
		<ActDialog
			title={text("style.remove.title", { text: choice.text })}
			action={text("style.entry.remove.short")}
			dangerous
			said={text("style.entry.removed", { text: choice.text })}
			edits={() => (needsOne ? text("style.remove.last") : [removedChoice(tenant, list, choice.index)])}
			onDone={onClose}
			onClose={onClose}
		>
			<p>{text("style.remove.kept")}</p>
			{places > 0 && <p>{text("style.remove.uses", { places: placesText(places) })}</p>}
		</ActDialog>
	);
}
