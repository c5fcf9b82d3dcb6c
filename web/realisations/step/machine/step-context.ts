import type { Clash, FieldError, RealisationEvent, RealisationRecord, StepCode, StepMode, Values } from "../../../../engine/index.ts";
import { changesBetween, type Draft } from "../draft/draft.ts";
import type { StepRules } from "../rules/step-rules.ts";

export interface StepInput {
	readonly record: RealisationRecord;
	readonly step: StepCode;
	readonly rules: StepRules;
	readonly draft: Draft | null;
	/** Whose screen it is. */
	readonly userId: string;
}

/** What the step screen keeps besides the machine's state. */
export interface StepContext {
	/** The record as last received from the server, whoever saved it. */
	readonly record: RealisationRecord;
	readonly step: StepCode;
	readonly rules: StepRules;
	readonly mode: StepMode;
	/** Why a completed step is corrected or changed, as typed. */
	readonly reason: string;
	/**
	 * The values that editing started from; unsaved work is what differs. For a field that somebody else changed too, it keeps
	 * the old value until the person has chosen.
	 */
	readonly base: Values;
	readonly values: Values;
	/** Fields blurred since their last change, and fields derived from them: their messages may be shown. */
	readonly left: ReadonlySet<string>;
	/** Set by a failed attempt to save: from then on, all messages are shown. */
	readonly submitted: "none" | "save" | "complete";
	/** Errors from the server, each kept until its field changes. */
	readonly refused: readonly FieldError[];
	/** Why the last save failed, shown above the form. */
	readonly feedback: Feedback | null;
	/** Number of refused attempts; each moves focus to the error summary. */
	readonly attempts: number;
	/** The save being confirmed or carried out. */
	readonly saving: Saving | null;
	/** A save without a response. Repeating it unchanged reuses its key, so that it is carried out once. */
	readonly unanswered: SaveRequest | null;
	/** A record that arrived during a save. */
	readonly waiting: RealisationRecord | null;
	readonly conflict: Conflict | null;
	/** The last save by somebody else that was merged with unsaved work. */
	readonly met: Meeting | null;
	readonly draft: Draft | null;
	readonly userId: string;
}

export interface Feedback {
	readonly words: string;
	/** Whether the server did not respond at all. */
	readonly offline: boolean;
}

interface Saving {
	readonly complete: boolean;
	readonly key: string;
	/** Built when the save is sent; later input is not part of it. */
	readonly request: SaveRequest | null;
	/** How often it was sent again automatically after somebody else saved first. */
	readonly round: number;
}

/** Changes by both people to the same field, to be resolved by choosing. */
interface Conflict {
	readonly clashes: readonly Clash[];
}

/** What somebody else saved in between. */
export interface Meeting {
	/** Fields in which the other person's changes were merged automatically. */
	readonly takenOver: readonly string[];
	readonly events: readonly RealisationEvent[];
}

export type StepEvent =
	/** New values by field path; undefined empties a field. */
	| { readonly type: "edit"; readonly changes: Readonly<Record<string, unknown>> }
	| { readonly type: "left"; readonly path: string }
	/** `key`: idempotency key of this click. */
	| { readonly type: "save"; readonly complete: boolean; readonly key: string }
	| { readonly type: "confirm" }
	| { readonly type: "reason"; readonly reason: string }
	| { readonly type: "correct" }
	| { readonly type: "change" }
	| { readonly type: "cancel" }
	/** The record was reloaded or changed elsewhere on the screen. */
	| { readonly type: "record"; readonly record: RealisationRecord }
	| { readonly type: "resolve"; readonly theirs: ReadonlySet<string> }
	| { readonly type: "later" }
	/** The combined draft of this browser and the server, which the person has not decided on yet. */
	| { readonly type: "draft"; readonly draft: Draft | null }
	| { readonly type: "restore-draft" }
	| { readonly type: "discard-draft" };

export type StepEmitted =
	| {
			readonly type: "saved";
			readonly record: RealisationRecord;
			readonly mode: StepMode;
			readonly complete: boolean;
			/** The step that the save led to; the same step for a plain save. */
			readonly target: StepCode;
	  }
	/** Somebody else saved first; their save does not clash with this one, which is sent again. */
	| ({ readonly type: "merged" } & Meeting)
	/** Somebody saved another value of fields with unsaved input; the next save asks which one to keep. */
	| { readonly type: "clashing"; readonly fields: readonly string[]; readonly events: readonly RealisationEvent[] };

export interface SaveRequest {
	readonly record: RealisationRecord;
	readonly step: StepCode;
	readonly mode: StepMode;
	/** Whether the person wants to continue afterwards. In a correction this completes nothing. */
	readonly onward: boolean;
	readonly complete: boolean;
	readonly correction: boolean;
	readonly target: StepCode;
	readonly targetUuid: string;
	readonly values: Values;
	/** Left out if no reason was given. */
	readonly reason?: string;
	readonly key: string;
	/** The whole form at the moment of sending, including values that are not sent. */
	readonly form: Values;
	/** The unsaved work it contains. */
	readonly changes: Draft["changes"];
}

type Unsaved = Pick<StepContext, "rules" | "base" | "values">;

export function isDirty(context: Unsaved): boolean {
	return Object.keys(changesBetween(context.base, context.values, context.rules.paths)).length > 0;
}

/** Whether there is unsaved work that the save in progress does not include. */
export function isUnsent(context: Unsaved & Pick<StepContext, "saving">): boolean {
	const sent = context.saving?.request;
	return isDirty(sent ? { ...context, base: sent.form } : context);
}
