import { Link } from "react-router";
import { flowPicture, type PicturedStep, rolesOf, sentence } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { StepActs } from "../acts/StepActs.tsx";
import { conditionPlace } from "../addresses/condition-place.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { titleOf } from "../bundle/place-words.ts";
import { fieldsIn } from "../bundle/step-fields.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { Changeable } from "../editing/Changeable.tsx";
import { ProblemList } from "../problems/ProblemList.tsx";
import { Branches } from "./Branches.tsx";
import { exitWords } from "./FlowList.tsx";
import styles from "./StepDetails.module.css";

/** Details of the chosen step, beside the picture. */
export function StepDetails({ code }: { readonly code: string | null }) {
	const addresses = useWorkbenchPaths();
	const { flow, tenant, problemsOf } = useBundle();
	const step = flow?.compiled.steps.get(code ?? "");
	if (flow === null || step === undefined) return <p className={styles.empty}>{text("workbench.details.none")}</p>;
	const { definition } = step;
	const placed = flow.steps.find((each) => each.step.code === step.code);
	const pictured = find(flowPicture(flow.compiled, rolesOf(tenant ?? {})).steps, step.code);
	// The last step ends the process, and a sub-step only its own work.
	const mayBranch = placed !== undefined && step.parent === null && definition.final !== true;
	// If no branch holds, a process continues with the following step.
	const rest = pictured?.exits[definition.next?.length ?? 0];
	const problems = problemsOf.get(step.code) ?? [];
	const failed = flow.failed.filter((section) => section.step === step.code);
	return (
		<div className={styles.details}>
			<h2 className={styles.title}>
				<span className={styles.code}>{step.code}</span> {definition.label}
			</h2>
			<Link to={addresses.step(step.code)}>{text("workbench.details.open", { step: step.code })}</Link>
			<StepActs code={step.code} />
			{definition.description !== undefined && <p className={styles.description}>{definition.description}</p>}
			{definition.when !== undefined && (
				<p>{text("workbench.details.when", { condition: sentence(definition.when, flow.compiled.labels) })}</p>
			)}
			{placed !== undefined && step.parent !== null && (
				<Link to={addresses.conditions(conditionPlace(flow.written, [...placed.place, "when"]))}>
					{text("workbench.details.when.change")}
				</Link>
			)}
			{pictured?.notes.map((note) => (
				<p key={note} className={styles.note}>
					{note}
				</p>
			))}
			{(definition.sections.length > 0 || failed.length > 0) && (
				<>
					<h3 className={styles.heading}>{text("workbench.details.sections")}</h3>
					<ul className={styles.sections}>
						{definition.sections.map((section) => (
							<li key={section.id} className={styles.section}>
								<span>{titleOf(section)}</span>
								<span className={styles.number}>{fieldsWords(fieldsIn(section).length)}</span>
							</li>
						))}
						{failed.map(({ name }) => (
							<li key={name} className={styles.section} data-wrong>
								<span>{name}</span>
								<span className={styles.number}>{text("workbench.details.failed")}</span>
							</li>
						))}
					</ul>
				</>
			)}
			{pictured !== undefined && (pictured.exits.length > 0 || mayBranch) && (
				<>
					<h3 className={styles.heading}>{text("workbench.details.exits")}</h3>
					{mayBranch ? (
						<Changeable>
							<Branches
								key={step.code}
								flow={flow.written}
								placed={placed}
								otherwise={rest === undefined ? null : text("branch.otherwise", { way: exitWords({ ...rest, label: "" }) })}
							/>
						</Changeable>
					) : (
						<ul className={styles.exits}>
							{pictured.exits.map((exit) => (
								<li key={`${exit.kind} ${exit.label} ${exit.condition} ${exit.to}`}>{exitWords(exit)}</li>
							))}
						</ul>
					)}
				</>
			)}
			{problems.length > 0 && (
				<>
					<h3 className={styles.heading}>{text("workbench.problems")}</h3>
					<ProblemList problems={problems} />
				</>
			)}
		</div>
	);
}

function find(steps: readonly PicturedStep[], code: string): PicturedStep | undefined {
	for (const step of steps) {
		const inside = [step.first, ...step.tracks.map((track) => track.steps)].flat();
		const found = step.code === code ? step : find(inside, code);
		if (found !== undefined) return found;
	}
	return undefined;
}

function fieldsWords(count: number): string {
	if (count === 0) return "";
	return text(count === 1 ? "workbench.details.fields.one" : "workbench.details.fields.other", { count });
}
