import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { conditionUsesOf, formatPath, renameConditionEdits } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import { ChangedPlaces } from "../acts/ChangedPlaces.tsx";
import { faultAt } from "../acts/fault-context.ts";
import { LabelInput } from "../acts/LabelInput.tsx";
import { placesText } from "../bundle/counted.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { usePlaces } from "../bundle/use-places.ts";
import { conditionNameFault } from "./condition-name.ts";

interface RenameConditionProps {
	readonly name: string;
	/** Names that are already in use. */
	readonly taken: readonly string[];
	readonly onClose: () => void;
}

/** Gives a named condition another name, in every place that names it: all or none. */
export function RenameCondition({ name, taken, onClose }: RenameConditionProps) {
	const [, setSearch] = useSearchParams();
	const { shown } = useBundle();
	const placeOf = usePlaces();
	const [typed, setTyped] = useState(name);
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const uses = useMemo(() => conditionUsesOf(files, name), [files, name]);
	const to = typed.trim();
	const fault = to === name ? text("workbench.condition.name.same") : conditionNameFault(to, taken);
	const places = placesText(uses.length);
	return (
		<ActDialog
			title={text("workbench.acts.rename.title", { field: name })}
			action={text("workbench.acts.rename.action")}
			said={text("workbench.acts.renamed", { from: name, to, places })}
			edits={() =>
				// A colleague may have renamed or removed it since.
				faultAt("label", taken.includes(name) ? fault : text("workbench.conditions.gone", { name })) ??
				renameConditionEdits(files, name, to)
			}
			onDone={() => {
				onClose();
				setSearch({ plek: formatPath(["conditions", to]) }, { replace: true });
			}}
			onClose={onClose}
		>
			<LabelInput
				label={text("workbench.condition.name.label")}
				most={60}
				value={typed}
				typed={to === name || to === "" ? null : fault}
				onChange={setTyped}
			/>
			<p>{text("workbench.acts.uses", { places })}</p>
			<ChangedPlaces uses={uses} wordsOf={placeOf} from={name} to={fault === null ? to : null} />
		</ActDialog>
	);
}
