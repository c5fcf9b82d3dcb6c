import { useDeferredValue, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { type Edit, keptInRows, renameEdits, usesOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { placesText } from "../bundle/counted.ts";
import type { ListedField } from "../bundle/step-fields.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { usePlaces } from "../bundle/use-places.ts";
import { ActDialog } from "./ActDialog.tsx";
import { ChangedPlaces } from "./ChangedPlaces.tsx";
import { EditsLookedThrough } from "./EditsLookedThrough.tsx";
import { faultAt } from "./fault-context.ts";
import { LabelInput } from "./LabelInput.tsx";

interface RenameFieldProps {
	readonly step: string;
	readonly field: ListedField;
	readonly onClose: () => void;
}

/** Renames a field, in every place that names it: all or none. */
export function RenameField({ step, field: { path, notation, list }, onClose }: RenameFieldProps) {
	const navigate = useNavigate();
	const addresses = useWorkbenchPaths();
	const { shown } = useBundle();
	const placeOf = usePlaces();
	const above = notation.slice(0, notation.lastIndexOf(".") + 1);
	const called = notation.slice(above.length);
	const [name, setName] = useState(called);
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const uses = useMemo(() => usesOf(files, notation), [files, notation]);
	const to = `${path.slice(0, -called.length)}${name}`;
	const isSame = name === called;
	const wrongIn = (typed: string): string | null => {
		if (!/^[A-Za-z][A-Za-z0-9]{0,59}$/.test(typed)) return text("workbench.acts.name.form");
		// What every object, or every row of a list, has would be found where nothing was filled in.
		const isReserved = typed in Object.prototype || (list !== null && keptInRows.has(typed));
		if (isReserved) return text("workbench.acts.name.reserved", { name: typed });
		return usesOf(files, `${above}${typed}`).length > 0 ? text("workbench.acts.name.taken", { name: typed }) : null;
	};
	const edits = () => faultAt("label", isSame ? text("workbench.acts.name.same") : wrongIn(name)) ?? renameEdits(files, notation, name);
	// Reads every file: typing does not wait for it.
	const looked = useDeferredValue(name);
	const wrong = looked === called || looked === "" ? null : wrongIn(looked);
	const mayBe = looked !== called && looked !== "" && wrong === null;
	const written = useMemo((): readonly Edit[] => (mayBe ? renameEdits(files, notation, looked) : []), [files, notation, looked, mayBe]);
	return (
		<ActDialog
			title={text("workbench.acts.rename.title", { field: path })}
			action={text("workbench.acts.rename.action")}
			said={text("workbench.acts.renamed", { from: path, to, places: placesText(uses.length) })}
			edits={edits}
			onDone={() => {
				onClose();
				navigate(addresses.step(step, to), { replace: true });
			}}
			onClose={onClose}
		>
			<LabelInput label={text("workbench.field.name")} most={60} value={name} typed={wrong} onChange={setName} />
			<p>{text("workbench.acts.uses", { places: placesText(uses.length) })}</p>
			<ChangedPlaces uses={uses} wordsOf={placeOf} from={called} to={isSame || name === "" || wrong !== null ? null : name} />
			{uses.some(({ path: at, as }) => as === "item" && at.at(-4) === "chains") && <p>{text("workbench.acts.rename.shared")}</p>}
			{list !== null && mayBe && <EditsLookedThrough files={files} edits={written} />}
		</ActDialog>
	);
}
