/**
 * The language of a flow, as types. `schemas/flow.schema.json` says the same for editors and for the
 * checker; a test holds the two together.
 *
 * A *definition* is what a designer writes. A *resolved* definition is the same with every block
 * reference replaced by the section it stands for (see resolve-blocks.ts); only resolved definitions
 * are checked, compiled, stored and served.
 */

/** Path of a field inside a realisation's values, dots between names: "Advice.Decision". Items of a list are not addressed. */
export type FieldPath = string;

/** Short code of a step: "3", or "3-b" for a sub-step. */
export type StepCode = string;

/** Dutch text as the user reads it. */
export type Text = string;

/** JSON Schema 2020-12 of an object; kept as data, checked by the meta-schema. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A literal that an expression may hold. */
export type Literal = string | number | boolean | null;

/**
 * One node of the closed JsonLogic profile: a literal, or an object with exactly one operator.
 * `schemas/condition.schema.json` lists the operators with their argument types.
 */
export type Expression = Literal | { readonly [operator: string]: unknown };

/** An expression whose outcome is a boolean; never a literal. */
export type Condition = { readonly [operator: string]: unknown };

export interface FlowDefinition<Section = SectionReference> {
	readonly $schema?: string;
	/** Version 4 uuid, constant for the life of the flow. */
	readonly uuid: string;
	/** Semantic version; a changed file needs a raised version. */
	readonly version: string;
	readonly label: Text;
	readonly description?: string;
	/** Named conditions, usable as `{ "cond": "name" }`; they may not refer to each other. */
	readonly conditions?: Readonly<Record<string, Condition>>;
	/** Names of the booleans that effects may set and conditions may read with `{ "marked": "name" }`. */
	readonly marks?: readonly string[];
	readonly bindings: Bindings;
	readonly steps: readonly StepDefinition<Section>[];
}

/** Where in the values the product finds the facts that it treats specially (map, panels, lists, rights). */
export interface Bindings {
	/** Group that holds the selected location: address fields and, where maps are to show it, Latitude, Longitude and `version`. */
	readonly location: FieldPath;
	/** Group that holds the alternative location out of the advice. */
	readonly alternativeLocation?: FieldPath;
	/** Field per stakeholder category; each holds a stakeholder's slug, or its name (`namedStakeholders`). */
	readonly stakeholders: Readonly<Partial<Record<StakeholderCategory, FieldPath>>>;
	/** Fields of files that belong to the version of the selected location. */
	readonly locationDocuments?: readonly FieldPath[];
	readonly trafficDecision?: {
		readonly publicationDate: FieldPath;
		readonly definitiveDate: FieldPath;
		readonly confirmedDate: FieldPath;
		readonly notApplicable?: FieldPath;
	};
	/** Categories whose field holds the stakeholder's name. */
	readonly namedStakeholders?: readonly string[];
	/** Category that says whose process it is: its code is the geography code. Default "municipality". */
	readonly geography?: StakeholderCategory;
	/** Field whose value at the start begins the case reference; else the municipality's code, or the tenant's acronym. */
	readonly caseReference?: FieldPath;
	/** Groups and fields that lists and reports read beside the location. */
	readonly summary?: readonly FieldPath[];
	/** Code of the step from which a process counts as being realised on maps. Default "6". */
	readonly realisationStartsAt?: StepCode;
}

export type StakeholderCategory = "cpo" | "municipality" | "customer" | "contractor" | "gridoperator";

export interface StepDefinition<Section = SectionReference> {
	readonly uuid: string;
	readonly code: StepCode;
	readonly label: Text;
	/** Semantic version of the step, sent along in status and events. */
	readonly version: string;
	readonly description?: Text;
	readonly access: Access;
	readonly sections: readonly Section[];
	/** Rules that completing (and correcting) the step must satisfy, besides those of its sections. */
	readonly complete?: readonly StepRule[];
	/** Where completing leads; the first branch whose `when` holds. Without one: the following step. */
	readonly next?: readonly Branch[];
	readonly children?: Children<Section>;
	/** Only on a sub-step: it belongs to this process only while the condition holds. */
	readonly when?: Condition;
	/** Completing the final step completes the process. Exactly one step carries it. */
	readonly final?: boolean;
	/** What Wijzigen on this step does besides the reset, for instance prepare a new location version. */
	readonly change?: { readonly effects?: readonly Effect[] };
	/** What a save causes that fills in a field which was empty, whether the step is completed with it or not. */
	readonly entered?: readonly { readonly field: FieldPath; readonly effects: readonly Effect[] }[];
	/** What becomes of the fields that only this step shows, when the process passes it by. Default: they stay. */
	readonly onPass?: "clear";
	/**
	 * Outcomes given about the proposal in this step. They are emptied when the process is reset to an
	 * earlier step: nobody's approval is carried over to something they have not seen.
	 */
	readonly outcomes?: readonly FieldPath[];
}

export interface Access {
	/** Roles that may see the step and its data. */
	readonly read: readonly string[];
	/** Roles that may save and complete the step; they may also see it. */
	readonly edit: readonly string[];
}

/** Sub-steps: `first` in order, then every track side by side, each track in order. */
export interface Children<Section = SectionReference> {
	readonly first?: readonly StepDefinition<Section>[];
	readonly tracks: readonly { readonly id: string; readonly label: Text; readonly steps: readonly StepDefinition<Section>[] }[];
}

export type SectionReference = BlockReference | SectionDefinition;

