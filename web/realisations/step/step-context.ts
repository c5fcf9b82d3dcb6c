import type { Clash, FieldError, RealisationEvent, RealisationRecord, StepCode, StepMode, Values } from "../../../engine/index.ts";
import type { Draft } from "./draft.ts";
import { changesBetween } from "./draft-changes.ts";
import type { StepRules } from "./step-rules.ts";

export interface StepInput {
	readonly record: RealisationRecord;
	readonly step: StepCode;
	readonly rules: StepRules;
	readonly draft: Draft | null;
}

/** What the step screen keeps beside the state it is in. */
export interface StepContext {
	/** As the server last answered it, whoever saved it. */
	readonly record: RealisationRecord;
	readonly step: StepCode;
	readonly rules: StepRules;
	readonly mode: StepMode;
	/**
	 * What the person began with; what differs from it is unsaved work. A field that somebody else changed
	 * too keeps here what it was before, until the person has chosen.
	 */
	readonly base: Values;
	readonly values: Values;
	/** Fields that were left since their last change: their messages may be shown. */
	readonly left: ReadonlySet<string>;
	/** Set by a save that was not possible: every message that stands in its way is shown from then on. */
	readonly submitted: "none" | "save" | "complete";
	/** What the server found wrong, until the field changes. */
	readonly refused: readonly FieldError[];
	/** A save that the server did not carry out, in words for above the form. */
	readonly feedback: string | null;
	/** Counts refused attempts, so that the summary of errors takes the focus at each. */
	readonly attempts: number;
	/** The save being asked, shown or carried out. */
	readonly saving: Saving | null;
	/** A save of which nobody knows whether it arrived: asked again, it is the same one. */
	readonly unanswered: SaveRequest | null;
	/** A record that came in while a save was under way. */
	readonly waiting: RealisationRecord | null;
	readonly conflict: Conflict | null;
	/** The last save of somebody else that was merged with unsaved work. */
	readonly met: Meeting | null;
	readonly draft: Draft | null;
}

export interface Saving {
	readonly complete: boolean;
	readonly key: string;
	/** Made when it is sent: what is typed from then on is no part of it. */
	readonly request: SaveRequest | null;
	/** How often it met the save of somebody else and was sent again by itself. */
	readonly round: number;
}

/** What has to be chosen, since somebody else changed it as well. */
export interface Conflict {
	readonly clashes: readonly Clash[];
}

/** What somebody else did meanwhile. */
export interface Meeting {
	/** Fields in which something of theirs was taken over without asking. */
	readonly takenOver: readonly string[];
	readonly events: readonly RealisationEvent[];
}

export type StepEvent =
	/** Fields and their new values; undefined empties one. */
	| { readonly type: "edit"; readonly changes: Readonly<Record<string, unknown>> }
	| { readonly type: "left"; readonly path: string }
	/** `key` makes a repeated save of the same click one save. */
	| { readonly type: "save"; readonly complete: boolean; readonly key: string }
	| { readonly type: "confirm" }
	| { readonly type: "correct" }
	| { readonly type: "change" }
	| { readonly type: "cancel" }
	/** The record came in anew, after a call of the sidebar or a refresh. */
	| { readonly type: "record"; readonly record: RealisationRecord }
	| { readonly type: "resolve"; readonly theirs: ReadonlySet<string> }
	| { readonly type: "later" }
	| { readonly type: "restore-draft" }
	| { readonly type: "discard-draft" };

export type StepEmitted =
	| {
			readonly type: "saved";
			readonly record: RealisationRecord;
			readonly mode: StepMode;
			readonly complete: boolean;
			/** Step that the save led to; the same one for a plain save. */
			readonly target: StepCode;
	  }
	/** A save met that of somebody else, touched nothing of it and is sent again. */
	| ({ readonly type: "merged" } & Meeting);

export interface SaveRequest {
	readonly record: RealisationRecord;
	readonly step: StepCode;
	readonly mode: StepMode;
	/** The person wants to go on afterwards, which in a correction completes nothing. */
	readonly onward: boolean;
	readonly complete: boolean;
	readonly correction: boolean;
	readonly target: StepCode;
	readonly targetUuid: string;
	readonly values: Values;
	readonly key: string;
	/** The form as it was sent, with what is not sent too. */
	readonly form: Values;
	/** What is unsaved in it. */
	readonly changes: Draft["changes"];
}

type Unsaved = Pick<StepContext, "rules" | "base" | "values">;

export function isDirty(context: Unsaved): boolean {
	return Object.keys(changesBetween(context.base, context.values, context.rules.paths)).length > 0;
}

/** Whether there is work that no save under way takes along. */
export function isUnsent(context: Unsaved & Pick<StepContext, "saving">): boolean {
	const sent = context.saving?.request;
	return isDirty(sent ? { ...context, base: sent.form } : context);
}
