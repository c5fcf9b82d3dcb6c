import type { FieldError, RealisationRecord, SavePreview, StepCode, StepMode, StepView, Values } from "../../../engine/index.ts";

/** How a save is judged. */
export interface Strictness {
	readonly mode: StepMode;
	/** Volgende stap and Afronden demand everything, Opslaan takes an incomplete form. */
	readonly complete: boolean;
}

/**
 * What the step screen asks of the engine for one record, one step and one person. The machine and
 * the screen know only this, so they can be tried with rules made up for the occasion.
 */
export interface StepRules {
	/** Paths of the fields that belong to the step, a list being one field. */
	readonly paths: readonly string[];
	/** The step as it stands with these values. */
	view(record: RealisationRecord, values: Values, mode: StepMode): StepView;
	/** The record's values with documented defaults where a field of an open step was never filled in. */
	startingValues(record: RealisationRecord, mode: StepMode): Values;
	/** `after` with the values filled in that follow from the change of the fields at `paths`. */
	derive(before: Values, after: Values, paths: readonly string[], record: RealisationRecord): Values;
	/** Fields that a rule demands with these values, besides those the schema requires. */
	demanded(record: RealisationRecord, values: Values): ReadonlySet<string>;
	/** What stands in the way of saving. */
	problems(record: RealisationRecord, values: Values, strictness: Strictness): readonly FieldError[];
	/** What saving would do besides; null when it only stores what was filled in, and nobody has to be asked. */
	preview(record: RealisationRecord, values: Values, strictness: Strictness): SavePreview | null;
	/** The step's fields as they are sent: what is hidden, read-only or empty is left out. */
	toSend(record: RealisationRecord, values: Values, strictness: Strictness): Values;
	/** Step to expect after the save, and its uuid. */
	target(record: RealisationRecord, values: Values, strictness: Strictness): { readonly code: StepCode; readonly uuid: string };
}
