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
import { valueAt } from "../../../forms/value-at.ts";
import { useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { Card } from "../../../ui/parts/Card.tsx";
import { Facts } from "../../../ui/parts/Facts.tsx";
import { useNow } from "../../../ui/time/use-now.ts";
import { legalDay } from "../../process/legal-day.ts";
import { ConfirmDecision } from "./ConfirmDecision.tsx";
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
	const now = useNow();
	const tenant = useTenant();
	const paths = flow.definition.bindings.trafficDecision;
	const permission = availability.may.confirmTrafficDecision;
	// Without the right the panel is hidden; with it, a button that cannot be used now gives the reason.
	if (!paths || (!permission.allowed && permission.roles !== undefined)) return null;
	const realisation = realisationOf(record);
	const published = valueAt(record.values, paths.publicationDate);
	const isAhead = isDay(published) && published > today(now);
	const legal = legalDay(tenant, paths.publicationDate, record.values);
	const entered = valueAt(record.values, paths.definitiveDate);
	const days = [
		{ label: text(isAhead ? "vkb.publishes.on" : "vkb.published.on"), day: published },
		{ label: text("vkb.definitive.on"), day: entered },
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
						<ConfirmDecision record={record} early={earlyWords(legal, entered, today(now))} dirty={dirty} />
					</div>
				)}
			</div>
		</Card>
	);
}

/** What somebody has to know who marks the decision while its period for objecting runs; null once that is over. */
function earlyWords(legal: string | null, entered: unknown, now: string): string | null {
	if (legal !== null && legal >= now) return text("terms.confirm.legal", { day: writeDay(legal) });
	return isDay(entered) && entered >= now ? text("terms.confirm.entered", { day: writeDay(entered) }) : null;
}
