import type { RequestRecord } from "../../../engine/index.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { absoluteText } from "../../ui/date-text.ts";
import { type Fact, Facts } from "../../ui/Facts.tsx";
import { reasonOptionsOf } from "../reason-options.ts";
import styles from "./Judgement.module.css";

/** What was judged, for reading. */
export function JudgementResult({ request }: { readonly request: RequestRecord }) {
	const reasons = reasonOptionsOf(useTenant());
	const { judgement, status, processed_at } = request;
	if (status === 2) return <p>{text("judgement.open")}</p>;
	const reason = reasons.find((option) => option.status === status && option.value === judgement?.reason);
	const facts: Fact[] = [
		{ label: text("judgement.status"), value: text(`judgement.status.${status}`) },
		...(reason ? [{ label: text("judgement.reason"), value: reason.text }] : []),
		...(judgement?.remarks
			? [{ label: text("judgement.remarks"), value: <span className={styles.remarks}>{judgement.remarks}</span> }]
			: []),
		{ label: text("judgement.processed"), value: processed_at === null ? text("request.unknown") : absoluteText(processed_at) },
	];
	return <Facts facts={facts} layout="stack" />;
}
