import type {
	FieldError,
	RealisationRecord,
	SavePreview,
	StepCode,
	StepMode,
	StepView,
	Surroundings,
	Values,
} from "../../../../engine/index.ts";

/** How strictly a save is checked. */
export interface Strictness {
	readonly mode: StepMode;
	/** Volgende stap and Afronden check everything; Opslaan accepts an incomplete form. */
	readonly complete: boolean;
}

/**
 * What the step screen needs from the engine for one record, step and person. The machine and the screen depend only on
 * this, so tests can use made-up rules.
 */
export interface StepRules {
	/** Paths of the step's fields; a list counts as one field. */
	readonly paths: readonly string[];
	/** The state of the step with these values. `elsewhere`: which places are known to lie in another municipality. */
	view(record: RealisationRecord, values: Values, mode: StepMode, elsewhere?: Surroundings["elsewhere"]): StepView;
	/** The values that editing starts from. */
	startingValues(record: RealisationRecord, mode: StepMode): Values;
	/** Returns `after` with the values that are derived from the changed fields at `paths`. */
	derive(before: Values, after: Values, paths: readonly string[], record: RealisationRecord): Values;
	/** Fields that are filled in from the one at `path`, however far on, and those that are computed from any. */
	following(path: string): readonly string[];
	/** Fields that a rule requires with these values, in addition to the schema's required fields. */
	demanded(record: RealisationRecord, values: Values): ReadonlySet<string>;
	/** What prevents the save, in form order. */
	problems(record: RealisationRecord, values: Values, strictness: Strictness): readonly FieldError[];
	/** What the save would do besides storing the input; undefined when it could not be stored. Whether the form is in order `problems` says. */
	effects(record: RealisationRecord, values: Values, strictness: Strictness): SavePreview | undefined;
	/** The side effects of the save if they need confirmation, otherwise null. */
	preview(record: RealisationRecord, values: Values, strictness: Strictness): SavePreview | null;
	/** The step's values to send: without hidden, read-only and empty fields. */
	toSend(record: RealisationRecord, values: Values, strictness: Strictness): Values;
	/** The step that the save should lead to, and its uuid. */
	target(record: RealisationRecord, values: Values, strictness: Strictness): { readonly code: StepCode; readonly uuid: string };
}
