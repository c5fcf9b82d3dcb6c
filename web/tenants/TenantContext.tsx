import { createContext, useContext, useMemo } from "react";
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

/** Whether the person has an attribute of the access map, such as "realisationbtn". The server decides again. */
export function useAccess(attribute: string): boolean {
	const { configuration, person } = useSession();
	return hasAccess(configuration, rolesIn(person, configuration.slug), attribute);
}
