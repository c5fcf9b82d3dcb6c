import type { Reader } from "../access/index.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import type { ProcessStatus } from "../progress/availability.ts";
import { processStatus } from "../progress/process-status.ts";
import { readPath } from "../realisation/field-path.ts";
import type { RealisationRecord, RecordHead } from "../realisation/realisation-record.ts";
import { recordFor } from "../record/record-for.ts";
import { stakeholderIn } from "../record/stakeholders-in.ts";

/** A process as reports read it: only what this person may see. */
export interface ReportedProcess {
	readonly status: ProcessStatus;
	/** Short code of the step that is open; null when none is. */
	readonly step: StepCode | null;
	/** Why it is on hold or was cancelled; null when it is neither. */
	readonly reason: { readonly value: string; readonly label: string } | null;
	readonly record: RecordHead;
	readonly flow: CompiledFlow;
}

export function reportedProcess(flow: CompiledFlow, head: RecordHead, reader: Reader): ReportedProcess {
	const record: RealisationRecord = recordFor(flow, { ...head, files: [], history: [], Events: [] }, reader);
	const { completed, cancelled, onhold, vkb, gdpr } = record.status;
	const status = processStatus({
		completed: completed.enabled,
		cancelled: cancelled.enabled,
		onhold: onhold.enabled,
		vkb: vkb.enabled,
		gdpr: gdpr.enabled,
	});
	const given = status === "cancelled" || status === "onhold" ? record.statusMeta[status] : undefined;
	return {
		status,
		step: record.flow.activeStep,
		reason: given === undefined ? null : { value: given.reason, label: given.label },
		record,
		flow,
	};
}

/** Fields of the realisation list by which reports can split processes, besides those with a path. */
const ownFields: Readonly<Record<string, (process: ReportedProcess) => string | null>> = {
	status: ({ status }) => status,
	step: ({ step }) => step,
	type: ({ record }) => record.type,
	municipality: ({ record }) => record.MunicipalityCode || null,
	customer: ({ record, flow }) => {
		const path = flow.definition.bindings.stakeholders.customer;
		return textOf(path === undefined ? undefined : readPath(record.values, path));
	},
	gridOperator: (process) => party(process, "gridoperator"),
	contractor: (process) => party(process, "contractor"),
};

export const reportedFields: readonly string[] = Object.keys(ownFields);

/** The process's value of a field; null when it has none, or none that this person may see. */
export function reportedValue(process: ReportedProcess, field: { readonly name: string; readonly path: string | null }): string | null {
	const own = ownFields[field.name];
	if (own !== undefined) return own(process);
	return field.path === null ? null : textOf(readPath(process.record, field.path));
}

/** The number at a path in the record; 0 when there is none. */
export function reportedNumber({ record }: ReportedProcess, path: string): number {
	const value = readPath(record, path);
	return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

export function isFilled({ record }: ReportedProcess, path: string): boolean {
	return !isEmpty(readPath(record, path));
}

function party({ record, flow }: ReportedProcess, category: "gridoperator" | "contractor"): string | null {
	return stakeholderIn(flow.definition.bindings, record.values, category) || null;
}

function textOf(value: unknown): string | null {
	if (typeof value === "number") return String(value);
	return typeof value === "string" && value !== "" ? value : null;
}
