import { createContext, useContext, useMemo } from "react";
import { type Attribute, type Person, PersonAccess, type RecordAccess } from "../../engine/index.ts";
import type { TenantConfiguration } from "./tenant-configuration.ts";

interface TenantSession {
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

export function usePerson(): Person {
	return useSession().person;
}

/**
 * The person's rights in the active tenant, by the server's own rules. The same object until the person or the access
 * map changes, so what is computed from it for every row of a list remains valid.
 */
export function useRights(): PersonAccess {
	const {
		configuration: { slug, access },
		person,
	} = useSession();
	return useMemo(() => new PersonAccess(person, { slug, access }), [person, slug, access]);
}

/** The person's rights for a record with this geography code. */
export function useRightsAt(code: string): RecordAccess {
	return useRights().at(code);
}

/** Whether anybody in the tenant works with requests; if not, the screens do not mention them. */
export function useHasRequests(): boolean {
	return (useTenant().access.requestlist ?? []).length > 0;
}

/**
 * Whether the person has an attribute for any geography code: for menus and pages that are not about one record. The
 * server checks again.
 */
export function useAccess(attribute: Attribute): boolean {
	return useRights().has(attribute);
}
