import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { FlowDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { ActDialog } from "./ActDialog.tsx";
import { faultAt } from "./fault-context.ts";
import { LabelInput } from "./LabelInput.tsx";
import { newSection } from "./new-parts.ts";
import { typedLabel } from "./typed-label.ts";

interface AddProps {
	readonly flow: FlowDefinition;
	readonly placed: PlacedStep;
	readonly onClose: () => void;
}

/** Adds a block that flows share, or a section of the flow's own. */
export function AddSection({ flow, placed, onClose }: AddProps) {
	const { blocks } = useBundle();
	const [block, setBlock] = useState("");
	const [title, setTitle] = useState("");
	const names = Object.keys(blocks).sort();
	const own = typedLabel(title);
	const called = block === "" ? own.label : block;
	return (
		<ActDialog
			title={text("workbench.acts.section")}
			action={text("workbench.acts.add.action")}
			said={text("workbench.acts.section.said", { label: called })}
			edits={() => {
				if (block !== "") return newSection(flow, placed, { block }).edits;
				if (called === "") return { at: "label", why: text("workbench.acts.title.needed") };
				return faultAt("label", own.wrong) ?? newSection(flow, placed, { title: called }).edits;
			}}
			onDone={onClose}
			onClose={onClose}
		>
			<NativeSelect
				label={text("workbench.acts.section.kind")}
				value={block}
				data={[
					{ value: "", label: text("workbench.acts.section.own") },
					...names.map((name) => {
						const said = blocks[name]?.title ?? blocks[name]?.label;
						return { value: name, label: said === undefined ? name : `${said} (${name})` };
					}),
				]}
				onChange={({ currentTarget }) => setBlock(currentTarget.value)}
			/>
			{block === "" && <LabelInput label={text("workbench.acts.section.title")} most={200} value={title} onChange={setTitle} />}
		</ActDialog>
	);
}
