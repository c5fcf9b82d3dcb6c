import { NativeSelect } from "@mantine/core";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { type Edit, faultsLeftIn, type Leaving, removePartEdits, type Tie, type TieChoice, tiesOf } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { placesText } from "../bundle/counted.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { usePlaces } from "../bundle/use-places.ts";
import styles from "./ActDialog.module.css";
import { ActDialog } from "./ActDialog.tsx";
import { EditsLookedThrough } from "./EditsLookedThrough.tsx";
import { choiceCalled, choiceName, usualChoice } from "./tie-choices.ts";

interface RemovePartProps {
	readonly label: string;
	readonly leaving: Leaving;
	/** The following step, which ways to the removed step lead to unless somebody chooses otherwise. */
	readonly next?: string | undefined;
	/** Edits to write before the removal. */
	readonly before?: readonly Edit[];
	readonly children?: ReactNode;
	readonly onDone: () => void;
	readonly onClose: () => void;
}

/**
 * Removes a part of the flow: for every place that names it, somebody chooses what happens to it, and sees the problems that would arise.
 */
export function RemovePart({ label, leaving, next, before = nothing, children, onDone, onClose }: RemovePartProps) {
	const { shown, flow } = useBundle();
	const placeOf = usePlaces();
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const isFault = useMemo(() => faultsLeftIn(files), [files]);
	const ties = useMemo(() => tiesOf(files, leaving), [files, leaving]);
	const [chosen, setChosen] = useState<ReadonlyMap<string, TieChoice>>(new Map());
	const choices = useMemo(() => ties.map((tie) => [tie, chosen.get(keyOf(tie)) ?? usualChoice(tie, next)] as const), [ties, chosen, next]);
	const edits = useMemo(() => [...before, ...removePartEdits(files, leaving, choices)], [before, files, leaving, choices]);
	const deferred = useDeferredValue(edits);
	const steps = flow?.written.steps.filter(({ code }) => code !== leaving.code) ?? [];
	const count = ties.reduce((sum, tie) => sum + tie.count, 0);
	const staying = choices.reduce((sum, [tie, choice]) => (choice === "keep" && isFault(tie) ? sum + tie.count : sum), 0);
	return (
		<ActDialog
			title={text("workbench.acts.remove.title", { label })}
			action={text("workbench.acts.remove")}
			dangerous
			said={text("workbench.acts.removed", { label })}
			edits={() => edits}
			onDone={onDone}
			onClose={onClose}
		>
			{children}
			<p>{count === 0 ? text("workbench.acts.remove.free") : text("workbench.acts.remove.ties", { places: placesText(count) })}</p>
			<ul className={styles.ties} aria-label={text("workbench.acts.uses.label")}>
				{choices.map(([tie, choice]) => {
					const fault = isFault(tie);
					const offered = choicesOf(tie, steps, fault);
					const place = tie.count > 1 ? `${placeOf(tie)} (${placesText(tie.count)})` : placeOf(tie);
					return (
						<li key={keyOf(tie)}>
							{offered.length === 1 ? (
								<span>
									{place}{" "}
									<span className={styles.change}>{text(fault ? "workbench.acts.remove.byHand" : "workbench.acts.remove.stays")}</span>
								</span>
							) : (
								<NativeSelect
									label={place}
									value={choiceName(choice)}
									data={offered}
									onChange={({ currentTarget }) => setChosen(new Map(chosen).set(keyOf(tie), choiceCalled(currentTarget.value)))}
								/>
							)}
						</li>
					);
				})}
			</ul>
			<EditsLookedThrough files={files} edits={deferred} staying={staying} />
		</ActDialog>
	);
}

const nothing: readonly Edit[] = [];

const keyOf = ({ file, path }: Tie): string => `${file} ${path.join(".")}`;

interface Named {
	readonly code: string;
	readonly label: string;
}

/** The choices for a tie; leaving it as it is, is always one of them. */
function choicesOf(
	{ goes, leads }: Tie,
	steps: readonly Named[],
	fault: boolean,
): readonly { readonly value: string; readonly label: string }[] {
	return [
		...(goes === undefined
			? []
			: [{ value: "remove", label: text(goes === "file" ? "workbench.acts.tie.file" : "workbench.acts.tie.goes") }]),
		...(leads
			? steps.map(({ code, label }) => ({
					value: choiceName({ to: code }),
					label: text("workbench.acts.tie.to", { step: `${code} ${label}` }),
				}))
			: []),
		{ value: "keep", label: text(fault ? "workbench.acts.tie.keep" : "workbench.acts.tie.stays") },
	];
}
