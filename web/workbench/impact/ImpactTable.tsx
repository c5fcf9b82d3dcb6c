import { compareLabels } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "./RunningProcesses.module.css";
import type { TriedProcess } from "./use-impact.ts";

const outcomes = ["along", "choice", "stays"] as const;

/** The number of processes per step that go along, require a choice or stay. */
export function ImpactTable({ processes }: { readonly processes: readonly TriedProcess[] }) {
	const steps = [...new Set(processes.map(stepOf))].sort(compareLabels);
	const count = (step: string | null, outcome: TriedProcess["outcome"]) =>
		processes.filter((one) => one.outcome === outcome && (step === null || stepOf(one) === step)).length;
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
				{steps.map((step) => (
					<tr key={step}>
						<th scope="row">{step === "" ? text("impact.noStep") : step}</th>
						{outcomes.map((outcome) => (
							<td key={outcome}>{count(step, outcome)}</td>
						))}
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row">{text("impact.together")}</th>
					{outcomes.map((outcome) => (
						<td key={outcome}>{count(null, outcome)}</td>
					))}
				</tr>
			</tfoot>
		</table>
	);
}

/** The step a process is at, in words; two versions may call a step by the same code differently. Empty without one. */
const stepOf = ({ step, stepLabel }: TriedProcess): string =>
	step === null ? "" : text("impact.stepNamed", { step, label: stepLabel ?? "" }).trim();
