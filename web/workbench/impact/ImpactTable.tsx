import { useMemo } from "react";
import { compareLabels } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "./RunningProcesses.module.css";
import type { TriedProcess } from "./use-impact.ts";

const outcomes = ["along", "choice", "stays"] as const;

/** The number of processes per step that go along, require a choice or stay. */
export function ImpactTable({ processes }: { readonly processes: readonly TriedProcess[] }) {
	const { bySteps, together } = useMemo(() => counted(processes), [processes]);
	return (
		<table className={styles.table}>
			<caption className="visually-hidden">{text("impact.table")}</caption>
			<thead>
				<tr>
					<th scope="col">{text("impact.step")}</th>
					{outcomes.map((outcome) => (
						<th key={outcome} scope="col">
							{text(`impact.${outcome}`)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{bySteps.map(([step, counts]) => (
					<tr key={step}>
						<th scope="row">{step === "" ? text("impact.noStep") : step}</th>
						{outcomes.map((outcome) => (
							<td key={outcome}>{counts[outcome]}</td>
						))}
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{text("impact.together")}</th>
					{outcomes.map((outcome) => (
						<td key={outcome}>{together[outcome]}</td>
					))}
				</tr>
			</tfoot>
		</table>
	);
}

type Counts = Record<TriedProcess["outcome"], number>;
const none = (): Counts => ({ along: 0, choice: 0, stays: 0 });

/** Counts per step, in order, and of all steps together: in one pass, as there are thousands of processes. */
function counted(processes: readonly TriedProcess[]): {
	readonly bySteps: readonly (readonly [string, Counts])[];
	readonly together: Counts;
} {
	const found = new Map<string, Counts>();
	const together = none();
	for (const process of processes) {
		const step = stepOf(process);
		const counts = found.get(step) ?? none();
		found.set(step, counts);
		counts[process.outcome]++;
		together[process.outcome]++;
	}
	return { bySteps: [...found].sort(([one], [other]) => compareLabels(one, other)), together };
}

/** The step a process is at, in words; two versions may call a step by the same code differently. Empty without one. */
const stepOf = ({ step, stepLabel }: TriedProcess): string =>
	step === null ? "" : text("impact.stepNamed", { step, label: stepLabel ?? "" }).trim();
