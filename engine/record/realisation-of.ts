import type { Realisation } from "../realisation/realisation.ts";
import type { RecordHead } from "../realisation/realisation-record.ts";

/** The engine's view of a record from the API. */
export function realisationOf(record: RecordHead): Realisation {
	const { status, flow } = record;
	return {
		type: record.type,
		subtype: record.subtype,
		values: record.values,
		steps: Object.fromEntries(
			flow.state.map(({ step, started_at, completed_at }) => [step, { startedAt: started_at, completedAt: completed_at }]),
		),
		iteration: flow.iteration,
		flags: {
			completed: status.completed.enabled,
			cancelled: status.cancelled.enabled,
			onhold: status.onhold.enabled,
			vkb: status.vkb.enabled,
			gdpr: status.gdpr.enabled,
		},
		reasons: record.statusMeta,
		marks: flow.marks,
		locations: { selected: record.Locations.selected.locationUuid, alternative: record.Locations.alternative.locationUuid },
		requests: record.requestUuids,
		tags: record.tags,
	};
}
