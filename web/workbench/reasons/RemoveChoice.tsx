import { useMemo } from "react";
import type { TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import { EditsLookedThrough } from "../acts/EditsLookedThrough.tsx";
import { scenariosIn } from "../bundle/scenarios-in.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { type Choice, type ChoiceListName, placesInScenarios, removedChoice } from "./choice-edits.ts";

interface RemoveChoiceProps {
	readonly tenant: TenantDefinition;
	readonly list: ChoiceListName;
	readonly choice: Choice;
	readonly isLast: boolean;
	readonly onClose: () => void;
}

/** Removes a choice from its list, after showing what this would make wrong in the flow, and how many places in scenarios still name it. */
export function RemoveChoice({ tenant, list, choice, isLast, onClose }: RemoveChoiceProps) {
	const bundle = useBundle();
	const { shown } = bundle;
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const edits = useMemo(() => [removedChoice(tenant, list, choice.index)], [tenant, list, choice.index]);
	const staying = useMemo(() => placesInScenarios(Object.values(scenariosIn(bundle)), list, choice.value), [bundle, list, choice.value]);
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
			{!needsOne && <EditsLookedThrough files={files} edits={edits} staying={staying} />}
		</ActDialog>
	);
}
