import type { PersonAccess } from "../access/index.ts";
import { tagRoles } from "../access/index.ts";
import type { TenantDefinition } from "../definition/tenant-definition.ts";
import type { JudgedStatus } from "../requests/request-record.ts";

/** What can be done to several records at once. `resume` goes with `onhold`. */
export type BulkKind = "onhold" | "resume" | "cancel" | "tags" | "accept" | "reject" | "remove";

/** The list whose records an act is about. */
export type BulkList = "realisations" | "requests";

/** At most as many records as one act may be about, whatever a tenant says. */
export const mostInBulk = 5000;

const ofProcesses: readonly BulkKind[] = ["onhold", "resume", "cancel", "tags"];

/** Status that each judgement gives. */
export const judgedStatusOf = { accept: 3, reject: 4, remove: 5 } as const satisfies Readonly<Record<string, JudgedStatus>>;

/** What a tenant lets be done to several records of a list, in the order in which it is offered. */
function bulkKinds({ bulk }: Pick<TenantDefinition, "bulk">, list: BulkList): readonly BulkKind[] {
	if (bulk === undefined) return [];
	if (list === "requests") return bulk.judge ?? [];
	const { onhold = false, cancel = false, tags = false } = bulk;
	return ofProcesses.filter((kind) => (kind === "cancel" ? cancel : kind === "tags" ? tags : onhold));
}

/** The same, as far as the person may do it to a record of any geography code; at each record it is asked again. */
export function bulkKindsFor(
	definition: Pick<TenantDefinition, "bulk" | "judges">,
	list: BulkList,
	access: Pick<PersonAccess, "has" | "roles">,
): readonly BulkKind[] {
	const judges: readonly string[] = definition.judges ?? [];
	const holds = (roles: readonly string[]) => access.roles.some((role) => roles.includes(role));
	return bulkKinds(definition, list).filter((kind) => {
		if (list === "requests") return holds(judges);
		return kind === "tags" ? holds(tagRoles) : access.has("canChangeStatus");
	});
}

/** Most records of one act in this tenant. */
export function mostOfBulk({ bulk }: Pick<TenantDefinition, "bulk">): number {
	return Math.min(bulk?.most ?? mostInBulk, mostInBulk);
}
