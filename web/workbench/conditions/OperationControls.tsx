import { operatorWords } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import styles from "./builder.module.css";
import { useBuilder } from "./builder-context.ts";
import { conditionOperators, isGroup, type Operation } from "./operation.ts";

interface OperatorSelectProps {
	readonly operation: Operation;
	readonly onChoose: (name: string) => void;
	/** Whether to offer only the operators of groups, which keep their contents. */
	readonly groups?: boolean;
}

/** Chooses the operator of a comparison or a group. */
export function OperatorSelect({ operation: { operator }, onChoose, groups = false }: OperatorSelectProps) {
	const { item, named } = useBuilder();
	const offered = groups
		? conditionOperators(true, false).filter((each) => isGroup({ operator: each, args: [] }))
		: conditionOperators(item !== null, named);
	const words: Readonly<Record<string, { readonly title: string; readonly description: string }>> = operatorWords;
	return (
		<select
			className={styles.operator}
			aria-label={text(groups ? "workbench.condition.group" : "workbench.condition.operator")}
			title={words[operator.name]?.description}
			value={operator.name}
			onChange={({ currentTarget }) => onChoose(currentTarget.value)}
		>
			{offered.map(({ name }) => (
				<option key={name} value={name}>
					{words[name]?.title ?? name}
				</option>
			))}
		</select>
	);
}

export function Remove({ onRemove }: { readonly onRemove: () => void }) {
	return (
		<button type="button" className={styles.remove} onClick={onRemove} aria-label={text("workbench.condition.remove")}>
			×
		</button>
	);
}

/** Whether the operation holds with the trial values. */
export function Verdict({ node }: { readonly node: unknown }) {
	const trace = useBuilder().verdicts.get(node);
	if (trace === undefined) return null;
	const holds = trace.value === true;
	return (
		<span className={styles.verdict} data-holds={holds}>
			{text(holds ? "workbench.condition.true" : "workbench.condition.false")}
			{trace.remark !== undefined && <span className={styles.remark}> ({trace.remark})</span>}
		</span>
	);
}
