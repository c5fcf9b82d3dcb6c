import { holdsOneOf, type Reader } from "./actor.ts";
import type { RoleName } from "./names.ts";

/** Roles that may edit the tags of processes and requests, in every tenant. */
export const tagRoles: readonly RoleName[] = ["cpo", "admin"];

export function mayEditTags(reader: Reader): boolean {
	return holdsOneOf(reader, tagRoles);
}
