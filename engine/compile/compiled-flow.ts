import type { Interpreter, Labels } from "../conditions/index.ts";
import type {
	Branch,
	Chain,
	Condition,
	Derivation,
	FieldPath,
	FieldRule,
	JsonSchema,
	OnHide,
	ResolvedFlow,
	ResolvedStep,
	SectionDefinition,
	StepCode,
	UniqueField,
} from "../definition/flow-definition.ts";
import type { SectionValidator } from "../validation/validator.ts";
import type { FlowMachine } from "./flow-machine.ts";

/** A flow made ready to run: indexes, steering fields and the machine. Compiled once per version, and shared by all its processes. */
export interface CompiledFlow {
	readonly definition: ResolvedFlow;
	readonly interpreter: Interpreter;
	readonly conditions: Readonly<Record<string, Condition>>;
	/** Every step, each followed by its sub-steps: the order of the flow. */
	readonly order: readonly CompiledStep[];
	readonly steps: ReadonlyMap<StepCode, CompiledStep>;
	/**
	 * Fields that a correction may not change: those that a branch, a sub-step or a section depends on, and those that sections name as
	 * such.
	 */
	readonly steering: ReadonlySet<FieldPath>;
	/** For each field, the steps that show it, in the flow's order. */
	readonly shownIn: ReadonlyMap<FieldPath, readonly CompiledStep[]>;
	/** For each field, the first step that may write it. */
	readonly writtenIn: ReadonlyMap<FieldPath, CompiledStep>;
	/** Lists that follow from another list, in the flow's order. */
	readonly chains: readonly FlowChain[];
	/** Paths of all lists in a chain, first and later ones. */
	readonly chainedLists: ReadonlySet<FieldPath>;
	/** Fields whose value must be unique among the tenant's processes, by path. */
	readonly unique: ReadonlyMap<FieldPath, UniqueField>;
	readonly machine: FlowMachine;
	readonly labels: Labels;
}

/** A list of a step whose items follow from a list of an earlier step. */
export interface FlowChain {
	readonly list: FieldPath;
	readonly chain: Chain;
	readonly step: CompiledStep;
}

export interface CompiledStep {
	readonly definition: ResolvedStep;
	readonly code: StepCode;
	/** Position in the flow's order. */
	readonly index: number;
	readonly parent: CompiledStep | null;
	/** `first`, or the id of the track; null for a step of the main line. */
	readonly track: string | null;
	readonly children: readonly CompiledStep[];
	readonly branches: readonly Branch[];
	/** The next step of the main line (or of the same track); null after the last. */
	readonly following: CompiledStep | null;
	/** Created on first use. */
	readonly form: StepForm;
}

/** What a step asks for, from all its sections together. */
export interface StepForm {
	readonly sections: readonly FormSection[];
	readonly fields: ReadonlyMap<FieldPath, StepField>;
	/** Names, nested as in the values; anything else does not belong to the step. */
	readonly tree: FieldTree;
	readonly derivations: readonly Derivation[];
	/** Fields whose visibility or editability depends on a condition; usually few. */
	readonly conditional: readonly StepField[];
	/** The defaults in the schemas, by field, except those of sections that only show values. */
	readonly defaults: ReadonlyMap<FieldPath, unknown>;
}

export interface FormSection {
	readonly definition: SectionDefinition;
	readonly validator: SectionValidator;
	/** Fields of the section, in the order of its schema. */
	readonly fields: readonly StepField[];
	/** The section's fields whose planned date can be called off. */
	readonly mayBeCalledOff: readonly StepField[];
	/** The place of each of the fields. */
	readonly fieldPlaces: readonly NestedPlace[];
	/**
	 * The place of each group of the section, outer before inner: all of them exist during validation, so that `required` inside them
	 * counts.
	 */
	readonly groups: readonly NestedPlace[];
}

/** A place among nested groups, computed once so that nobody has to walk the path again. */
export interface NestedPlace {
	/** 0 stands for the values themselves; any other number for that group of the section, counted from 1. */
	readonly within: number;
	readonly name: string;
}

/** A field of a step; more than one section may show it. */
export interface StepField {
	readonly path: FieldPath;
	readonly places: readonly FieldPlace[];
	/** Computed at every save; whatever a client sends for it is ignored. */
	readonly computed: boolean;
	/** A derivation fills it in, at every save or when another field changes. */
	readonly derived: boolean;
	/** Shown whatever the values are. */
	readonly always: boolean;
	/** No condition or role restricts filling it in: everybody who may edit the step may write it. */
	readonly free: boolean;
}

export interface FieldPlace {
	readonly section: SectionDefinition;
	readonly schema: JsonSchema;
	readonly rule: FieldRule | undefined;
	readonly onHide: OnHide;
	/** Nobody can write it here. */
	readonly readOnly: boolean;
}

export interface FieldTree {
	readonly [name: string]: FieldTree | StepField;
}
