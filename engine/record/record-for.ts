import { mayReadStep, type Reader } from "../access/index.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { mayReadFiles } from "../documents/file-fields.ts";
import { readPath } from "../realisation/field-path.ts";
import type { EventType, RealisationEvent } from "../realisation/realisation.ts";
import type { RealisationRecord } from "../realisation/realisation-record.ts";
import { addressLine } from "../text/address-line.ts";
import { currentLocation } from "./current-location.ts";
import { isHidden, type Mask, maskFor, maskValues } from "./mask.ts";
import { docsIn } from "./record-of.ts";

/**
 * The record as this person may read it: data of steps that they may not see is left out of values, history, the changes and warnings of
 * events, and everything derived from them. The same record when nothing is hidden. `versions` finds former versions of the flow: what
 * happened under one of them stays hidden from whoever could not see it then, whatever the present version calls it.
 */
export function recordFor(
	flow: CompiledFlow,
	record: RealisationRecord,
	reader: Reader,
	versions: (version: string) => CompiledFlow | undefined = () => undefined,
): RealisationRecord {
	const present = maskFor(flow, reader);
	const former = new Map(formerVersions(record).map((version) => [version, maskOf(versions(version), reader)] as const));
	/** Whether the person may read the reason given with a save: they see the step now, and could see it under the version of that time. */
	const tells = ({ type, version, meta: { step = "", reason } }: RealisationEvent) =>
		reason === undefined ||
		!ofSave.has(type) ||
		[flow, versions(version) ?? flow].every(({ steps }) => {
			const told = steps.get(step);
			return told !== undefined && mayReadStep(told, reader);
		});
	if (present === null && [...former.values()].every((mask) => mask === null) && record.Events.every(tells)) return record;
	const maskIn = (...inForce: readonly (string | undefined)[]): Mask => ({
		hidden: [present, ...inForce.map((version) => former.get(version ?? ""))].flatMap((mask) => mask?.hidden ?? []),
	});
	const values = present === null ? record.values : maskValues(present, record.values);
	return {
		...record,
		values,
		Docs: docsIn(values),
		files: record.files.filter(({ category }) => mayReadFiles(flow, category, reader)),
		address: addressLine(readPath(values, flow.definition.bindings.location)),
		CurrentLocation: currentLocation(flow, values),
		history: record.history.map((entry) => ({ ...entry, values: maskValues(maskIn(versionAt(record, entry.ts)), entry.values) })),
		Events: record.Events.map((event) => {
			const shown = maskEvent(maskIn(event.version, event.meta.flow?.from), event);
			return tells(event) ? shown : withoutReason(shown);
		}),
	};
}

/** A reason given with one of these refers to the content of its step. */
const ofSave: ReadonlySet<string> = new Set<EventType>(["step-save", "step-correct"]);

function withoutReason(event: RealisationEvent): RealisationEvent {
	const { reason: _, ...meta } = event.meta;
	return { ...event, meta };
}

/** Versions from which the process was upgraded; usually none. */
function formerVersions({ Events }: RealisationRecord): readonly string[] {
	return Events.flatMap(({ meta }) => meta.flow?.from ?? []);
}

/** The flow version of the values kept at this moment: those kept at an upgrade belong to the version before it. */
function versionAt({ Events }: RealisationRecord, ts: number): string | undefined {
	return Events.find((event) => event.meta.flow !== undefined && event.ts >= ts)?.meta.flow?.from;
}

function maskOf(flow: CompiledFlow | undefined, reader: Reader): Mask | null {
	return flow === undefined ? null : maskFor(flow, reader);
}

function maskEvent(mask: Mask, event: RealisationEvent): RealisationEvent {
	const { changes, warned } = event.meta;
	if (changes === undefined && warned === undefined) return event;
	const told = warned?.filter(({ path }) => !isHidden(mask, path)) ?? [];
	const { warned: _, ...meta } = event.meta;
	const shown = told.length === 0 ? meta : { ...meta, warned: told };
	if (changes === undefined) return { ...event, meta: shown };
	const visible = changes.flatMap((change) => {
		if (isHidden(mask, change.path)) return [];
		// A change of a whole group may contain hidden fields.
		const inside = mask.hidden.filter((path) => path.startsWith(`${change.path}.`)).map((path) => path.slice(change.path.length + 1));
		const without = (value: unknown): unknown =>
			typeof value === "object" && value !== null && !Array.isArray(value) ? maskValues({ hidden: inside }, { ...value }) : value;
		return inside.length === 0 ? [change] : [{ ...change, from: without(change.from), to: without(change.to) }];
	});
	return { ...event, meta: { ...shown, changes: visible } };
}
