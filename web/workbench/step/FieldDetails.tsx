import { Link } from "react-router";
import type { CompiledStep } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { FieldActs } from "../acts/FieldActs.tsx";
import { conditionPlace } from "../addresses/condition-place.ts";
import { useWorkbenchPaths } from "../addresses/workbench-paths.ts";
import { findField } from "../bundle/find-field.ts";
import { titleOf } from "../bundle/place-words.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { Changeable } from "../editing/Changeable.tsx";
import styles from "./FieldDetails.module.css";
import { FieldInspector } from "./FieldInspector.tsx";

interface FieldDetailsProps {
	readonly step: CompiledStep;
	readonly path: string | null;
}

export function FieldDetails({ step, path }: FieldDetailsProps) {
	const addresses = useWorkbenchPaths();
	const { flow } = useBundle();
	const found = path === null || flow === null ? null : findField(flow.steps, step, path);
	if (found === null) {
		const place = step.parent === null ? undefined : flow?.steps.find((each) => each.step.code === step.code)?.place;
		return (
			<>
				{flow !== null && place !== undefined && (
					<Link to={addresses.conditions(conditionPlace(flow.written, [...place, "when"]))}>{text("workbench.details.when.change")}</Link>
				)}
				<p className={styles.empty}>{text("workbench.field.none")}</p>
			</>
		);
	}
	const { field, section, written } = found;
	return (
		<div className={styles.details}>
			<h2 className={styles.title}>{field.label}</h2>
			<dl className={styles.facts}>
				<dt>{text("workbench.field.name")}</dt>
				<dd>
					<code>{field.path}</code>
				</dd>
				<dt>{text("workbench.field.section")}</dt>
				<dd>{titleOf(section)}</dd>
				{field.list !== null && (
					<>
						<dt>{text("workbench.field.list")}</dt>
						<dd>
							<Link to={addresses.step(step.code, field.list.path)} replace>
								{field.list.label}
							</Link>
						</dd>
					</>
				)}
			</dl>
			{"block" in written && <p className={styles.block}>{text("workbench.field.block", { block: written.block })}</p>}
			<FieldActs step={step.code} found={found} />
			{field.list !== null && <p className={styles.block}>{text("workbench.field.list.about")}</p>}
			<Changeable>
				<FieldInspector key={`${step.code} ${field.path}`} found={found} />
			</Changeable>
		</div>
	);
}
