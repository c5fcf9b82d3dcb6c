import { useMemo } from "react";
import type { TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import { EditsLookedThrough } from "../acts/EditsLookedThrough.tsx";
import { useBundle } from "../bundle/use-bundle.ts";
import { type Choice, type ChoiceListName, removedChoice } from "./choice-edits.ts";

interface RemoveChoiceProps {
	readonly tenant: TenantDefinition;
	readonly list: ChoiceListName;
	readonly choice: Choice;
	readonly isLast: boolean;
	readonly onClose: () => void;
}

/** Removes a choice from its list, after showing the problems that this would add: the places that still name it. */
export function RemoveChoice({ tenant, list, choice, isLast, onClose }: RemoveChoiceProps) {
	const { shown } = useBundle();
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const edits = useMemo(() => [removedChoice(tenant, list, choice.index)], [tenant, list, choice.index]);
	const needsOne = isLast && list !== "reasonOptions";
	return (
		<ActDialog
			title={text("style.remove.title", { text: choice.text })}
			action={text("style.entry.remove.short")}
			dangerous
			said={text("style.entry.removed", { text: choice.text })}
			edits={() => (needsOne ? text("style.remove.last") : edits)}
			onDone={onClose}
			onClose={onClose}
		>
			<p>{text("style.remove.kept")}</p>
			{!needsOne && <EditsLookedThrough files={files} edits={edits} />}
		</ActDialog>
	);
}
