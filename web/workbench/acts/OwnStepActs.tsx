import { useState } from "react";
import { useSearchParams } from "react-router";
import type { FlowDefinition } from "../../../engine/index.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { moveItem } from "./move-edits.ts";
import { PartBar } from "./PartBar.tsx";
import { RemoveStep } from "./RemoveStep.tsx";
import { RenameStep } from "./RenameStep.tsx";
import { useMoving } from "./use-moving.ts";

interface OwnStepActsProps {
	readonly flow: FlowDefinition;
	readonly placed: PlacedStep;
}

/** Renames, renumbers, moves or removes a step. The shortcuts apply to the step while no part of it is chosen. */
export function OwnStepActs({ flow, placed }: OwnStepActsProps) {
	const [search] = useSearchParams();
	const [open, setOpen] = useState<"rename" | "remove" | null>(null);
	const move = useMoving(placed.step.label, (by) => moveItem(flow, placed.place, by));
	const ofPart = search.get("veld") !== null || search.get("onderdeel") !== null;
	const given = { flow, placed, onClose: () => setOpen(null) };
	return (
		<>
			<PartBar
				of="step"
				keys={!ofPart}
				mayMove={(by) => moveItem(flow, placed.place, by).length > 0}
				onAct={(wanted) => (typeof wanted === "number" ? void move(wanted) : setOpen(wanted))}
			/>
			{open === "rename" && <RenameStep {...given} />}
			{open === "remove" && <RemoveStep {...given} />}
		</>
	);
}
