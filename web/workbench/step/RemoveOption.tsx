import { NativeSelect } from "@mantine/core";
import { useMemo, useState } from "react";
import {
	type Edit,
	type FlowDefinition,
	optionUsesInBlocks,
	optionUsesOf,
	removeEdits,
	replaceOptionEdits,
	type Use,
} from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import actStyles from "../acts/ActDialog.module.css";
import { ActDialog } from "../acts/ActDialog.tsx";
import { UseChoice } from "../acts/UseChoice.tsx";
import { placesText } from "../bundle/counted.ts";
import type { ListedField } from "../bundle/step-fields.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { usePlaces } from "../bundle/use-places.ts";
import { optionAnswerEdits } from "../mappings/mapping-edits.ts";
import { useRunningVersion } from "../releases/use-running-version.ts";
import { type OptionList, optionsPath, optionTitle, optionValue, removedOption } from "./option-edits.ts";

interface RemoveOptionProps {
	readonly flow: FlowDefinition;
	readonly field: ListedField;
	readonly list: OptionList;
	readonly option: string | number;
	readonly called: string;
	readonly onDone: () => void;
	readonly onClose: () => void;
}

/**
 * Removes an option. Another option replaces it in every place that names it, and in processes on the version that runs now; or somebody
 * chooses where it is removed and what to repair by hand, and the processes ask when the design is published.
 */
export function RemoveOption({ flow, field, list, option, called, onDone, onClose }: RemoveOptionProps) {
	const { shown, blocks } = useBundle();
	const placeOf = usePlaces();
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const uses = useMemo(() => optionUsesOf(files, field.notation, option), [files, field.notation, option]);
	const inBlocks = useMemo(() => optionUsesInBlocks(flow, blocks, field.notation, option), [flow, blocks, field.notation, option]);
	const [instead, setInstead] = useState("");
	const [kept, setKept] = useState<ReadonlySet<Use>>(new Set());
	const running = useRunningVersion();
	const index = list.options.findIndex((each) => optionValue(each) === option);
	const others = list.options.filter((each) => optionValue(each) !== option);
	const other = others.find((each) => String(optionValue(each)) === instead);
	const inFiles = () => {
		if (other !== undefined) return replaceOptionEdits(files, uses, optionValue(other));
		return removeEdits(
			files,
			uses.filter((use) => !kept.has(use)),
		);
	};
	const inProcesses = (): readonly Edit[] => {
		if (running === null) return [];
		const answer = { field: optionsPath(field), from: option, answer: other && optionValue(other) };
		return optionAnswerEdits(shown.files, { from: running, to: flow.version }, answer);
	};
	return (
		<ActDialog
			title={text("choice.remove.title", { text: called })}
			action={text("workbench.acts.remove")}
			dangerous
			said={text("style.entry.removed", { text: called })}
			// The other places first: their addresses do not depend on the list.
			edits={() =>
				others.length === 0 ? text("style.remove.last") : [...inFiles(), ...inProcesses(), ...removedOption(flow, list, index)]
			}
			onDone={onDone}
			onClose={onClose}
		>
			<p>{text(running === null ? "choice.remove.meaning" : "choice.remove.meaning.instead")}</p>
			{(uses.length > 0 || running !== null) && (
				<>
					<NativeSelect
						label={text("choice.instead")}
						value={instead}
						data={[
							{ value: "", label: text("choice.instead.none") },
							...others.map((each) => ({ value: String(optionValue(each)), label: optionTitle(each) })),
						]}
						onChange={({ currentTarget }) => setInstead(currentTarget.value)}
					/>
					{running !== null && other !== undefined && (
						<p>{text("choice.instead.processes", { text: optionTitle(other), version: running })}</p>
					)}
					{uses.length === 0 ? null : other === undefined ? (
						<>
							<p>{text("choice.remove.uses", { places: placesText(uses.length) })}</p>
							<UseChoice uses={uses} kept={kept} onKept={setKept} />
						</>
					) : (
						<>
							<p>{text("choice.instead.uses", { text: optionTitle(other), places: placesText(uses.length) })}</p>
							<ul className={actStyles.places} aria-label={text("workbench.acts.uses.label")}>
								{uses.map((use) => (
									<li key={`${use.file} ${use.path.join(".")}`}>{placeOf(use)}</li>
								))}
							</ul>
						</>
					)}
				</>
			)}
			{inBlocks.length > 0 && (
				<div>
					<p>{text("choice.remove.blocks")}</p>
					<ul className={actStyles.places} aria-label={text("choice.remove.blocks.label")}>
						{inBlocks.map((use) => (
							<li key={use.path.join(".")}>{placeOf(use)}</li>
						))}
					</ul>
				</div>
			)}
		</ActDialog>
	);
}
