import type { AccessMap } from "../access/index.ts";
import type { Country } from "../calendar/legal-days.ts";
import type { FieldPath, StepCode } from "../definition/flow-definition.ts";
import type { TenantDefinition } from "../definition/index.ts";
import type { FileRecord } from "../files/index.ts";
import type { RequestStatus } from "../requests/request-record.ts";

/**
 * What the engine knows about one realisation process: everything that a transition reads or changes, and nothing else. Identity, tenant
 * and `synced` belong to the server. Plain JSON; never mutated. Instants are milliseconds since 1970 (UTC), days are "YYYY-MM-DD".
 */
export interface Realisation {
	readonly type: string;
	readonly subtype: string | null;
	/** The values of the steps: groups of fields, nested as in the sections' schemas. */
	readonly values: Values;
	/** A step that is absent was never reached, was reset, or was skipped. */
	readonly steps: Readonly<Record<StepCode, StepState>>;
	/** Number of times that the process was reset to an earlier step. */
	readonly iteration: number;
	readonly flags: Flags;
	readonly reasons: { readonly onhold?: StatusReason; readonly cancelled?: StatusReason };
	readonly marks: readonly string[];
	/** Uuids of the charging locations this process is connected to. */
	readonly locations: { readonly selected: string | null; readonly alternative: string | null };
	/** Uuids of the requests connected to it, in the order of connecting. */
	readonly requests: readonly string[];
	/** Uuids of tags. */
	readonly tags: readonly string[];
}

export type Values = Readonly<Record<string, unknown>>;

export interface StepState {
	readonly startedAt: number;
	readonly completedAt: number | null;
}

export interface Flags {
	readonly completed: boolean;
	readonly cancelled: boolean;
	readonly onhold: boolean;
	readonly vkb: boolean;
	readonly gdpr: boolean;
}

export interface StatusReason {
	/** Value from the tenant's list. */
	readonly reason: string;
	/** The list's text at the time. */
	readonly label: string;
	readonly comment: string;
}

/** What a command needs that only the server knows: the state of other records involved. */
export interface Surroundings {
	/** The location a connect or disconnect command names. */
	readonly location?: ChargingLocation;
	/** Whether that location is listed under another code than the process's, and so offered by no screen. */
	readonly locationElsewhere?: boolean;
	/** The location linked as selected when the process was cancelled, for a restore. */
	readonly selectedLocation?: ChargingLocation;
	/** The request a connect or disconnect command names. */
	readonly request?: ConnectableRequest;
	/** The files of this process that a save newly refers to, or that a command is about. When left out, their existence is not checked. */
	readonly files?: readonly FileRecord[];
	/** Whether the process refers to the file that the command is about, now or in its past. */
	readonly remembered?: boolean;
	/** Whether something has been saved in the process (see was-saved.ts), which fixes its type. */
	readonly saved?: boolean;
	/** Whether a location is known to lie in another municipality than the process's. */
	readonly elsewhere?: (latitude: number, longitude: number) => boolean;
	/** Every event of the process, oldest first: for a command about a term, which depends on them. */
	readonly past?: readonly RealisationEvent[];
	/** The parts of the tenant's configuration that commands depend on. */
	readonly tenant: TenantRules;
}

export interface TenantRules {
	readonly onHoldReasons: readonly Reason[];
	readonly cancelReasons: readonly Reason[];
	readonly access: AccessMap;
	/** Whether cancelling frees the charging location, and restoring is refused when that is rejected or taken. */
	readonly sharedLocations: boolean;
	/** Whether a planned date may be replaced by the value Cancelled. Default false. */
	readonly canResetDateValue?: boolean;
	readonly terms?: NonNullable<TenantDefinition["terms"]>;
	/** Whose public holidays are no working days; the Netherlands when left out. */
	readonly country?: Country;
}

export interface Reason {
	readonly value: string;
	readonly text: string;
	/** Valid, but used by the system only. */
	readonly automatic?: boolean;
}

type LocationStatus = "alert" | "rejected" | "suggestion" | "definitive" | "in-progress" | "realized";

