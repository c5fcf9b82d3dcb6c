import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { removeEdits, type Use, usesToLeave } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { placesText } from "../bundle/counted.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { fieldsIn } from "../bundle/step-fields.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { ActDialog } from "./ActDialog.tsx";
import { EditsLookedThrough } from "./EditsLookedThrough.tsx";
import { UseChoice } from "./UseChoice.tsx";

interface RemoveFieldProps {
	readonly step: string;
	readonly found: FoundField;
	readonly onClose: () => void;
}

/** Removes a field, together with the references to it that somebody chooses: every reference is listed. */
export function RemoveField({ step, found: { field, section }, onClose }: RemoveFieldProps) {
	const navigate = useNavigate();
	const addresses = useWorkbenchPaths();
	const { shown } = useBundle();
	const { label, list, notation } = field;
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const uses = useMemo(() => usesToLeave(files, notation), [files, notation]);
	const [kept, setKept] = useState<ReadonlySet<Use>>(new Set());
	const edits = useMemo(
		() =>
			removeEdits(
				files,
				uses.filter((use) => !kept.has(use)),
			),
		[files, uses, kept],
	);
	// Without any field, a row could not be filled in.
	const isOnly = list !== null && fieldsIn(section).filter((each) => each.list?.path === list.path).length === 1;
	return (
		<ActDialog
			title={text("workbench.acts.remove.title", { label })}
			action={text("workbench.acts.remove")}
			dangerous
			said={text("workbench.acts.removed", { label })}
			edits={() => {
				if (isOnly) return text("workbench.acts.remove.only", { list: list.label });
				return edits.length === 0 ? text("workbench.acts.remove.none") : edits;
			}}
			onDone={() => {
				onClose();
				navigate(addresses.step(step, list?.path), { replace: true });
			}}
			onClose={onClose}
		>
			<p>{text("workbench.acts.remove.uses", { places: placesText(uses.length) })}</p>
			<UseChoice uses={uses} kept={kept} onKept={setKept} />
			{list !== null && <EditsLookedThrough files={files} edits={edits} />}
		</ActDialog>
	);
}
