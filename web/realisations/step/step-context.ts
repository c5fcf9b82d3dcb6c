import type { FieldError, RealisationRecord, StepCode, StepMode, Values } from "../../../engine/index.ts";
import type { Draft } from "./draft.ts";
import { changesBetween } from "./draft-changes.ts";
import type { Merge } from "./merge-values.ts";
import type { StepRules } from "./step-rules.ts";

export interface StepInput {
	readonly record: RealisationRecord;
	readonly step: StepCode;
	readonly rules: StepRules;
	readonly draft: Draft | null;
}

/** What the step screen keeps beside the state it is in. */
export interface StepContext {
	/** As the server last answered it. */
	readonly record: RealisationRecord;
	readonly step: StepCode;
	readonly rules: StepRules;
	readonly mode: StepMode;
	/** What the person began with; what differs from it is unsaved work. */
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
	/** Counts attempts, so that the summary of errors takes the focus again at each. */
	readonly attempts: number;
	/** The save being asked, shown or carried out. */
	readonly saving: { readonly complete: boolean; readonly key: string } | null;
	readonly conflict: { readonly record: RealisationRecord; readonly merge: Merge } | null;
	readonly draft: Draft | null;
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

export type StepEmitted = {
	readonly type: "saved";
	readonly record: RealisationRecord;
	readonly mode: StepMode;
	readonly complete: boolean;
};

export interface SaveRequest {
	readonly record: RealisationRecord;
	readonly step: StepCode;
	readonly complete: boolean;
	readonly correction: boolean;
	readonly target: StepCode;
	readonly targetUuid: string;
	readonly values: Values;
	readonly key: string;
}

export function isDirty(context: Pick<StepContext, "rules" | "base" | "values">): boolean {
	return Object.keys(changesBetween(context.base, context.values, context.rules.paths)).length > 0;
}
