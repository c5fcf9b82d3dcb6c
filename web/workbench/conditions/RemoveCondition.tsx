import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { conditionUsesOf, type Edit, type FlowDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "../acts/ActDialog.module.css";
import { ActDialog } from "../acts/ActDialog.tsx";
import { placesText } from "../bundle/counted.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { usePlaces } from "../bundle/use-places.ts";
import { writeAt } from "../editing/write-at.ts";

interface RemoveConditionProps {
	readonly flow: FlowDefinition;
	readonly name: string;
	readonly onClose: () => void;
}

/** Removes a named condition that nothing names; of one that is named, it says where. */
export function RemoveCondition({ flow, name, onClose }: RemoveConditionProps) {
	const [, setSearch] = useSearchParams();
	const { shown } = useBundle();
	const placeOf = usePlaces();
	const uses = useMemo(
		() => conditionUsesOf(new Map(Object.entries(shown.files)), name).filter(({ as }) => as !== "member"),
		[shown, name],
	);
	const first = text("workbench.condition.remove.first");
	return (
		<ActDialog
			title={text("workbench.acts.remove.title", { label: name })}
			action={text("workbench.acts.remove")}
			dangerous
			said={text("workbench.acts.removed", { label: name })}
			edits={() => (uses.length > 0 ? first : removed(flow, name))}
			onDone={() => {
				onClose();
				setSearch({}, { replace: true });
			}}
			onClose={onClose}
		>
			{uses.length === 0 ? (
				<p>{text("workbench.condition.remove.free")}</p>
			) : (
				<>
					<p>
						{text("workbench.condition.remove.uses", { places: placesText(uses.length) })} {first}
					</p>
					<ul className={styles.places} aria-label={text("workbench.acts.uses.label")}>
						{uses.map((use) => (
							<li key={`${use.file} ${use.path.join(".")}`}>{placeOf(use)}</li>
						))}
					</ul>
				</>
			)}
		</ActDialog>
	);
}

function removed(flow: FlowDefinition, name: string): readonly Edit[] {
	const isLast = Object.keys(flow.conditions ?? {}).every((each) => each === name);
	const edit = writeAt("flow.json", flow, isLast ? ["conditions"] : ["conditions", name], undefined);
	return edit === null ? [] : [edit];
}
