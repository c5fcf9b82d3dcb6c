import { useState } from "react";
import { text } from "../../texts/text.ts";
import type { FoundSection } from "../bundle/find-section.ts";
import { titleOf } from "../bundle/place-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { writeAt } from "../editing/write-at.ts";
import { ActDialog } from "./ActDialog.tsx";
import { LabelInput } from "./LabelInput.tsx";
import { typedLabel } from "./typed-label.ts";

interface RenameSectionProps {
	readonly found: FoundSection;
	readonly onClose: () => void;
}

/** Changes the title of a section. Its id in the step stays the same: earlier versions refer to it. */
export function RenameSection({ found: { section, written, place }, onClose }: RenameSectionProps) {
	const { flow } = useBundle();
	const [title, setTitle] = useState(section.title ?? "");
	const { label: called, wrong } = typedLabel(title);
	const edits = () => {
		if (title === section.title || called === section.title) return { at: "label", why: text("workbench.acts.section.same") };
		if (wrong !== null) return { at: "label", why: wrong };
		const path = [...place, ...("block" in written ? ["override"] : []), "title"];
		const edit = flow === null ? null : writeAt("flow.json", flow.written, path, called);
		return edit === null ? [] : [edit];
	};
	return (
		<ActDialog
			title={text("workbench.acts.rename.title", { field: `“${titleOf(section)}”` })}
			action={text("workbench.acts.section.rename.action")}
			said={text("workbench.acts.section.renamed", { title: called })}
			edits={edits}
			onDone={onClose}
			onClose={onClose}
		>
			<LabelInput label={text("workbench.acts.section.title")} most={200} value={title} onChange={setTitle} />
		</ActDialog>
	);
}
