import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { removeEdits, type Use, usesToLeave } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { placesText } from "../bundle/counted.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { ActDialog } from "./ActDialog.tsx";
import { UseChoice } from "./UseChoice.tsx";

interface RemoveFieldProps {
	readonly step: string;
	readonly field: string;
	readonly label: string;
	readonly onClose: () => void;
}

/** Removes a field, together with the references to it that somebody chooses: every reference is listed. */
export function RemoveField({ step, field, label, onClose }: RemoveFieldProps) {
	const navigate = useNavigate();
	const addresses = useWorkbenchPaths();
	const { shown } = useBundle();
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const uses = useMemo(() => usesToLeave(files, field), [files, field]);
	const [kept, setKept] = useState<ReadonlySet<Use>>(new Set());
	return (
		<ActDialog
			title={text("workbench.acts.remove.title", { label })}
			action={text("workbench.acts.remove")}
			dangerous
			said={text("workbench.acts.removed", { label })}
			edits={() => {
				const edits = removeEdits(
					files,
					uses.filter((use) => !kept.has(use)),
				);
				return edits.length === 0 ? text("workbench.acts.remove.none") : edits;
			}}
			onDone={() => {
				onClose();
				navigate(addresses.step(step), { replace: true });
			}}
			onClose={onClose}
		>
			<p>{text("workbench.acts.remove.uses", { places: placesText(uses.length) })}</p>
			<UseChoice uses={uses} kept={kept} onKept={setKept} />
		</ActDialog>
	);
}
