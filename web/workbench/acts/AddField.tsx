import { NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { FlowDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { FoundField } from "../bundle/find-field.ts";
import { nameOf } from "../bundle/open-bundle.ts";
import type { PlacedStep } from "../bundle/place-in-file.ts";
import { titleOf } from "../bundle/place-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { ActDialog } from "./ActDialog.tsx";
import { FaultAt } from "./FaultAt.tsx";
import { faultAt } from "./fault-context.ts";
import { LabelInput } from "./LabelInput.tsx";
import { type FieldKind, kindsInRows, kindsOfField, newField, newFieldAlone, newFieldInRows } from "./new-parts.ts";
import { typedLabel } from "./typed-label.ts";
import { typedOptions } from "./typed-options.ts";

interface AddProps {
	readonly flow: FlowDefinition;
	readonly placed: PlacedStep;
	/** A list, in a section of the step's own, to whose rows the field may be added. */
	readonly list: FoundField | null;
	readonly onClose: () => void;
}

/** The choice of the rows of a list, among those of sections by their number. */
const inRows = "rows";

/** Only the label is required: the name of the field is derived from it. */
export function AddField({ flow, placed, list, onClose }: AddProps) {
	const navigate = useNavigate();
	const addresses = useWorkbenchPaths();
	const { tenant } = useBundle();
	const own = placed.step.sections.flatMap((section, index) => ("schema" in section ? [{ section, index }] : []));
	const [label, setLabel] = useState("");
	const [wanted, setWanted] = useState<FieldKind>("text");
	const [typed, setTyped] = useState("");
	const [first, setFirst] = useState("");
	// A section that was just added may appear only after the first render.
	const [chosen, setChosen] = useState<string | null>(list === null ? null : inRows);
	const rows = chosen === inRows ? list : null;
	const kinds = rows === null ? kindsOfField : kindsInRows;
	const kind = kinds.includes(wanted) ? wanted : "text";
	const needsSection = own.length === 0 && rows === null;
	const target = own.find(({ index }) => String(index) === chosen) ?? own.at(-1);
	const { label: called, wrong } = typedLabel(label);
	// A section of the field's own is called as the step until somebody calls it otherwise.
	const [title, setTitle] = useState(placed.step.label);
	const alone = typedLabel(title);
	const { options, wrong: unfit } = kind === "choice" ? typedOptions(typed) : { options: [], wrong: null };
	const inside = typedLabel(first);
	const added = () => {
		const given = { label: called, kind, options, tenant, first: inside.label };
		if (rows !== null) return newFieldInRows(flow, rows.field, rows.place, given);
		return target === undefined
			? newFieldAlone(flow, placed, { ...given, title: alone.label })
			: newField(flow, target.section, [...placed.place, "sections", target.index], given);
	};
	return (
		<ActDialog
			title={text("workbench.acts.field")}
			action={text("workbench.acts.add.action")}
			said={text("workbench.acts.field.said", { label: called })}
			edits={() =>
				faultAt("label", wrong) ??
				faultAt("options", unfit) ??
				faultAt("first", kind === "rows" ? inside.wrong : null) ??
				faultAt("section", needsSection ? alone.wrong : null) ??
				added().edits
			}
			onDone={() => {
				onClose();
				navigate(addresses.step(placed.step.code, added().name));
			}}
			onClose={onClose}
		>
			<LabelInput label={text("workbench.acts.field.label")} most={200} value={label} onChange={setLabel} />
			<NativeSelect
				label={text("workbench.acts.field.kind")}
				value={kind}
				data={kinds.map((each) => ({ value: each, label: text(`workbench.acts.field.kind.${each}`) }))}
				onChange={({ currentTarget }) => setWanted(kinds.find((each) => each === currentTarget.value) ?? "text")}
			/>
			{kind === "rows" && (
				<>
					<LabelInput at="first" label={text("workbench.acts.field.first")} most={200} value={first} onChange={setFirst} />
					<p>{text("workbench.acts.field.first.about")}</p>
				</>
			)}
			{kind === "choice" && (
				<FaultAt at="options">
					{(fault) => (
						<Textarea
							label={text("workbench.field.choices")}
							description={text("choice.lines")}
							autosize
							minRows={3}
							maxRows={8}
							value={typed}
							{...fault}
							onChange={({ currentTarget }) => setTyped(currentTarget.value)}
						/>
					)}
				</FaultAt>
			)}
			{needsSection && (
				<>
					<p>{text("workbench.acts.field.alone")}</p>
					<LabelInput at="section" label={text("workbench.acts.section.title")} most={200} value={title} onChange={setTitle} />
				</>
			)}
			{(own.length > 1 || list !== null) && (
				<NativeSelect
					label={text(list === null ? "workbench.field.section" : "workbench.acts.field.where")}
					value={rows === null ? String(target?.index ?? "") : inRows}
					data={[
						...(list === null ? [] : [{ value: inRows, label: text("workbench.acts.field.where.rows", { list: list.field.label }) }]),
						...own.map(({ section, index }) => ({ value: String(index), label: titleOf(section) || nameOf(section) })),
					]}
					onChange={({ currentTarget }) => setChosen(currentTarget.value)}
				/>
			)}
		</ActDialog>
	);
}