export interface ChargingLocation {
	readonly uuid: string;
	readonly status: LocationStatus | string;
	readonly workflowUuid: string | null;
	readonly latitude: number;
	readonly longitude: number;
	readonly street: string;
	readonly streetNumber: string;
	readonly streetNumberSuffix: string;
	readonly postalCode: string;
	readonly city: string;
}

/** A request as seen by the person who wants to connect it. */
export interface ConnectableRequest {
	readonly uuid: string;
	readonly status: RequestStatus;
	/** Whether it is connected to any process. */
	readonly connected: boolean;
	/** Whether the person sees only its location. */
	readonly limited: boolean;
	/** Whether the person may access requests of its geography code. */
	readonly accessible: boolean;
}

/** One thing that happened, append-only. Folding the events of a process gives its state. */
export interface RealisationEvent {
	readonly type: EventType;
	readonly ts: number;
	/** Version of the flow that was in force. */
	readonly version: string;
	readonly userId: string;
	readonly meta: EventMeta;
}

export type EventType =
	| "created"
	| "step-start"
	| "step-end"
	| "step-save"
	| "step-correct"
	| "step-reset"
	/** A completion was undone: the steps are as they were before it. */
	| "step-reopen"
	| "onhold-start"
	| "onhold-end"
	| "cancelled-start"
	| "cancelled-end"
	| "vkb-start"
	| "vkb-end"
	| "completed"
	| "location-connect"
	| "location-disconnect"
	| "request-connect"
	| "request-disconnect"
	| "stakeholder-change"
	| "type-change"
	| "tags-change"
	| "term-extend"
	| "file-disconnect"
	| "mark"
	| "unmark"
	| "flow-change";

/** More days for a term, with its label and unit at the time. */
export interface TermExtension {
	/** Name in the tenant's file. */
	readonly name: string;
	readonly label: string;
	/** Negative in the event that undoes an extension. */
	readonly days: number;
	readonly unit: "calendar" | "working";
	/** Instant at which the extended term began: a term that starts again is not extended. */
	readonly startedAt: number;
	/** Why, in the person's words. */
	readonly reason: string;
}

export interface EventMeta {
	/** Uuid of the step, or of the location, request or file for events about one; null for events about the whole process. */
	readonly uuid: string | null;
	readonly step?: StepCode;
	readonly iteration?: number;
	readonly changes?: readonly FieldChange[];
	/** What was implausible in a save: the person was warned and went on. */
	readonly warned?: readonly { readonly path: FieldPath; readonly message: string }[];
	readonly reason?: StatusReason;
	/** Set when the flow did it because of the person's decision in `step`; they did not request it explicitly. */
	readonly automatic?: true;
	readonly category?: "selected" | "alternative";
	readonly tags?: readonly string[];
	/** The extension of a term, and the reason for it. */
	readonly term?: TermExtension;
	readonly mark?: string;
	readonly type?: string;
	readonly subtype?: string | null;
	/** Versions between which the process was upgraded. */
	readonly flow?: { readonly from: string; readonly to: string };
	/** States of all steps afterwards, where they do not follow from the event itself. */
	readonly steps?: Readonly<Record<StepCode, StepState>>;
	/** Uuid of the act on several records that this event is part of. */
	readonly act?: string;
	/** Uuid of the act on several records that this event undoes. The clock counts neither of the two. */
	readonly undoes?: string;
	/** Instant of the preceding act that this event undoes, at the request of the person. The clock counts neither of the two. */
	readonly undoesAt?: number;
}

/** An absent `from` or `to` means that there was, or is, no value. */
export interface FieldChange {
	readonly path: FieldPath;
	readonly from?: unknown;
	readonly to?: unknown;
}

/** The values as they were before a reset, kept in the history of the record (newest first there). */
export interface Snapshot {
	readonly ts: number;
	readonly userId: string;
	/** Step the process was reset to. */
	readonly step: StepCode;
	readonly iteration: number;
	readonly values: Values;
	readonly steps: Readonly<Record<StepCode, StepState>>;
}
