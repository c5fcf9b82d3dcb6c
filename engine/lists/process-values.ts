import type { ProcessStatus } from "../progress/availability.ts";
import type { RecordHead } from "../realisation/realisation-record.ts";
import * as processTexts from "../texts/process.ts";

/** A process as a list knows it. */
export interface ListedProcess {
	readonly record: RecordHead;
	/** Code of the step under which it is listed. */
	readonly step: string | null;
	readonly status: ProcessStatus;
}

const slugOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** The values by which the list of processes filters and sorts, for the product's fields that do not depend on the current day. */
export const processValues = {
	reference: ({ record }: ListedProcess): string => record.reference,
	address: ({ record }: ListedProcess): string => record.address,
	municipality: ({ record }: ListedProcess): string => record.MunicipalityCode,
	customer: ({ record }: ListedProcess): string | null => slugOf(record.CurrentLocation.Customer),
	step: ({ step }: ListedProcess): string | null => step,
	status: ({ status }: ListedProcess): ProcessStatus => status,
	reason: ({ record: { status, statusMeta } }: ListedProcess): string => {
		const reason = status.cancelled.enabled ? statusMeta.cancelled : status.onhold.enabled ? statusMeta.onhold : undefined;
		return reason ? [reason.label, reason.comment].filter((part) => part !== "").join(": ") : "";
	},
	requests: ({ record }: ListedProcess): number => record.requestUuids.length,
	tags: ({ record }: ListedProcess): readonly string[] => record.tags,
	tagCount: ({ record }: ListedProcess): number => record.tags.length,
	type: ({ record }: ListedProcess): string => record.type,
	created: ({ record }: ListedProcess): number => record.created_at,
	updated: ({ record }: ListedProcess): number => record.updated_at,
	gridOperator: ({ record }: ListedProcess): string | null => slugOf(record.CurrentLocation.GridOperator),
	contractor: ({ record }: ListedProcess): string | null => slugOf(record.CurrentLocation.Contractor),
};

/** Most urgent first. */
const decisionUrgency: readonly string[] = [
	processTexts.decisionExpired,
	processTexts.decisionWithin2Days,
	processTexts.decisionWithin7Days,
	processTexts.decisionWithin14Days,
	processTexts.decisionIn2To4Weeks,
	processTexts.decisionIn4To6Weeks,
	processTexts.decisionAfter6Weeks,
	processTexts.decisionToPublish,
	processTexts.decisionIrrevocable,
	processTexts.decisionNone,
	processTexts.unknownStatus,
];

/** Position of a traffic decision status in order of urgency. */
export function decisionPlace(word: string): number {
	return decisionUrgency.indexOf(word);
}

const statusWords = {
	active: processTexts.statusActive,
	onhold: processTexts.statusOnHold,
	completed: processTexts.statusCompleted,
	cancelled: processTexts.statusCancelled,
} satisfies Readonly<Record<ProcessStatus, string>>;

/** The display name of a status; an unknown one is 'Onbekend'. */
export function statusWord(status: string): string {
	const words: Readonly<Record<string, string | undefined>> = statusWords;
	return words[status] ?? processTexts.unknownStatus;
}

/** Label for an option that no longer exists. */
export const unknownOption = processTexts.unknownStatus;
