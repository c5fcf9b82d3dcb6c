import { Link } from "react-router";
import type { FlowPicture, PicturedExit, PicturedStep } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./FlowList.module.css";

/** The same facts as the picture, as a nested list. */
export function FlowList({ picture }: { readonly picture: FlowPicture }) {
	return <Steps steps={picture.steps} />;
}

function Steps({ steps }: { readonly steps: readonly PicturedStep[] }) {
	return (
		<ol className={styles.steps}>
			{steps.map((step) => (
				<Step key={step.code} step={step} />
			))}
		</ol>
	);
}

function Step({ step }: { readonly step: PicturedStep }) {
	const addresses = useWorkbenchPaths();
	const { problemsOf } = useBundle();
	const count = problemsOf.get(step.code)?.length ?? 0;
	const { exits } = step;
	return (
		<li className={styles.step}>
			<Link to={`${addresses.flow(step.code)}&als=lijst`} className={styles.name}>
				<span className={styles.code}>{step.code}</span> {step.label}
			</Link>
			{step.final && <span className={styles.final}>{text("workbench.flow.final")}</span>}
			{count > 0 && <span className={styles.count}>{text(count === 1 ? "workbench.count.one" : "workbench.count.other", { count })}</span>}
			{step.notes.map((note) => (
				<p key={note} className={styles.note}>
					{note}
				</p>
			))}
			{step.first.length > 0 && <Steps steps={step.first} />}
			{step.tracks.map((track) => (
				<div key={track.label} className={styles.track}>
					<p className={styles.trackName}>{text("workbench.flow.track", { label: track.label })}</p>
					<Steps steps={track.steps} />
				</div>
			))}
			{exits.length > 0 && (
				<ul className={styles.exits}>
					{exits.map((exit) => (
						<li key={`${exit.kind} ${exit.label} ${exit.condition} ${exit.to}`}>{exitWords(exit)}</li>
					))}
				</ul>
			)}
		</li>
	);
}

/** One way out of a step as a sentence. */
export function exitWords({ kind, label, condition, to }: PicturedExit): string {
	const way =
		kind === "cancel"
			? text("workbench.exit.cancel")
			: text(kind === "restart" ? "workbench.exit.restart" : "workbench.exit.onward", { step: to ?? "?" });
	const named = label === "" ? way : text("workbench.exit.named", { label, way });
	return condition === "" ? named : text("workbench.exit.when", { way: named, condition });
}
