import { useState } from "react";
import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import styles from "./ActDialog.module.css";
import { moveField } from "./move-edits.ts";
import { PartBar } from "./PartBar.tsx";
import { RemoveField } from "./RemoveField.tsx";
import { RenameField } from "./RenameField.tsx";
import { useActKeys } from "./use-act-keys.ts";
import { useMoving } from "./use-moving.ts";

interface FieldActsProps {
	readonly step: string;
	readonly found: FoundField;
}

/** Renames, moves or removes a field of the flow's own; of a block's field, says at the keys of these acts what holds it. */
export function FieldActs({ step, found }: FieldActsProps) {
	if ("schema" in found.written) return <OwnFieldActs step={step} found={found} />;
	return <HeldByBlock key={found.field.path} step={step} found={found} block={found.written.block} />;
}

/** The name and the place of a block's field are the same in every flow, until its section is made one of the step's own. */
function HeldByBlock({ step, found, block }: FieldActsProps & { readonly block: string }) {
	const addresses = useWorkbenchPaths();
	const mayDesign = useMayDesign();
	const [asked, setAsked] = useState(false);
	useActKeys(mayDesign, () => setAsked(true));
	if (!asked) return null;
	return (
		<p className={styles.wrong} role="alert">
			{text("workbench.acts.field.held", { block })}{" "}
			<Link to={addresses.section(step, found.section.id)}>{text("workbench.acts.field.held.go")}</Link>
		</p>
	);
}

function OwnFieldActs({ step, found }: FieldActsProps) {
	const { flow } = useBundle();
	const [open, setOpen] = useState<"rename" | "remove" | null>(null);
	const place = [...found.place, "schema", ...found.field.place];
	const edits = (by: -1 | 1) => (flow === null ? [] : moveField(flow.written, place, by));
	const move = useMoving(found.field.label, edits);
	const close = (): void => setOpen(null);
	return (
		<>
			<PartBar
				of="field"
				keys
				mayMove={(by) => edits(by).length > 0}
				onAct={(wanted) => (typeof wanted === "number" ? void move(wanted) : setOpen(wanted))}
			/>
			{open === "rename" && <RenameField step={step} field={found.field} onClose={close} />}
			{open === "remove" && <RemoveField step={step} found={found} onClose={close} />}
		</>
	);
}
