import { useEffect, useState } from "react";
import { text } from "../../texts/text.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { useEditing } from "../editing/use-edits.ts";
import styles from "./ActDialog.module.css";
import { moveField } from "./move-field.ts";
import { RemoveField } from "./RemoveField.tsx";
import { RenameField } from "./RenameField.tsx";

interface FieldActsProps {
	readonly step: string;
	readonly found: FoundField;
}

/** Another name, another place, or gone: for a field of the flow's own. F2 and Alt with the arrows do the first two. */
export function FieldActs({ step, found }: FieldActsProps) {
	const { flow } = useBundle();
	const { write } = useEditing();
	const [open, setOpen] = useState<"rename" | "remove" | null>(null);
	const own = "schema" in found.written;
	const place = [...found.place, "schema", ...found.field.place];
	const move = (by: -1 | 1): void => {
		const edits = flow === null || !own ? [] : moveField(flow.written, place, by);
		if (edits.length > 0)
			void write(edits, text(by < 0 ? "workbench.acts.moved.up" : "workbench.acts.moved.down", { label: found.field.label }));
	};
	useEffect(() => {
		const onKey = (event: KeyboardEvent): void => {
			const wanted =
				event.key === "F2" ? "rename" : event.altKey && event.key === "ArrowUp" ? -1 : event.altKey && event.key === "ArrowDown" ? 1 : null;
			if (!own || wanted === null || document.querySelector('[role="dialog"]') !== null) return;
			event.preventDefault();
			if (wanted === "rename") setOpen("rename");
			else move(wanted);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	});
	if (!own) return null;
	const close = (): void => setOpen(null);
	return (
		<>
			<fieldset className={styles.bar} aria-label={text("workbench.acts.field.acts")}>
				<button type="button" onClick={() => setOpen("rename")} aria-keyshortcuts="F2">
					{text("workbench.acts.rename")}
				</button>
				<button type="button" onClick={() => move(-1)} aria-keyshortcuts="Alt+ArrowUp">
					{text("workbench.acts.up")}
				</button>
				<button type="button" onClick={() => move(1)} aria-keyshortcuts="Alt+ArrowDown">
					{text("workbench.acts.down")}
				</button>
				<button type="button" onClick={() => setOpen("remove")}>
					{text("workbench.acts.remove")}
				</button>
			</fieldset>
			{open === "rename" && <RenameField step={step} field={found.field.path} onClose={close} />}
			{open === "remove" && <RemoveField step={step} field={found.field.path} label={found.field.label} onClose={close} />}
		</>
	);
}
