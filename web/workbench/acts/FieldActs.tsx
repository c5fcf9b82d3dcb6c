import { useState } from "react";
import type { FoundField } from "../bundle/find-field.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { moveField } from "./move-edits.ts";
import { PartBar } from "./PartBar.tsx";
import { RemoveField } from "./RemoveField.tsx";
import { RenameField } from "./RenameField.tsx";
import { useMoving } from "./use-moving.ts";

interface FieldActsProps {
	readonly step: string;
	readonly found: FoundField;
}

/** Renames, moves or removes a field of the flow's own. */
export function FieldActs({ step, found }: FieldActsProps) {
	const { flow } = useBundle();
	const [open, setOpen] = useState<"rename" | "remove" | null>(null);
	const own = "schema" in found.written;
	const place = [...found.place, "schema", ...found.field.place];
	const move = useMoving(found.field.label, (by) => (flow === null ? [] : moveField(flow.written, place, by)));
	if (!own) return null;
	const close = (): void => setOpen(null);
	return (
		<>
			<PartBar of="field" keys onAct={(wanted) => (typeof wanted === "number" ? void move(wanted) : setOpen(wanted))} />
			{open === "rename" && <RenameField step={step} field={found.field.path} onClose={close} />}
			{open === "remove" && <RemoveField step={step} field={found.field.path} label={found.field.label} onClose={close} />}
		</>
	);
}
