import type { ResolvedStep, SectionDefinition, StepCode } from "../definition/flow-definition.ts";

/**
 * What one person may see and do with one process, each "no" with its reason. The server refuses on the same grounds, so a button and the
 * API never disagree.
 */
export interface Availability {
	/** Step the process is at; null when there is none (all steps done). */
	readonly activeStep: StepCode | null;
	/** Label for lists and pills: the active step's, 'Afgerond', the last completed step's, or 'Onbekend'. */
	readonly label: string;
	readonly status: ProcessStatus;
	/** Every top-level step and every sub-step that is available, as far as the person may see them, in the flow's order. */
	readonly steps: readonly StepAvailability[];
	readonly may: {
		readonly changeStatus: Permission;
		readonly confirmTrafficDecision: Permission;
		readonly editTags: Permission;
		readonly changeStakeholders: Permission;
	};
}

/** The status as shown; in order of precedence: completed, cancelled, onhold, active. */
export type ProcessStatus = "completed" | "cancelled" | "onhold" | "active";

export interface StepAvailability {
	readonly code: StepCode;
	readonly uuid: string;
	readonly label: string;
	/** Explanation at the top of the step. */
	readonly description?: string;
	readonly parent: StepCode | null;
	/** Track of a sub-step, which runs in parallel with the others; null for the sub-steps before the tracks. */
	readonly track: { readonly id: string; readonly label: string } | null;
	readonly state: "not-started" | "open" | "completed" | "skipped";
	readonly startedAt: number | null;
	readonly completedAt: number | null;
	/** Roles for 'In te voeren door' and 'Ter inzage voor'. */
	readonly editRoles: readonly string[];
	readonly viewRoles: readonly string[];
	readonly open: Permission;
}

/** Allowed, or else the reason in Dutch and, if it is a matter of roles, the roles that may. */
export type Permission =
	| { readonly allowed: true }
	| { readonly allowed: false; readonly reason: string; readonly roles?: readonly string[] };

/** How the person looks at the step: as it stands, or unlocked for a correction or a change. */
export type StepMode = "view" | "correction" | "change";

/** The step screen as data. */
export interface StepView {
	readonly step: ResolvedStep;
	readonly mode: StepMode;
	/** Not writable at present; `lockReason` says why. */
	readonly locked: boolean;
	readonly lockReason: string | null;
	readonly sections: readonly SectionView[];
	readonly buttons: Readonly<Record<ButtonName, ButtonView>>;
	/** What prevents completing with the given values: fields and messages. */
	readonly missing: readonly { readonly path: string; readonly message: string }[];
	/** The part of `missing` that a plain save warns about. */
	readonly warnedAtSave: readonly { readonly path: string; readonly message: string }[];
	/** What is implausible about these values, by field: a warning that blocks nobody. */
	readonly doubts: readonly { readonly path: string; readonly message: string }[];
	/** Step that completing leads to with these values; null when the process ends; undefined while something is missing or the step is locked. */
	readonly target: StepCode | null | undefined;
}

export interface SectionView {
	readonly section: SectionDefinition;
	readonly readOnly: boolean;
	/** Per field path: not shown, shown but not writable (with the reason), or writable. */
	readonly fields: Readonly<Record<string, FieldView>>;
}

export interface FieldView {
	readonly shown: boolean;
	readonly writable: boolean;
	readonly reason?: string;
}

export type ButtonName = "previous" | "next" | "save" | "cancel" | "correct" | "change" | "finish";

export interface ButtonView {
	readonly shown: boolean;
	readonly enabled: boolean;
	/** Why it is not enabled, or not offered. */
	readonly reason?: string;
	/** The roles that may, if it is a matter of roles. */
	readonly roles?: readonly string[];
}
