import { type CompiledFlow, type RealisationRecord, realisationOf, why } from "../../../../engine/index.ts";
import { useScreenValues } from "../../../forms/form-environment.ts";
import { useRightsAt } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import styles from "./Why.module.css";
import { WhyFacts } from "./WhyFacts.tsx";
import "../../../texts/areas/why.ts";

export interface WhyRefusedProps {
	/** The error message about the value. */
	readonly message: string;
	readonly record: RealisationRecord;
	readonly flow: CompiledFlow;
	/** Code of the step. */
	readonly step: string;
}

/** The rule that a value violates, with the current input: recomputed by the engine as somebody types. */
export default function WhyRefusedPanel({ message, record, flow, step }: WhyRefusedProps) {
	const values = useScreenValues();
	const actor = useRightsAt(record.MunicipalityCode);
	const rules = why(flow, realisationOf(record), step, actor, Date.now(), values).filter(
		({ about, name, holds }) => about === "rule" && name === message && !holds,
	);
	return (
		<section aria-label={text("why.refused.label", { message })} className={styles.answer}>
			{rules.length === 0 ? <p>{text("why.refused.met")}</p> : null}
			{rules.map(({ sentence, facts }) => (
				<div key={sentence}>
					{sentence === null ? null : <p>{text("why.refused", { rule: sentence })}</p>}
					<WhyFacts facts={facts} uuid={record.uuid} here={step} />
				</div>
			))}
		</section>
	);
}
