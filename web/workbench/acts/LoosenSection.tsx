import { useMemo } from "react";
import { type Blocks, type FlowDefinition, loosenSection } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { FoundSection } from "../bundle/find-section.ts";
import { titleOf } from "../bundle/place-words.ts";
import { fieldsIn } from "../bundle/step-fields.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./ActDialog.module.css";
import { ActDialog } from "./ActDialog.tsx";
import { EditsLookedThrough } from "./EditsLookedThrough.tsx";

interface LoosenSectionProps {
	readonly found: FoundSection;
	readonly onClose: () => void;
}

/** Replaces a block that flows share by a section of the step's own: shows the fields it would have, and the problems that would arise. */
export function LoosenSection({ found, onClose }: LoosenSectionProps) {
	const { shown, flow, blocks } = useBundle();
	const { section, written, place } = found;
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const edits = useMemo(() => looseIn(flow?.written, place, blocks), [flow, place, blocks]);
	const title = titleOf(section);
	const fields = fieldsIn(section);
	const block = "block" in written ? written.block : "";
	return (
		<ActDialog
			title={text("workbench.acts.section.loosen.title", { label: title })}
			action={text("workbench.acts.section.loosen")}
			said={text("workbench.acts.section.loosen.done", { label: title })}
			edits={() => (edits.length === 0 ? text("workbench.acts.section.loosen.not") : edits)}
			onDone={onClose}
			onClose={onClose}
		>
			<p>{text("workbench.acts.section.loosen.about", { block })}</p>
			{fields.length > 0 && (
				<div>
					<p>{text("workbench.acts.section.loosen.fields")}</p>
					<ul className={styles.places} aria-label={text("workbench.acts.section.loosen.fields")}>
						{fields.map(({ path, label }) => (
							<li key={path}>{label}</li>
						))}
					</ul>
				</div>
			)}
			<EditsLookedThrough files={files} edits={edits} />
		</ActDialog>
	);
}

const looseIn = (flow: FlowDefinition | undefined, place: readonly (string | number)[], blocks: Blocks) =>
	flow === undefined ? [] : loosenSection(flow, place, blocks);