/** Use of a shared block out of `schemas/blocks/`, with what this flow does otherwise. */
export interface BlockReference {
	readonly block: string;
	/** Id within the step; the block's name when left out. */
	readonly id?: string;
	readonly when?: Condition;
	readonly roles?: readonly string[];
	readonly readOnly?: boolean;
	/** Other names for groups and fields of the block, by their path in the block. */
	readonly rename?: Readonly<Record<FieldPath, string>>;
	/** Laid over the block as a JSON merge patch (RFC 7396); places the block lists in `sealed` may not be touched. */
	readonly override?: Readonly<Record<string, unknown>>;
}

/** One part of a step's screen: a form, its hints and its rules. */
export interface SectionDefinition {
	/** Unique within the step. */
	readonly id: string;
	readonly title?: Text;
	readonly description?: Text;
	/** Object schema rooted at the realisation's values: `{ properties: { Advice: { properties: … } } }`. */
	readonly schema: JsonSchema;
	/** RJSF UI schema with the same nesting; widgets come out of the closed registry of the flow schema. */
	readonly ui?: Readonly<Record<string, unknown>>;
	/** The section is shown, and its fields belong to the step, only while this holds. */
	readonly when?: Condition;
	/** What becomes of the fields of a section or field that is not shown when the step is saved. Default `keep`. */
	readonly onHide?: OnHide;
	/** Roles that see the section at all; everybody who sees the step when left out. */
	readonly roles?: readonly string[];
	/** Shown, never written by this step. */
	readonly readOnly?: boolean;
	/** Conditions per field. */
	readonly fields?: Readonly<Record<FieldPath, FieldRule>>;
	readonly derived?: readonly Derivation[];
	readonly complete?: readonly StepRule[];
	/** Rules for every save, complete or not. */
	readonly save?: readonly StepRule[];
	/** What is implausible: said, never in the way. */
	readonly warn?: readonly WarningRule[];
	/** Lists whose items come out of a list of an earlier step, by the path of the list. */
	readonly chains?: Readonly<Record<FieldPath, Chain>>;
	/** Fields whose value no other process of the tenant may have. */
	readonly unique?: readonly UniqueField[];
	/** Fields a correction may not change although no condition reads them; those that one reads are found by the engine. */
	readonly steering?: readonly FieldPath[];
}

export type OnHide = "keep" | "clear";

export interface FieldRule {
	/** Shown only while this holds. */
	readonly when?: Condition;
	readonly onHide?: OnHide;
	/** May be filled in only while this holds; shown all the same. */
	readonly enabledWhen?: Condition;
	readonly readOnly?: boolean;
	/** Roles that may change the field; the step's editors when left out. */
	readonly editRoles?: readonly string[];
}

/**
 * A value the system fills in. Without `on` it is computed at every save and nobody can type it.
 * With `on` it is filled in when that field changes, and stays editable afterwards.
 */
export interface Derivation {
	readonly field: FieldPath;
	readonly value: Expression;
	readonly on?: FieldPath;
	/** With `on`: follows it only until a person writes something else. */
	readonly proposal?: boolean;
	readonly when?: Condition;
}

/**
 * Where the items of a list come from. An item and the one it came out of have the same uuid. Removing
 * an item there hides it here, with what was filled in kept.
 */
export interface Chain {
	readonly from: FieldPath;
	/** Only items for which this holds; `item` reads an item of `from`. */
	readonly when?: Condition;
	/** Fields that are read there and never written here. */
	readonly read?: readonly string[];
	/** Fields that are copied when the item first appears, and are then free. */
	readonly prefill?: readonly string[];
	/** People may add items of their own. Default false. */
	readonly add?: boolean;
	/** The items appear when the step starts and are free from then on. Default false. */
	readonly once?: boolean;
}

export interface UniqueField {
	readonly field: FieldPath;
	/** Only processes with the same value here count; all of the tenant's when left out. */
	readonly within?: FieldPath;
	readonly message: Text;
}

export interface StepRule {
	/** The rule is broken when this does not hold. */
	readonly unless: Condition;
	/** Where the message is shown. */
	readonly field?: FieldPath;
	readonly message: Text;
	/** Also demanded of a correction. Default true. */
	readonly correction?: boolean;
	/** Of a rule that completing demands: a save that does not complete goes through, and says this as a warning. Default false. */
	readonly warnAtSave?: boolean;
}

/** Something implausible: it is when `unless` does not hold. */
export interface WarningRule {
	readonly unless: Condition;
	readonly field: FieldPath;
	readonly message: Text;
}

export interface Branch {
	readonly when?: Condition;
	/** Code of a step. Left out only when the effects end or cancel the process. */
	readonly to?: StepCode;
	/** Reset the process to `to`, as a change of that step would, at once. */
	readonly restart?: boolean;
	readonly effects?: readonly Effect[];
	/** For the reader of graphs and explanations: "positief advies". */
	readonly label?: Text;
}

/**
 * What a transition causes, as data. Those about the record are applied by the engine itself; the
 * last three concern charging locations and are carried out by the server in the same transaction.
 */
export type Effect =
	| { readonly cancel: string; readonly commentFrom?: FieldPath }
	| { readonly mark: string }
	| { readonly unmark: string }
	/** A step that is passed by counts as done with what was filled in before. */
	| { readonly "step-stands": StepCode }
	| { readonly clear: readonly FieldPath[] }
	/** `copy` keeps the present location's data in the new version, `empty` starts without. */
	| { readonly "new-location-version": "copy" | "empty" }
	/** The alternative out of the advice becomes the selected location, in a new version. */
	| { readonly "select-alternative": true }
	| { readonly "connect-location": "selected" | "alternative" }
	| { readonly "disconnect-location": "selected" | "alternative" }
	| { readonly "set-charging-point-status": string };

export type ResolvedFlow = FlowDefinition<SectionDefinition>;
export type ResolvedStep = StepDefinition<SectionDefinition>;
