import { createContext, useContext, useMemo } from "react";
import { PersonAccess } from "../../engine/index.ts";
import { codesIn, type Person, rolesIn } from "./person.ts";
import type { TenantConfiguration } from "./tenant-configuration.ts";

export interface TenantSession {
	readonly configuration: TenantConfiguration;
	readonly person: Person;
}

export const TenantContext = createContext<TenantSession | null>(null);

function useSession(): TenantSession {
	const session = useContext(TenantContext);
	if (session === null) throw new Error("there is no tenant above this component");
	return session;
}

export function useTenant(): TenantConfiguration {
	return useSession().configuration;
}

/** The signed-in person with what they are in the active tenant. */
export function usePerson(): { readonly person: Person; readonly roles: readonly string[]; readonly codes: "*" | readonly string[] } {
	const {
		person,
		configuration: { slug },
	} = useSession();
	// The same lists as long as the person is: what is worked out of them for every row of a list holds as long.
	return useMemo(() => ({ person, roles: rolesIn(person, slug), codes: codesIn(person, slug) }), [person, slug]);
}

/** Whether one of the roles is in the attribute's list. An attribute that is not listed is nobody's. */
export function hasAccess(configuration: Pick<TenantConfiguration, "access">, roles: readonly string[], attribute: string): boolean {
	return (configuration.access[attribute] ?? []).some((role) => roles.includes(role));
}

/** What the person may in the active tenant, as the server knows it too. */
export function useRights(): PersonAccess {
	const { configuration, person } = useSession();
	return useMemo(() => new PersonAccess(person, configuration), [person, configuration]);
}

/** Whether the person has an attribute of the access map, such as "realisationbtn", for some geography code. The server decides again. */
export function useAccess(attribute: string): boolean {
	return useRights().has(attribute);
}

/** Whether the person has it for a record with this geography code. */
export function useAccessAt(attribute: string, code: string): boolean {
	return useRights().may(attribute, code);
}

/** The roles that the person has for a record with this geography code; the same list as long as both are. */
export function useRolesAt(code: string): readonly string[] {
	const rights = useRights();
	return useMemo(() => rights.rolesFor(code), [rights, code]);
}
