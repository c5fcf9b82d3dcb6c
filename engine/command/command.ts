import type { FieldPath, StakeholderCategory, StepCode } from "../definition/flow-definition.ts";
import type { EventType, FieldChange, Realisation, RealisationEvent, Snapshot, Values } from "../realisation/realisation.ts";
import type { FieldError } from "../validation/field-error.ts";

/** What a person can request of a process. The API checks shapes; meaning is checked here. */
export type Command =
	| SaveStep
	| SetStatus
	| { readonly kind: "change-type"; readonly type: string; readonly subtype: string | null }
	| { readonly kind: "set-tags"; readonly tags: readonly string[] }
	/** Never requested by a person directly: it comes with connecting a request. */
	| { readonly kind: "copy-tags"; readonly tags: readonly string[] }
	| ChangeStakeholder
	| ExtendTerm
	| FillFields
	| TakeBack
	/** Undoes the last act of the process. */
	| { readonly kind: "undo" }
	| { readonly kind: "connect-location"; readonly category: "selected" | "alternative"; readonly locationUuid: string }
	| { readonly kind: "disconnect-location"; readonly category: "selected" | "alternative"; readonly locationUuid: string }
	| { readonly kind: "connect-request"; readonly requestUuid: string }
	| { readonly kind: "disconnect-request"; readonly requestUuid: string }
	| { readonly kind: "disconnect-file"; readonly fileUuid: string };

/**
 * Saves a step. An open step is filled in. Saving a completed step without `correction` is a change (Wijzigen), which resets the process to
 * that step; with `correction` progress is left alone.
 */
export interface SaveStep {
	readonly kind: "save-step";
	readonly step: StepCode;
	readonly complete: boolean;
	readonly correction: boolean;
	/**
	 * Code of the step where the client expects the process to be afterwards; any other outcome is refused. The step itself for a plain
	 * save and a correction, and also when completing ends the process.
	 */
	readonly target: StepCode;
	/** The step's fields; a field that is left out becomes empty, and a field of another step is refused. */
	readonly values: Values;
	/** Why a completed step is corrected or changed, in the person's words. Ignored for an open step. */
	readonly reason?: string;
}

/** Replaces the party of a category. */
export interface ChangeStakeholder {
	readonly kind: "change-stakeholder";
	readonly category: StakeholderCategory;
	readonly slug: string;
}

/** Gives a term of the parties more days: a number of days, or until a given last day. */
export interface ExtendTerm {
	readonly kind: "extend-term";
	/** Its name in the tenant's file. */
	readonly term: string;
	/** Counted in the days of the term itself. */
	readonly days?: number;
	/** "YYYY-MM-DD". */
	readonly until?: string;
	readonly reason: string;
}

/** Fills in some fields of an open step and leaves all others as they are: what the flow allows for several processes at once. */
export interface FillFields {
	readonly kind: "fill-fields";
	readonly step: StepCode;
	readonly complete: boolean;
	/** Values that replace the stored ones; for a list, entries to add. A field without a value stays as it is. */
	readonly fields: Readonly<Record<FieldPath, unknown>>;
}

/** The inverse of a command that affected this process only. Never requested by a person in this form. */
export interface TakeBack {
	readonly kind: "take-back";
	readonly of: Pick<FillFields, "kind" | "step"> | Pick<ChangeStakeholder, "kind">;
	/** The fields that it changed, with `to` holding their former values. */
	readonly changes: readonly FieldChange[];
	/** The former state of the steps. */
	readonly steps: Realisation["steps"];
}

export interface SetStatus {
	readonly kind: "set-status";
	readonly status: "onhold" | "cancelled" | "vkb";
	readonly action: "enable" | "disable";
	readonly reason?: string;
	readonly comment?: string;
}

/** The command was carried out: the new state, what happened, and what the server must do about it. */
export interface Advanced {
	readonly refused: false;
	readonly realisation: Realisation;
	readonly events: readonly RealisationEvent[];
	/** In the order in which to carry them out, in the transaction that stores the state. */
	readonly effects: readonly OutwardEffect[];
	/** Present when the process was reset, or a chosen location was replaced: the state before. */
	readonly snapshot?: Snapshot;
	/** Step the person should see next, or null when the process ended. */
	readonly target: StepCode | null;
}

/** Effects on other records; those on the process itself are already in `realisation`. */
export type OutwardEffect = LocationEffect | RequestEffect;

export type LocationEffect =
	| { readonly kind: "connect-location"; readonly category: "selected" | "alternative"; readonly locationUuid: string }
	/** Returns the location to the status it had before it was connected. */
	| { readonly kind: "disconnect-location"; readonly category: "selected" | "alternative"; readonly locationUuid: string }
	| { readonly kind: "realise-locations"; readonly locationUuids: readonly string[]; readonly chargingPointStatus?: string };

export interface RequestEffect {
	readonly kind: "connect-request" | "disconnect-request";
	readonly requestUuid: string;
}

/** The command was not carried out, and nothing changed. */
export interface Refusal {
	readonly refused: true;
	readonly code: RefusalCode;
	/** Dutch, for the person. */
	readonly message: string;
	readonly errors: readonly FieldError[];
}

/** `forbidden`: the person may not do this (403). `locked`: nobody may at present, because of the status (403). All others are 400. */
export type RefusalCode =
	| "forbidden"
	| "locked"
	| "unknown-step"
	| "step-not-available"
	| "not-open-for-change"
	| "unexpected-target"
	| "unknown-field"
	| "field-not-applicable"
	| "field-read-only"
	| "steering-field"
	| "invalid"
	| "incomplete"
	| "invalid-status"
	| "reason-missing"
	| "reason-unknown"
	| "comment-too-long"
	| "comment-characters"
	| "restore-rejected-location"
	| "restore-taken-location"
	| "location-not-linkable"
	| "location-not-unlinkable"
	| "request-not-connectable"
	| "stakeholder-not-changeable"
	| "term-extension"
	| "term-fixed"
	| "type-fixed"
	| "file-kept"
	| "not-undoable";

export type Outcome = Advanced | Refusal;
export type { EventType };
