import { Button } from "@mantine/core";
import { useState } from "react";
import type { Edit, Scenario } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { ActDialog } from "../acts/ActDialog.tsx";
import { FixedValue } from "../conditions/FixedValue.tsx";
import type { KnownField } from "../conditions/known-names.ts";
import { writeAt } from "../editing/write-at.ts";
import type { Demanded } from "./demanded-fields.ts";
import styles from "./ScenariosPage.module.css";

interface FillDemandedProps {
	readonly demanded: readonly Demanded[];
	/** By file. */
	readonly scenarios: Readonly<Record<string, Scenario>>;
}

/** Required fields that scenarios leave empty, for which they are refused: fills in one value in all of them, in one act. */
export function FillDemanded({ demanded, scenarios }: FillDemandedProps) {
	const [filling, setFilling] = useState<Demanded | null>(null);
	return (
		<ul className={styles.demanded} aria-label={text("workbench.demanded")}>
			{demanded.map((each) => (
				<li key={each.field.path}>
					<span>{text(each.acts.length === 1 ? "workbench.demanded.one" : "workbench.demanded.other", wordsOf(each))}</span>{" "}
					<Button size="xs" onClick={() => setFilling(each)}>
						{text("workbench.demanded.fill", { field: each.field.label })}
					</Button>
				</li>
			))}
			{filling !== null && <FillDialog demanded={filling} scenarios={scenarios} onClose={() => setFilling(null)} />}
		</ul>
	);
}

interface FillDialogProps {
	readonly demanded: Demanded;
	readonly scenarios: FillDemandedProps["scenarios"];
	readonly onClose: () => void;
}

function FillDialog({ demanded: { field, acts }, scenarios, onClose }: FillDialogProps) {
	const [value, setValue] = useState<string | number | boolean>("");
	const edits = (): readonly Edit[] | string =>
		value === "" ? text("workbench.demanded.needed") : acts.flatMap((act) => filledIn(act, field, value, scenarios[act.file]));
	return (
		<ActDialog
			title={text("workbench.demanded.fill", { field: field.label })}
			action={text("workbench.demanded.action")}
			said={text(acts.length === 1 ? "workbench.demanded.said.one" : "workbench.demanded.said.other", wordsOf({ field, acts }))}
			edits={edits}
			onDone={onClose}
			onClose={onClose}
		>
			<p>{text("workbench.demanded.about")}</p>
			<div className={styles.demandedValue}>
				<span aria-hidden>{field.label}</span>
				<FixedValue label={field.label} value={value} field={field} onChange={setValue} onUnread={() => setValue("")} />
			</div>
		</ActDialog>
	);
}

/** An act that a colleague moved or changed while the dialog was open is left as it is. */
function filledIn(
	{ file, index, act }: Demanded["acts"][number],
	field: KnownField,
	value: unknown,
	scenario: Scenario | undefined,
): readonly Edit[] {
	if (scenario === undefined || JSON.stringify(scenario.instructions[index]) !== JSON.stringify(act)) return [];
	const edit = writeAt(file, scenario, ["instructions", index, "with", field.path], value);
	return edit === null ? [] : [edit];
}

const wordsOf = ({ field, acts }: Demanded) => ({ field: field.label, count: acts.length });
