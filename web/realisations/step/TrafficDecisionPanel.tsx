import {
	type Availability,
	type CompiledFlow,
	isDay,
	type RealisationRecord,
	realisationOf,
	trafficDecisionPanelLabel,
	trafficDecisionStatus,
	writeDay,
} from "../../../engine/index.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { notifyFailure, notifySuccess } from "../../api/notify.ts";
import { valueAt } from "../../forms/value-at.ts";
import { text } from "../../texts/text.ts";
import { Card } from "../../ui/Card.tsx";
import { Facts } from "../../ui/Facts.tsx";
import { ReasonedButton } from "../../ui/ReasonedButton.tsx";
import { setStatus } from "../set-status.ts";
import styles from "./SideCards.module.css";
import { useRecordCall } from "./use-record-call.ts";

interface TrafficDecisionPanelProps {
	readonly record: RealisationRecord;
	readonly flow: CompiledFlow;
	readonly availability: Availability;
	readonly dirty: boolean;
}

/** How the traffic decision stands, for who may mark it irrevocable or undo that. */
export function TrafficDecisionPanel({ record, flow, availability, dirty }: TrafficDecisionPanelProps) {
	const change = useRecordCall<"enable" | "disable">(record.uuid, {
		call: (action) => setStatus(record.uuid, { status: "vkb", action, synced: record.synced }),
		onSaved: () => notifySuccess(text("status.saved")),
		onFailed: (error) => notifyFailure(text("status.failed"), error instanceof ApiProblem ? error.message : "", error),
	});
	const paths = flow.definition.bindings.trafficDecision;
	const permission = availability.may.confirmTrafficDecision;
	// Without the right at all the panel is not there; with it, a moment at which it can't be used has a reason.
	if (!paths || (!permission.allowed && permission.roles !== undefined)) return null;
	const realisation = realisationOf(record);
	const confirmed = record.status.vkb.enabled;
	const days = [
		{ label: text("vkb.published.on"), day: valueAt(record.values, paths.publicationDate) },
		{ label: text("vkb.definitive.on"), day: valueAt(record.values, paths.definitiveDate) },
	];
	const facts = [
		{ label: text("vkb.status"), value: trafficDecisionStatus(flow, realisation, Date.now()) },
		...days.flatMap(({ label, day }) => (isDay(day) ? [{ label, value: writeDay(day) }] : [])),
	];
	return (
		<Card inLandmark title={text("vkb.title")}>
			<div className={styles.stack}>
				<p>{trafficDecisionPanelLabel(flow, realisation)}</p>
				<Facts layout="stack" facts={facts} />
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
