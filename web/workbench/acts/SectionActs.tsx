import { useState } from "react";
import { text } from "../../texts/text.ts";
import type { FoundSection } from "../bundle/find-section.ts";
import { titleOf } from "../bundle/place-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./ActDialog.module.css";
import { LoosenSection } from "./LoosenSection.tsx";
import { MoveSection } from "./MoveSection.tsx";
import { moveItem } from "./move-edits.ts";
import { PartBar } from "./PartBar.tsx";
import { RemoveSection } from "./RemoveSection.tsx";
import { RenameSection } from "./RenameSection.tsx";
import { useMoving } from "./use-moving.ts";

interface SectionActsProps {
	readonly step: string;
	readonly found: FoundSection;
}

/** Renames, moves or removes a section, within its step or to another one. */
export function SectionActs({ step, found }: SectionActsProps) {
	const { flow } = useBundle();
	const [open, setOpen] = useState<"rename" | "move" | "loosen" | "remove" | null>(null);
	const edits = (by: -1 | 1) => (flow === null ? [] : moveItem(flow.written, found.place, by));
	const move = useMoving(titleOf(found.section), edits);
	const given = { step, found, onClose: () => setOpen(null) };
	return (
		<>
			<PartBar
				of="section"
				keys
				mayMove={(by) => edits(by).length > 0}
				onAct={(wanted) => (typeof wanted === "number" ? void move(wanted) : setOpen(wanted))}
			>
				<button type="button" className={styles.act} onClick={() => setOpen("move")}>
					{text("workbench.acts.section.to")}
				</button>
				{"block" in found.written && (
					<button type="button" className={styles.act} onClick={() => setOpen("loosen")}>
						{text("workbench.acts.section.loosen")}
					</button>
				)}
			</PartBar>
			{open === "rename" && <RenameSection {...given} />}
			{open === "move" && <MoveSection {...given} />}
			{open === "loosen" && <LoosenSection {...given} />}
			{open === "remove" && <RemoveSection {...given} />}
		</>
	);
}
