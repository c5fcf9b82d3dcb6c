import { lazy, Suspense } from "react";
import type { Availability, CompiledFlow, RealisationEvent, StepCode } from "../../../engine/index.ts";
import { useAccessAt, useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { AddressCard } from "./AddressCard.tsx";
import { StakeholdersCard } from "./StakeholdersCard.tsx";
import { StatusPanel } from "./StatusPanel.tsx";
import { showsLocation } from "./shows-location.ts";
import { TrafficDecisionPanel } from "./TrafficDecisionPanel.tsx";
import { tenantRules } from "./tenant-rules.ts";
import type { StepScreenState } from "./use-step-screen.ts";

const TagsCard = lazy(() => import("./TagsCard.tsx"));
/** Fetched with its map. */
const LocationCard = lazy(() => import("./LocationCard.tsx"));
const HistoryCard = lazy(() => import("./HistoryCard.tsx"));
const EarlierDocuments = lazy(() => import("../earlier-documents/EarlierDocuments.tsx"));
const ConnectedRequests = lazy(() => import("../connections/ConnectedRequests.tsx"));

interface SideCardsProps {
	readonly screen: StepScreenState;
	readonly flow: CompiledFlow;
	readonly availability: Availability;
	readonly nameOf: (event: RealisationEvent) => string;
}

/** What belongs to the whole process, whichever step is open. */
export function SideCards({ screen, flow, availability, nameOf }: SideCardsProps) {
	const { onHoldReasons, cancelReasons } = tenantRules(useTenant());
	const { context, choices, view } = screen;
	const code = context.record.MunicipalityCode;
	// Both are asked: who sees only where requests are, sees here too which ones belong to the process.
	const [seesRequests, seesPlaces] = [useAccessAt("requestlist", code), useAccessAt("requestlocations", code)];
	// Unsaved input of a step that somebody locked meanwhile cannot be saved first, so it keeps nobody from unlocking it.
	const dirty = screen.dirty && !view.locked;
	const { record } = context;
	const { bindings } = flow.definition;
	const labels = new Map(availability.steps.map((step) => [step.code, step]));
	const mayOpen = (code: StepCode) => labels.get(code)?.open.allowed === true;
	return (
		<>
			<StatusPanel record={record} availability={availability} onHoldReasons={onHoldReasons} cancelReasons={cancelReasons} dirty={dirty} />
			<TrafficDecisionPanel record={record} flow={flow} availability={availability} dirty={dirty} />
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
			<StakeholdersCard record={record} bindings={bindings} availability={availability} choices={choices} />
			<Suspense fallback={<Skeletons heights={[300]} label={text("step.loading")} />}>
				<HistoryCard record={record} stepLabel={(code) => labels.get(code)?.label ?? ""} mayOpen={mayOpen} nameOf={nameOf} />
			</Suspense>
		</>
	);
}
