import { useDeferredValue, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { renameEdits, usesOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { placesText } from "../bundle/counted.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { usePlaces } from "../bundle/use-places.ts";
import { ActDialog } from "./ActDialog.tsx";
import { ChangedPlaces } from "./ChangedPlaces.tsx";
import { faultAt } from "./fault-context.ts";
import { LabelInput } from "./LabelInput.tsx";

interface RenameFieldProps {
	readonly step: string;
	readonly field: string;
	readonly onClose: () => void;
}

/** Renames a field, in every place that names it: all or none. */
export function RenameField({ step, field, onClose }: RenameFieldProps) {
	const navigate = useNavigate();
	const addresses = useWorkbenchPaths();
	const { shown } = useBundle();
	const placeOf = usePlaces();
	const group = field.slice(0, field.lastIndexOf("."));
	const [name, setName] = useState(field.slice(group.length + 1));
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const uses = useMemo(() => usesOf(files, field), [files, field]);
	const to = `${group}.${name}`;
	const isSame = to === field;
	const wrongIn = (typed: string): string | null => {
		if (!/^[A-Za-z][A-Za-z0-9]{0,59}$/.test(typed)) return text("workbench.acts.name.form");
		// What every object has would be found where nothing was filled in.
		if (typed in Object.prototype) return text("workbench.acts.name.reserved", { name: typed });
		return usesOf(files, `${group}.${typed}`).length > 0 ? text("workbench.acts.name.taken", { name: typed }) : null;
	};
	const edits = () => faultAt("label", isSame ? text("workbench.acts.name.same") : wrongIn(name)) ?? renameEdits(files, field, name);
	// Reads every file: typing does not wait for it.
	const looked = useDeferredValue(name);
	const wrong = isSame || looked === "" ? null : wrongIn(looked);
	return (
		<ActDialog
			title={text("workbench.acts.rename.title", { field })}
			action={text("workbench.acts.rename.action")}
			said={text("workbench.acts.renamed", { from: field, to, places: placesText(uses.length) })}
			edits={edits}
			onDone={() => {
				onClose();
				navigate(addresses.step(step, to), { replace: true });
			}}
			onClose={onClose}
		>
			<LabelInput label={text("workbench.field.name")} most={60} value={name} typed={wrong} onChange={setName} />
			<p>{text("workbench.acts.uses", { places: placesText(uses.length) })}</p>
			<ChangedPlaces
				uses={uses}
				wordsOf={placeOf}
				from={field.slice(group.length + 1)}
				to={isSame || name === "" || wrong !== null ? null : name}
			/>
		</ActDialog>
	);
}
