import { NativeSelect } from "@mantine/core";
import { useDeferredValue, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { leavingSection, moveSection, tiesOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import type { FoundSection } from "../bundle/find-section.ts";
import { nameOf } from "../bundle/open-bundle.ts";
import { titleOf } from "../bundle/place-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { usePlaces } from "../bundle/use-places.ts";
import styles from "./ActDialog.module.css";
import { ActDialog } from "./ActDialog.tsx";
import { EditsLookedThrough } from "./EditsLookedThrough.tsx";
import { FaultAt } from "./FaultAt.tsx";

interface MoveSectionProps {
	readonly step: string;
	readonly found: FoundSection;
	readonly onClose: () => void;
}

/**
 * Moves a section to another step: shows which places read its fields, where scenarios will fill it in, and the problems that would arise.
 */
export function MoveSection({ step, found: { section, written, place }, onClose }: MoveSectionProps) {
	const { shown, flow } = useBundle();
	const navigate = useNavigate();
	const addresses = useWorkbenchPaths();
	const placeOf = usePlaces();
	const name = nameOf(written);
	// Two sections with the same name in a step could not be told apart.
	const targets = (flow?.steps ?? []).filter(
		({ step: other }) => other.code !== step && !other.sections.some((one) => nameOf(one) === name),
	);
	const [chosen, setChosen] = useState("");
	const target = targets.find(({ step: other }) => other.code === chosen);
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const leaving = useMemo(
		() => leavingSection(flow?.compiled.order.map(({ definition }) => definition) ?? [], step, section.id, place),
		[flow, step, section, place],
	);
	const readers = useMemo(() => tiesOf(files, leaving).filter(({ file }) => !file.startsWith("scenarios/")), [files, leaving]);
	const moved = useMemo(
		() =>
			target === undefined
				? null
				: moveSection(files, { place, target: target.place, from: step, to: target.step.code, fields: leaving.fields }),
		[files, place, target, step, leaving],
	);
	const deferred = useDeferredValue(moved);
	const title = titleOf(section);
	return (
		<ActDialog
			title={text("workbench.acts.section.to.title", { label: title })}
			action={text("workbench.acts.section.to.action")}
			said={text("workbench.acts.section.to.done", { label: title, step: chosen })}
			edits={() => moved?.edits ?? { at: "step", why: text("workbench.acts.section.to.needed") }}
			onDone={() => {
				onClose();
				navigate(addresses.section(chosen, section.id), { replace: true });
			}}
			onClose={onClose}
		>
			<FaultAt at="step">
				{(fault) => (
					<NativeSelect
						data-autofocus
						label={text("workbench.acts.section.to.step")}
						value={chosen}
						{...fault}
						data={[
							{ value: "", label: text("workbench.acts.section.to.none") },
							...targets.map(({ step: { code, label } }) => ({ value: code, label: `${code} ${label}` })),
						]}
						onChange={({ currentTarget }) => setChosen(currentTarget.value)}
					/>
				)}
			</FaultAt>
			<p>{text(readers.length === 0 ? "workbench.acts.section.to.free" : "workbench.acts.section.to.readers")}</p>
			{readers.length > 0 && (
				<ul className={styles.places} aria-label={text("workbench.acts.uses.label")}>
					{readers.map((tie) => (
						<li key={`${tie.file} ${tie.path.join(".")}`}>{placeOf(tie)}</li>
					))}
				</ul>
			)}
			{moved !== null && moved.scenarios.length > 0 && (
				<ul className={styles.places} aria-label={text("workbench.acts.section.to.scenarios")}>
					{moved.scenarios.map(({ file, act }) => (
						<li key={`${file} ${act}`}>
							<code>{file}</code>:{" "}
							{act === null
								? text("workbench.acts.section.to.nowhere", { step: chosen })
								: text("workbench.acts.section.to.act", { act, step: chosen })}
						</li>
					))}
				</ul>
			)}
			{deferred !== null && <EditsLookedThrough files={files} edits={deferred.edits} />}
		</ActDialog>
	);
}
