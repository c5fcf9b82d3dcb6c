/** The caller, as the access token says. */
export interface Person {
	readonly userId: string;
	readonly name: string;
	readonly email: string;
	/** Tenant to role to geography codes; `["*"]` means all. */
	readonly roles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
	/** Version of the terms of use to the instant of acceptance, in milliseconds since 1970; null when unknown. */
	readonly acceptedTerms: Readonly<Record<string, number | null>>;
	/** When they last proved who they are, in milliseconds since 1970; null when unknown. Not renewed with the session. */
	readonly signedInAt: number | null;
}

/** The roles in a tenant with their geography codes. Own properties only: no tenant is called "constructor". */
export function rolesIn({ roles }: Pick<Person, "roles">, tenant: string): Readonly<Record<string, readonly string[]>> {
	return Object.hasOwn(roles, tenant) ? (roles[tenant] ?? {}) : {};
}

/** Without a role in the tenant, or with only that of a guest. */
export function isGuest(person: Pick<Person, "roles">, tenant: string): boolean {
	return Object.keys(rolesIn(person, tenant)).every((role) => role === "guest");
}
