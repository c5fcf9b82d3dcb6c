import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { isEmpty } from "../conditions/index.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import type { RealisationRecord, RecordHead } from "../record/realisation-record.ts";
import { recordFor } from "../record/record-for.ts";
import { stakeholderIn } from "../record/stakeholders-in.ts";
import type { ProcessStatus } from "../run/availability.ts";
import { readPath } from "../run/field-path.ts";
import { processStatus } from "../run/process-status.ts";

/** A process as reports read it: with what this person may see of it, and no more. */
export interface ReportedProcess {
	readonly status: ProcessStatus;
	/** Short code of the step that is open; null when none is. */
	readonly step: StepCode | null;
	/** Why it is on hold or was cancelled; null when it is neither. */
	readonly reason: { readonly value: string; readonly label: string } | null;
	readonly record: RecordHead;
	readonly flow: CompiledFlow;
}

/** `roles`: those the person has for the process. */
export function reportedProcess(flow: CompiledFlow, head: RecordHead, roles: readonly string[]): ReportedProcess {
	const record: RealisationRecord = recordFor(flow, { ...head, files: [], history: [], Events: [] }, roles);
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

/** Fields of the realisation list by which reports can tell processes apart, besides those that have a path. */
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
