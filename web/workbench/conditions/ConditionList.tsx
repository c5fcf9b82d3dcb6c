import { useState } from "react";
import { Link } from "react-router";
import { type FlowExpression, formatPath, sentence } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { conditionPlace } from "../addresses/condition-place.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./ConditionsPage.module.css";
import { conditionWords } from "./condition-words.ts";

interface ConditionListProps {
	/** The path of the chosen condition, as text. */
	readonly chosen: string | null;
	readonly expressions: readonly FlowExpression[];
}

/** All conditions and calculations, named ones first, then by step; filtered by the words in them. */
export function ConditionList({ chosen, expressions }: ConditionListProps) {
	const addresses = useWorkbenchPaths();
	const { flow } = useBundle();
	const [wanted, setWanted] = useState("");
	if (flow === null) return null;
	const { labels } = flow.compiled;
	const all = expressions.map((each) => {
		const words = conditionWords(each, flow.steps, flow.compiled);
		return { ...words, said: sentence(each.expression, labels), path: each.path, place: formatPath(each.path), inBlock: each.inBlock };
	});
	const terms = wanted
		.toLowerCase()
		.split(/\s+/)
		.filter((term) => term !== "");
	const shown = all.filter(({ where, what, said }) => {
		const words = `${where} ${what} ${said}`.toLowerCase();
		return terms.every((term) => words.includes(term));
	});
	return (
		<>
			<input
				type="search"
				className={styles.search}
				aria-label={text("workbench.conditions.search")}
				placeholder={text("workbench.conditions.search")}
				data-typed={wanted !== ""}
				value={wanted}
				onChange={({ currentTarget }) => setWanted(currentTarget.value)}
			/>
			<p className={styles.count} role="status">
				{text("workbench.conditions.count", { shown: shown.length, all: all.length })}
			</p>
			<ul className={styles.items}>
				{shown.map(({ where, what, said, path, place, inBlock }, index) => (
					<li key={`${place} ${formatPath(inBlock ?? [])}`}>
						{where !== "" && where !== shown[index - 1]?.where && <p className={styles.group}>{where}</p>}
						{inBlock !== undefined ? (
							<div className={styles.item} data-block>
								<span className={styles.kind}>{what}</span>
								<span>{said}</span>
								<span className={styles.note}>{text("workbench.conditions.block")}</span>
							</div>
						) : (
							<Link
								to={addresses.conditions(conditionPlace(flow.written, path))}
								className={styles.item}
								aria-current={place === chosen ? "true" : undefined}
							>
								<span className={styles.kind}>{what}</span>
								<span>{said}</span>
							</Link>
						)}
					</li>
				))}
			</ul>
		</>
	);
}
