import { holdsOneOf } from "../run/roles.ts";

/** Roles that say where a request is, in every tenant. */
const coordinateRoles = ["cpo"] as const;

export function mayChangeCoordinates(roles: readonly string[]): boolean {
	return holdsOneOf(roles, coordinateRoles);
}
