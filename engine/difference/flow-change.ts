import type { FieldPath, Literal, StepCode } from "../definition/flow-definition.ts";

/**
 * What a change means for processes that run on the former version.
 *
 * - `safe`: proved harmless. Whatever step a running process is in, the upgrade keeps every value and
 * every step state, and from there it can be completed like a process that starts on the new version.
 * - `needs-mapping`: it can be upgraded once somebody says how.
 * - `breaking`: no mapping can upgrade it; it stays on its version.
 */
export type Severity = "safe" | "needs-mapping" | "breaking";

const order: readonly Severity[] = ["safe", "needs-mapping", "breaking"];

/** The worst of these severities; `safe` when there are none. */
export function worst(severities: Iterable<Severity>): Severity {
	return [...severities].reduce<Severity>((left, right) => (order.indexOf(right) > order.indexOf(left) ? right : left), "safe");
}

export type ChangeKind =
	| "flow-replaced"
	| "flow-text-changed"
	| "condition-added"
	| "condition-removed"
	| "condition-changed"
	| "mark-added"
	| "mark-removed"
	| "binding-added"
	| "binding-removed"
	| "binding-changed"
	| "step-added"
	| "step-removed"
	| "step-renamed"
	| "step-renumbered"
	| "step-moved"
	| "step-text-changed"
	| "step-version-changed"
	| "step-condition-changed"
	| "final-moved"
	| "track-changed"
	| "role-gained"
	| "role-lost"
	| "section-added"
	| "section-removed"
	| "section-moved"
	| "section-text-changed"
	| "section-condition-changed"
	| "section-roles-changed"
	| "section-hints-changed"
	| "field-added"
	| "field-removed"
	| "field-moved"
	| "field-required"
	| "field-optional"
	| "field-type-changed"
	| "field-limit-widened"
	| "field-limit-narrowed"
	| "field-text-changed"
	| "field-default-changed"
	| "field-condition-changed"
	| "field-hiding-changed"
	| "field-editors-changed"
	| "option-added"
	| "option-removed"
	| "option-renamed"
	| "derivation-added"
	| "derivation-removed"
	| "derivation-changed"
	| "rule-added"
	| "rule-removed"
	| "rule-changed"
	| "branch-added"
	| "branch-removed"
	| "branch-changed"
	| "branch-moved"
	| "branch-renamed"
	| "change-effects-changed"
	| "entered-effects-changed"
	| "bulk-changed"
	| "outcome-added"
	| "outcome-removed"
	| "steering-changed"
	/** Changes in the tenant's own file: who has a right, its roles, and anything else. */
	| "right-gained"
	| "right-lost"
	| "role-listed"
	| "role-unlisted"
	| "role-renamed"
	| "tenant-changed"
	/** A property that the comparison does not know. */
	| "other-changed";

/** Where the change is. Codes and paths are those of the new version, or of the old one for anything that was removed. */
export interface ChangePlace {
	readonly step?: StepCode;
	/** Id of the section within the step. */
	readonly section?: string;
	/** Fields of a list's items have `[]` behind the list: "Chargers[].Id". */
	readonly field?: FieldPath;
	/** Name of a condition, mark, role or binding. */
	readonly name?: string;
}

/** What somebody must decide before running processes can be upgraded. Codes, paths and values are those of the old version. */
export type MappingNeed =
	/** The step to which processes in this step go. */
	| { readonly kind: "step"; readonly from: StepCode; readonly suggestion?: StepCode }
	/**
	 * The field to which the values of this field move, or that they may be dropped. `label`: what the old version calls it. `receivers`: the
	 * fields of the new version that can hold its values; any field when left out.
	 */
	| {
			readonly kind: "field";
			readonly from: FieldPath;
			readonly label?: string;
			readonly suggestion?: FieldPath;
			readonly receivers?: readonly FieldPath[];
	  }
	/** The option that replaces this one. `label`: what the old version calls it. */
	| { readonly kind: "option"; readonly field: FieldPath; readonly from: Literal; readonly label?: string }
	/** The value that running processes get in this field (of the new version). */
	| { readonly kind: "value"; readonly field: FieldPath }
	/** Nothing to fill in, only consent: running processes may be upgraded. */
	| { readonly kind: "consent" };

export interface FlowChange {
	readonly kind: ChangeKind;
	readonly place: ChangePlace;
	/** What changed, for people. */
	readonly sentence: string;
	readonly severity: Severity;
	/** Why the change has this severity. */
	readonly reason: string;
	/** Only with `needs-mapping`. */
	readonly mapping?: MappingNeed;
}

export interface FlowDifference {
	readonly changes: readonly FlowChange[];
	/** The worst of the changes. */
	readonly severity: Severity;
}
