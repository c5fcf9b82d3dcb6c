import { useMemo } from "react";
import { useNavigate } from "react-router";
import { leavingSection } from "../../../engine/index.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { FoundSection } from "../bundle/find-section.ts";
import { titleOf } from "../bundle/place-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { RemovePart } from "./RemovePart.tsx";

interface RemoveSectionProps {
	readonly step: string;
	readonly found: FoundSection;
	readonly onClose: () => void;
}

/** Removes a section, with a choice for every place that names one of its fields. */
export function RemoveSection({ step, found, onClose }: RemoveSectionProps) {
	const navigate = useNavigate();
	const addresses = useWorkbenchPaths();
	const { flow } = useBundle();
	const leaving = useMemo(
		() => leavingSection(flow?.compiled.order.map(({ definition }) => definition) ?? [], step, found.section.id, found.place),
		[flow, step, found],
	);
	return (
		<RemovePart
			label={titleOf(found.section)}
			leaving={leaving}
			onDone={() => {
				onClose();
				navigate(addresses.step(step), { replace: true });
			}}
			onClose={onClose}
		/>
	);
}
