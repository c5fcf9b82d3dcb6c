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
 * The step screen's interface to the engine for one record, step and person. The machine and the screen depend only on this, so tests can
 * use made-up rules.
 */
export interface StepRules {
	/** Paths of the step's fields; a list counts as one field. */
	readonly paths: readonly string[];
	/** The state of the step with these values. `elsewhere`: places that are known to lie in another municipality. */
	view(record: RealisationRecord, values: Values, mode: StepMode, elsewhere?: Surroundings["elsewhere"]): StepView;
	/** The values that editing starts from. */
	startingValues(record: RealisationRecord, mode: StepMode): Values;
	/** Returns `after` with the values that are derived from the changed fields at `paths`, or that could not be derived from `before`. */
	derive(before: Values, after: Values, paths: readonly string[], record: RealisationRecord): Values;
	/** Fields derived from the one at `path`, directly or indirectly, and fields that are derived from any field. */
	following(path: string): readonly string[];
	/** Fields that a rule requires with these values, in addition to the schema's required fields. */
	demanded(record: RealisationRecord, values: Values): ReadonlySet<string>;
	/** The errors that prevent the save, in form order. */
	problems(record: RealisationRecord, values: Values, strictness: Strictness): readonly FieldError[];
	/**
	 * What the save would do besides storing the input; undefined if the input could not be stored. Use `problems` to validate the form.
	 */
	effects(record: RealisationRecord, values: Values, strictness: Strictness): SavePreview | undefined;
	/** The side effects of the save if they need confirmation, otherwise null. */
	preview(record: RealisationRecord, values: Values, strictness: Strictness): SavePreview | null;
	/** The step's values to send: without hidden, read-only and empty fields. */
	toSend(record: RealisationRecord, values: Values, strictness: Strictness): Values;
	/** The step that the save should lead to, and its uuid. */
	target(record: RealisationRecord, values: Values, strictness: Strictness): { readonly code: StepCode; readonly uuid: string };
}
