/** Who is signed in, as the sign-in knows it. */
export interface Person {
	readonly userId: string;
	readonly name: string;
	readonly email: string;
	/** Tenant to role to geography codes; `["*"]` means all. */
	readonly roles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
	/** Version of the terms of use to the instant of acceptance, in milliseconds since 1970; null when that is not known. */
	readonly acceptedTerms: Readonly<Record<string, number | null>>;
	/** When they last proved who they are, in milliseconds since 1970; null when nobody says. Not renewed with the session. */
	readonly signedInAt: number | null;
}

/** Roles in one tenant. */
export function rolesIn(person: Person, tenant: string): readonly string[] {
	return Object.keys(person.roles[tenant] ?? {});
}

/** Geography codes over all roles in the tenant, or "*" when one of them has all. */
export function codesIn(person: Person, tenant: string): "*" | readonly string[] {
	const codes = new Set(Object.values(person.roles[tenant] ?? {}).flat());
	return codes.has("*") ? "*" : [...codes];
}

/** Without a role, or with only the role guest. */
export function isGuest(person: Person, tenant: string): boolean {
	return rolesIn(person, tenant).every((role) => role === "guest");
}
