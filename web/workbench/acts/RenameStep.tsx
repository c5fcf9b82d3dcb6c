import { TextInput } from "@mantine/core";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { type FlowDefinition, renumberEdits, stepUsesOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { placesText } from "../bundle/counted.ts";
import { type PlacedStep, placedSteps } from "../bundle/place-in-file.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { usePlaces } from "../bundle/use-places.ts";
import { writeAt } from "../editing/write-at.ts";
import { ActDialog } from "./ActDialog.tsx";
import { ChangedPlaces } from "./ChangedPlaces.tsx";
import { FaultAt } from "./FaultAt.tsx";
import { faultAt } from "./fault-context.ts";
import { LabelInput } from "./LabelInput.tsx";
import { typedLabel } from "./typed-label.ts";
import { useStepAddress } from "./use-step-address.ts";

interface RenameStepProps {
	readonly flow: FlowDefinition;
	readonly placed: PlacedStep;
	readonly onClose: () => void;
}

/** Changes the label of a step, and its code in every place that names it: all or none. */
export function RenameStep({ flow, placed: { step, place }, onClose }: RenameStepProps) {
	const navigate = useNavigate();
	const addressOf = useStepAddress();
	const { shown } = useBundle();
	const placeOf = usePlaces();
	const [label, setLabel] = useState(step.label);
	const [code, setCode] = useState(step.code);
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const uses = useMemo(() => stepUsesOf(files, step.code), [files, step.code]);
	// A scenario may name a step in every act: it is listed once, with the number of places.
	const listed = uses.filter(({ file }, index) => file === "flow.json" || uses.findIndex((use) => use.file === file) === index);
	const wordsOf = (use: (typeof uses)[number]) => {
		const times = uses.filter(({ file }) => file === use.file).length;
		return use.file === "flow.json" || times === 1 ? placeOf(use) : `${placeOf({ ...use, path: [] })} (${placesText(times)})`;
	};
	const { label: called, wrong } = typedLabel(label);
	const [parent, letter] = step.code.split("-");
	const other = code !== step.code;
	const wrongCode = (): string | null => {
		const fits = letter === undefined ? /^[1-9][0-9]?$/.test(code) : code.startsWith(`${parent}-`) && /^[0-9]+-[a-z]$/.test(code);
		if (!fits) return text(letter === undefined ? "workbench.acts.code.number" : "workbench.acts.code.letter", { step: parent ?? "" });
		const taken = other && placedSteps(flow.steps).some((each) => each.step.code === code);
		return taken ? text("workbench.acts.code.taken", { code }) : null;
	};
	const edits = () => {
		// An unchanged label is not validated: somebody else may have written it in the file.
		if (label !== step.label && wrong !== null) return { at: "label", why: wrong };
		const fault = faultAt("code", wrongCode());
		if (fault !== null) return fault;
		// The label first: the address of the step contains its uuid, which neither edit changes.
		const labelled = label === step.label || called === step.label ? null : writeAt("flow.json", flow, [...place, "label"], called);
		const made = [...(labelled === null ? [] : [labelled]), ...(other ? renumberEdits(files, step.code, code) : [])];
		return made.length === 0 ? { at: "label", why: text("workbench.acts.step.same") } : made;
	};
	return (
		<ActDialog
			title={text("workbench.acts.rename.title", { field: `“${step.label}”` })}
			action={text("workbench.acts.rename.action")}
			said={text("workbench.acts.step.renamed", { code, label: called })}
			edits={edits}
			onDone={() => {
				onClose();
				navigate(addressOf(code), { replace: true });
			}}
			onClose={onClose}
		>
			<LabelInput label={text("workbench.acts.step.label")} most={100} value={label} onChange={setLabel} />
			<FaultAt at="code" typed={code === "" ? null : wrongCode()}>
				{(fault) => (
					<TextInput
						label={text("workbench.acts.step.code")}
						maxLength={4}
						value={code}
						{...fault}
						onChange={({ currentTarget }) => setCode(currentTarget.value.trim())}
					/>
				)}
			</FaultAt>
			{other && (
				<>
					<p>{text("workbench.acts.uses", { places: placesText(uses.length) })}</p>
					<ChangedPlaces uses={listed} wordsOf={wordsOf} from={step.code} to={code === "" || wrongCode() !== null ? null : code} />
				</>
			)}
		</ActDialog>
	);
}
