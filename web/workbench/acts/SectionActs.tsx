import { useState } from "react";
import type { FoundSection } from "../bundle/find-section.ts";
import { titleOf } from "../bundle/place-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { moveItem } from "./move-edits.ts";
import { PartBar } from "./PartBar.tsx";
import { RemoveSection } from "./RemoveSection.tsx";
import { RenameSection } from "./RenameSection.tsx";
import { useMoving } from "./use-moving.ts";

interface SectionActsProps {
	readonly step: string;
	readonly found: FoundSection;
}

/** Another title, another place in its step, or gone. */
export function SectionActs({ step, found }: SectionActsProps) {
	const { flow } = useBundle();
	const [open, setOpen] = useState<"rename" | "remove" | null>(null);
	const move = useMoving(titleOf(found.section), (by) => (flow === null ? [] : moveItem(flow.written, found.place, by)));
	const given = { step, found, onClose: () => setOpen(null) };
	return (
		<>
			<PartBar of="section" keys onAct={(wanted) => (typeof wanted === "number" ? void move(wanted) : setOpen(wanted))} />
			{open === "rename" && <RenameSection {...given} />}
			{open === "remove" && <RemoveSection {...given} />}
		</>
	);
}
