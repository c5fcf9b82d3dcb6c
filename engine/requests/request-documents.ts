import { holdsOneOf } from "../run/roles.ts";

/** Papers of a request are personal documents: in every tenant for these roles alone. */
const documentRoles = ["cpo", "admin"] as const;

export function maySeeRequestDocuments(roles: readonly string[]): boolean {
	return holdsOneOf(roles, documentRoles);
}
