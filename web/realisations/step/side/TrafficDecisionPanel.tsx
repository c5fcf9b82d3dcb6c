import {
	type Availability,
	type CompiledFlow,
	isDay,
	type RealisationRecord,
	realisationOf,
	today,
	trafficDecisionPanelLabel,
	trafficDecisionStatus,
	writeDay,
} from "../../../../engine/index.ts";
import { ApiProblem } from "../../../api/api-problem.ts";
import { notifyFailure, notifySuccess } from "../../../api/notify.ts";
import { valueAt } from "../../../forms/value-at.ts";
import { useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { Card } from "../../../ui/parts/Card.tsx";
import { Facts } from "../../../ui/parts/Facts.tsx";
import { ReasonedButton } from "../../../ui/parts/ReasonedButton.tsx";
import { useNow } from "../../../ui/time/use-now.ts";
import { legalDay } from "../../process/legal-day.ts";
import { useRecordCall } from "../../process/use-record-call.ts";
import { setStatus } from "../../realisation-commands.ts";
import styles from "./SideCards.module.css";
import "../../../texts/areas/terms.ts";

interface TrafficDecisionPanelProps {
	readonly record: RealisationRecord;
	readonly flow: CompiledFlow;
	readonly availability: Availability;
	readonly dirty: boolean;
}

/** The state of the traffic decision, for people who may mark it irrevocable or undo that. */
export function TrafficDecisionPanel({ record, flow, availability, dirty }: TrafficDecisionPanelProps) {
	const change = useRecordCall<"enable" | "disable">(record.uuid, {
		call: (action) => setStatus(record.uuid, { status: "vkb", action, synced: record.synced }),
		onSaved: () => notifySuccess(text("status.saved")),
		onFailed: (error) => notifyFailure(text("status.failed"), error instanceof ApiProblem ? error.message : "", error),
	});
	const now = useNow();
	const tenant = useTenant();
	const paths = flow.definition.bindings.trafficDecision;
	const permission = availability.may.confirmTrafficDecision;
	// Without the right the panel is hidden; with it, a button that cannot be used now gives the reason.
	if (!paths || (!permission.allowed && permission.roles !== undefined)) return null;
	const realisation = realisationOf(record);
	const confirmed = record.status.vkb.enabled;
	const published = valueAt(record.values, paths.publicationDate);
	const isAhead = isDay(published) && published > today(now);
	const legal = legalDay(tenant, paths.publicationDate, record.values);
	const days = [
		{ label: text(isAhead ? "vkb.publishes.on" : "vkb.published.on"), day: published },
		{ label: text("vkb.definitive.on"), day: valueAt(record.values, paths.definitiveDate) },
		{ label: text("terms.legal.on"), day: legal },
	];
	const headline = trafficDecisionPanelLabel(flow, realisation, now);
	const status = trafficDecisionStatus(flow, realisation, now);
	const facts = [
		// 'Geen VKB' need not be repeated below the headline.
		...(status === headline ? [] : [{ label: text("vkb.status"), value: status }]),
		...days.flatMap(({ label, day }) => (isDay(day) ? [{ label, value: writeDay(day) }] : [])),
	];
	return (
		<Card inLandmark title={text("vkb.title")}>
			<div className={styles.stack}>
				<p>{headline}</p>
				{facts.length > 0 && <Facts layout="stack" facts={facts} />}
				{permission.allowed && (
					<div className={styles.buttons}>
						<ReasonedButton
							reason={dirty ? text("side.status.unsaved") : undefined}
							loading={change.busy}
							onClick={() => void change.run(confirmed ? "disable" : "enable")}
						>
							{text(confirmed ? "vkb.undo" : "vkb.confirm")}
						</ReasonedButton>
					</div>
				)}
			</div>
		</Card>
	);
}
