/** The caller, as described by the access token. */
export interface Person {
	readonly userId: string;
	readonly name: string;
	readonly email: string;
	/** Tenant to role to geography codes; `["*"]` means all. */
	readonly roles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
	/** Version of the terms of use to the instant of acceptance, in milliseconds since 1970; null when the instant is unknown. */
	readonly acceptedTerms: Readonly<Record<string, number | null>>;
	/** When they last proved who they are, in milliseconds since 1970; null when unknown. Not renewed with the session. */
	readonly signedInAt: number | null;
}

/**
 * The roles in a tenant with their geography codes. Reads own properties only: a tenant named "constructor" must not find one that every
 * object inherits.
 */
export function rolesIn({ roles }: Pick<Person, "roles">, tenant: string): Readonly<Record<string, readonly string[]>> {
	return Object.hasOwn(roles, tenant) ? (roles[tenant] ?? {}) : {};
}

/** Whether the person has no role in the tenant, or only that of guest. */
export function isGuest(person: Pick<Person, "roles">, tenant: string): boolean {
	return Object.keys(rolesIn(person, tenant)).every((role) => role === "guest");
}
