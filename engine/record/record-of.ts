import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import type { FileRecord } from "../files/index.ts";
import { objectOf } from "../json/json-object.ts";
import { activeStep, stepLabel } from "../progress/step-states.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, RealisationEvent, Values } from "../realisation/realisation.ts";
import type { HistoryEntry, RealisationRecord, RecordHead, RecordIdentity } from "../realisation/realisation-record.ts";
import { addressLine } from "../text/address-line.ts";
import { currentLocation } from "./current-location.ts";
import { geographyCodeIn, stakeholdersIn } from "./stakeholders-in.ts";

interface Past {
	/** Oldest first. */
	readonly events: readonly RealisationEvent[];
	/** Newest first. */
	readonly history: readonly HistoryEntry[];
	/** No files when left out. */
	readonly files?: readonly FileRecord[];
}

/** The realisation as the API returns it to somebody who may read everything, with its files. */
export function recordOf(flow: CompiledFlow, realisation: Realisation, identity: RecordIdentity, past: Past): RealisationRecord {
	return { ...recordHeadOf(flow, realisation, identity), files: past.files ?? [], history: past.history, Events: past.events };
}

/** The same without its past and its files. */
export function recordHeadOf(flow: CompiledFlow, realisation: Realisation, identity: RecordIdentity): RecordHead {
	const { values, flags, locations, reasons } = realisation;
	const { uuid, version, bindings } = flow.definition;
	const active = activeStep(flow, realisation.steps);
	const at = active ?? lastCompleted(flow, realisation);
	const stakeholders = stakeholdersIn(bindings, values);
	return {
		uuid: identity.uuid,
		ref: identity.ref,
		reference: identity.ref,
		case_ref: identity.caseRef,
		case_counter: identity.caseCounter,
		requestUuids: realisation.requests,
		type: realisation.type,
		subtype: realisation.subtype,
		processType: realisation.type,
		MunicipalityCode: geographyCodeIn(bindings, values),
		address: addressLine(readPath(values, bindings.location)),
		tags: realisation.tags,
		stakeholders,
		values,
		Docs: docsIn(values),
		EarlierDocs: identity.earlierDocs ?? {},
		synced: identity.synced,
		created_at: identity.createdAt,
		updated_at: identity.updatedAt,
		flow: {
			uuid,
			version,
			iteration: realisation.iteration,
			activeStep: active?.code ?? null,
			marks: realisation.marks,
			state: states(flow, realisation),
		},
		status: {
			step: at?.code ?? null,
			uuid: at?.definition.uuid ?? null,
			version: at?.definition.version ?? version,
			label: stepLabel(flow, realisation),
			completed: { enabled: flags.completed },
			cancelled: { enabled: flags.cancelled },
			onhold: { enabled: flags.onhold },
			vkb: { enabled: flags.vkb },
			gdpr: { enabled: flags.gdpr },
		},
		statusMeta: reasons,
		Locations: { selected: { locationUuid: locations.selected }, alternative: { locationUuid: locations.alternative } },
		CurrentLocation: currentLocation(flow, values),
		comments: [],
	};
}

/** The group of documents, which the specification requires beside the values as well. */
export function docsIn({ Docs }: Values): Values {
	return objectOf(Docs);
}

function states(flow: CompiledFlow, { steps }: Realisation): RealisationRecord["flow"]["state"] {
	return flow.order.flatMap(({ code, definition }) => {
		const state = steps[code];
		return state === undefined ? [] : [{ uuid: definition.uuid, step: code, started_at: state.startedAt, completed_at: state.completedAt }];
	});
}

function lastCompleted(flow: CompiledFlow, { steps }: Realisation): CompiledStep | undefined {
	return flow.order.findLast((step) => step.parent === null && typeof steps[step.code]?.completedAt === "number");
}
