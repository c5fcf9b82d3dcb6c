import { useMemo } from "react";
import { type FlowDefinition, numbersInOrder, renumberAllEdits } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./ActDialog.module.css";
import { ActDialog } from "./ActDialog.tsx";

interface NumberStepsProps {
	readonly flow: FlowDefinition;
	/** Receives the numbers that changed, keyed by the former ones. */
	readonly onDone: (numbers: ReadonlyMap<string, string>) => void;
	readonly onClose: () => void;
}

/** Numbers the steps consecutively, in every place that names them: all or none. */
export function NumberSteps({ flow, onDone, onClose }: NumberStepsProps) {
	const { shown } = useBundle();
	const files = useMemo(() => new Map(Object.entries(shown.files)), [shown]);
	const numbers = useMemo(() => numbersInOrder(flow.steps), [flow]);
	const edits = useMemo(() => renumberAllEdits(files, numbers), [files, numbers]);
	return (
		<ActDialog
			title={text("workbench.acts.order")}
			action={text("workbench.acts.order.action")}
			said={text("workbench.acts.order.said")}
			edits={() => (edits.length === 0 ? text("workbench.acts.order.already") : edits)}
			onDone={() => onDone(numbers)}
			onClose={onClose}
		>
			<p>{text("workbench.acts.order.about")}</p>
			<ul className={styles.places} aria-label={text("workbench.acts.order.steps")}>
				{flow.steps.flatMap(({ uuid, code, label }) => {
					const number = numbers.get(code);
					return number === undefined
						? []
						: [
								<li key={uuid}>
									{text("workbench.acts.order.step", { code, label })} <code className={styles.change}>{number}</code>
								</li>,
							];
				})}
			</ul>
			<p>{text("workbench.acts.order.running")}</p>
		</ActDialog>
	);
}
