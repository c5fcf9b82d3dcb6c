import { Suspense } from "react";
import {
	type Availability,
	type CompiledFlow,
	type RealisationEvent,
	type SectionView,
	type StepCode,
	widgetNamed,
} from "../../../../engine/index.ts";
import { widgetsIn } from "../../../forms/whole-widgets.ts";
import { useRightsAt, useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { Card } from "../../../ui/parts/Card.tsx";
import { Skeletons } from "../../../ui/parts/Skeletons.tsx";
import { tenantRules } from "../../process/tenant-rules.ts";
import type { StepScreenState } from "../state/use-step-screen.ts";
import styles from "./SideCards.module.css";

const StatusPanel = lazyPart(async () => ({ default: (await import("./StatusPanel.tsx")).StatusPanel }));
/** For the few who may confirm the decision. */
const TrafficDecisionPanel = lazyPart(async () => ({ default: (await import("./TrafficDecisionPanel.tsx")).TrafficDecisionPanel }));
const TagsCard = lazyPart(() => import("./TagsCard.tsx"));
/** Loaded together with its map. */
const LocationCard = lazyPart(() => import("./LocationCard.tsx"));
const StakeholdersCard = lazyPart(async () => ({ default: (await import("./StakeholdersCard.tsx")).StakeholdersCard }));
const HistoryCard = lazyPart(() => import("./HistoryCard.tsx"));
const EarlierDocuments = lazyPart(() => import("../../earlier-documents/EarlierDocuments.tsx"));
const ConnectedRequests = lazyPart(() => import("../../connections/ConnectedRequests.tsx"));

interface SideCardsProps {
	readonly screen: StepScreenState;
	readonly flow: CompiledFlow;
	readonly availability: Availability;
	readonly nameOf: (event: RealisationEvent) => string;
}

/** The cards about the whole process, whichever step is open. */
export function SideCards({ screen, flow, availability, nameOf }: SideCardsProps) {
	const { onHoldReasons, cancelReasons } = tenantRules(useTenant());
	const { context, choices, view } = screen;
	const code = context.record.MunicipalityCode;
	// Somebody who may see only the locations of requests still sees which requests belong to the process.
	const [seesRequests, seesPlaces] = [useRightsAt(code).may("requestlist"), useRightsAt(code).may("requestlocations")];
	// Unsaved input in a step that was locked meanwhile cannot be saved first, so it must not block unlocking.
	const dirty = screen.dirty && !view.locked;
	const { record } = context;
	const { bindings } = flow.definition;
	const labels = new Map(availability.steps.map((step) => [step.code, step]));
	const mayOpen = (code: StepCode) => labels.get(code)?.open.allowed === true;
	return (
		<>
			<Suspense fallback={<Skeletons heights={[200]} label={text("step.loading")} />}>
				<StatusPanel
					record={record}
					availability={availability}
					onHoldReasons={onHoldReasons}
					cancelReasons={cancelReasons}
					dirty={dirty}
				/>
			</Suspense>
			<Suspense fallback={null}>
				<TrafficDecisionPanel record={record} flow={flow} availability={availability} dirty={dirty} />
			</Suspense>
			{flow.shownIn.has(`${bindings.location}.Latitude`) ? (
				!showsLocation(view.sections) && (
					<Suspense fallback={<Skeletons heights={[300]} label={text("form.map.loading")} />}>
						<LocationCard record={record} bindings={bindings} />
					</Suspense>
				)
			) : (
				<AddressCard address={record.address} />
			)}
			{(seesRequests || seesPlaces) && (
				<Suspense fallback={null}>
					<ConnectedRequests />
				</Suspense>
			)}
			<Suspense fallback={null}>
				<TagsCard record={record} editable={availability.may.editTags.allowed} />
			</Suspense>
			{Object.keys(record.EarlierDocs).length > 0 && (
				<Suspense fallback={null}>
					<EarlierDocuments record={record} />
				</Suspense>
			)}
			<Suspense fallback={<Skeletons heights={[180]} label={text("step.loading")} />}>
				<StakeholdersCard record={record} bindings={bindings} availability={availability} choices={choices} />
			</Suspense>
			<Suspense fallback={<Skeletons heights={[300]} label={text("step.loading")} />}>
				<HistoryCard record={record} mayOpen={mayOpen} nameOf={nameOf} choices={choices} flow={flow} dirty={dirty} />
			</Suspense>
		</>
	);
}

/** The address, for flows without a location on the map. */
function AddressCard({ address }: { readonly address: string }) {
	return (
		<Card title={text("side.address")}>
			{address === "" ? <p className={styles.quiet}>{text("step.address.none")}</p> : <p>{address}</p>}
		</Card>
	);
}

/** Whether the form shows a map already, so that the card would repeat it. */
function showsLocation(sections: readonly SectionView[]): boolean {
	return sections.some(({ section }) => widgetsIn(section.ui).some((widget) => widgetNamed(widget).map === true));
}
