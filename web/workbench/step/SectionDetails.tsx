import { useMemo } from "react";
import type { CompiledStep } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { SectionActs } from "../acts/SectionActs.tsx";
import { findSection } from "../bundle/find-section.ts";
import { titleOf } from "../bundle/place-words.ts";
import { fieldsIn } from "../bundle/step-fields.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./FieldDetails.module.css";

interface SectionDetailsProps {
	readonly step: CompiledStep;
	readonly id: string;
}

export function SectionDetails({ step, id }: SectionDetailsProps) {
	const { flow } = useBundle();
	const found = useMemo(() => (flow === null ? null : findSection(flow.steps, step, id)), [flow, step, id]);
	if (found === null) return <p className={styles.empty}>{text("workbench.field.none")}</p>;
	const { section, written } = found;
	return (
		<div className={styles.details}>
			<h2 className={styles.title}>{titleOf(section)}</h2>
			<dl className={styles.facts}>
				<dt>{text("workbench.section.name")}</dt>
				<dd>
					<code>{id}</code>
				</dd>
				{"block" in written && (
					<>
						<dt>{text("workbench.section.block")}</dt>
						<dd>
							<code>{written.block}</code>
						</dd>
					</>
				)}
				<dt>{text("workbench.section.fields")}</dt>
				<dd>{fieldsIn(section).length}</dd>
			</dl>
			<SectionActs step={step.code} found={found} />
		</div>
	);
}
