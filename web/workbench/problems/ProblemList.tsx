import { useState } from "react";
import { Link } from "react-router";
import type { Edit, Problem, Repair } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { kindRemedy, kindSentence } from "../bundle/kind-sentence.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { wordsInBundle } from "../bundle/words-in-bundle.ts";
import { useMayDesign } from "../editing/use-may-design.ts";
import styles from "./ProblemList.module.css";
import { placeOfProblem, problemAddress, problemPlace } from "./problem-place.ts";
import { RepairDialog } from "./RepairDialog.tsx";
import { useRepairs } from "./use-repairs.ts";

interface ProblemListProps {
	readonly problems: readonly Problem[];
	/** Level of the headings, one below the heading above the list. */
	readonly level?: 2 | 3;
}

/** Problems as cards: what is wrong, where, how to repair it, and the lines in the file. */
export function ProblemList({ problems, level = 3 }: ProblemListProps) {
	const repairs = useRepairs(problems);
	const [repairing, setRepairing] = useState<readonly Edit[] | null>(null);
	return (
		<>
			<ol className={styles.list}>
				{problems.map((problem) => (
					<li key={`${problem.file} ${problem.path} ${problem.code} ${problem.line} ${problem.message}`}>
						<ProblemCard problem={problem} level={level} repair={repairs.of.get(problem)} onRepair={setRepairing} />
					</li>
				))}
			</ol>
			{repairing !== null && (
				<RepairDialog title={text("workbench.repair.title")} files={repairs.files} edits={repairing} onClose={() => setRepairing(null)} />
			)}
		</>
	);
}

interface ProblemCardProps {
	readonly problem: Problem;
	readonly level: 2 | 3;
	readonly repair: Repair | undefined;
	readonly onRepair: (edits: readonly Edit[]) => void;
}

function ProblemCard({ problem, level, repair, onRepair }: ProblemCardProps) {
	const Heading = `h${level}` as const;
	const addresses = useWorkbenchPaths();
	const bundle = useBundle();
	const { shown } = bundle;
	const mayDesign = useMayDesign();
	const { file, at, step } = placeOfProblem(problem, bundle);
	const words = wordsInBundle(file, at, bundle);
	const elsewhere = problemPlace({ file, path: problem.path, step }, addresses);
	return (
		<article className={styles.card} data-severity={problem.severity}>
			<p className={styles.where}>
				<span className={styles.severity}>
					{text(problem.severity === "error" ? "workbench.severity.error" : "workbench.severity.warning")}
				</span>
				{words.map((word, index) => (
					<span key={words.slice(0, index + 1).join(" ")} className={styles.word}>
						{word}
					</span>
				))}
			</p>
			<Heading className={styles.sentence}>{kindSentence(problem.code) ?? problem.message}</Heading>
			<p className={styles.remedy}>
				{kindRemedy(problem.code) ?? problem.remedy}
				{problem.didYouMean !== undefined && <strong> {text("workbench.problem.meant", { name: problem.didYouMean })}</strong>}
			</p>
			<Excerpt source={shown.files[file] ?? null} line={problem.line} />
			<footer className={styles.foot}>
				<code className={styles.file}>
					{file}:{problem.line}:{problem.column}
				</code>
				{mayDesign && repair !== undefined && (
					<button type="button" className={styles.repair} onClick={() => onRepair(repair.edits)}>
						{text("workbench.repair")}
					</button>
				)}
				{step !== undefined && (
					<Link to={problemAddress(problem, bundle, addresses)} className={styles.go}>
						{text("workbench.problem.go", { step })}
					</Link>
				)}
				{elsewhere !== null && (
					<Link to={elsewhere.to} className={styles.go}>
						{text(elsewhere.words)}
					</Link>
				)}
				<details className={styles.details}>
					<summary>{text("workbench.problem.developers")}</summary>
					<p lang="en">
						{problem.message} {problem.remedy} [{problem.code}]
					</p>
				</details>
			</footer>
		</article>
	);
}

/** The line with the problem, with one line of context on either side. */
function Excerpt({ source, line }: { readonly source: string | null; readonly line: number }) {
	if (source === null) return null;
	const lines = source
		.split("\n")
		.map((words, index) => ({ words: words.replaceAll("\t", "  "), number: index + 1 }))
		.slice(Math.max(0, line - 2), line + 1);
	return (
		<div className={styles.excerpt}>
			{lines.map(({ words, number }) => (
				<code key={number} className={styles.line} data-at={number === line || undefined}>
					<span className={styles.number}>{number}</span>
					{words}
				</code>
			))}
		</div>
	);
}
