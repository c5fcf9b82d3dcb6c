import type { PersonAccess } from "../access/index.ts";
import { tagRoles } from "../access/index.ts";
import type { StakeholderCategory, StepDefinition } from "../definition/flow-definition.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import type { JudgedStatus } from "../requests/request-record.ts";

/** What can be done to several records at once. `resume` is offered along with `onhold`; `fill` fills in a step. */
export type BulkKind = "onhold" | "resume" | "cancel" | "tags" | "stakeholder" | "fill" | "accept" | "reject" | "remove";

/** The list whose records a bulk act is about. */
export type BulkList = "realisations" | "requests";

/** The most records that one act may cover, whatever the tenant allows. */
export const mostInBulk = 5000;

const ofProcesses: readonly BulkKind[] = ["fill", "onhold", "resume", "cancel", "tags", "stakeholder"];

/** Status that each judgement gives. */
export const judgedStatusOf = { accept: 3, reject: 4, remove: 5 } as const satisfies Readonly<Record<string, JudgedStatus>>;

/** The properties of a step that bulk acts need. */
export interface BulkStep {
	readonly access: { readonly edit: readonly string[] };
	readonly bulk?: StepDefinition["bulk"];
}

type Offers = Pick<TenantDefinition, "bulk"> & { readonly steps: readonly BulkStep[] };

/** The bulk acts that a tenant allows on a list, in the order in which they are offered. */
function bulkKinds({ bulk = {}, steps }: Offers, list: BulkList): readonly BulkKind[] {
	if (list === "requests") return bulk.judge ?? [];
	const { onhold = false, cancel = false, tags = false, stakeholders = [] } = bulk;
	const offered: Partial<Record<BulkKind, boolean>> = {
		fill: steps.some((step) => step.bulk !== undefined),
		onhold,
		resume: onhold,
		cancel,
		tags,
		stakeholder: stakeholders.length > 0,
	};
	return ofProcesses.filter((kind) => offered[kind] === true);
}

/** The same, limited to what the person may do to a record of at least one geography code; the right is checked again for each record. */
export function bulkKindsFor(
	definition: Offers & Pick<TenantDefinition, "judges">,
	list: BulkList,
	access: Pick<PersonAccess, "has" | "roles">,
): readonly BulkKind[] {
	const judges: readonly string[] = definition.judges ?? [];
	const holds = (roles: readonly string[] = []) => access.roles.some((role) => roles.includes(role));
	return bulkKinds(definition, list).filter((kind) => {
		if (list === "requests") return holds(judges);
		if (kind === "fill") return bulkStepsFor(definition.steps, access).length > 0;
		// Parties are set when the process is started, and the editors of the first step may change them.
		if (kind === "stakeholder") return holds(definition.steps[0]?.access.edit);
		return kind === "tags" ? holds(tagRoles) : access.has("canChangeStatus");
	});
}

/** Steps that can be filled in for several processes, by a person who edits them somewhere. */
export function bulkStepsFor<Step extends BulkStep>(steps: readonly Step[], { roles }: Pick<PersonAccess, "roles">): readonly Step[] {
	return steps.filter(({ bulk, access }) => bulk !== undefined && roles.some((role) => access.edit.includes(role)));
}

/** Categories of parties that can be replaced in several processes. */
export function bulkCategories({ bulk }: Pick<TenantDefinition, "bulk">): readonly StakeholderCategory[] {
	return bulk?.stakeholders ?? [];
}

/** The most records that one act may cover in this tenant. */
export function mostOfBulk({ bulk }: Pick<TenantDefinition, "bulk">): number {
	return Math.min(bulk?.most ?? mostInBulk, mostInBulk);
}
