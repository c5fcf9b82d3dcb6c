/** Every geography code. */
export const everyCode = "*";

export type Codes = readonly string[] | typeof everyCode;

/** Somebody with roles: tenant to role to geography codes; `["*"]` means all. */
export interface RoleHolder {
	readonly userId: string;
	readonly roles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

interface AccessMap {
	readonly slug: string;
	/** Attribute to the roles that have it. */
	readonly access: Readonly<Record<string, readonly string[]>>;
}

/**
 * What one person may in one tenant: roles, the attributes they open, and the geography codes they reach. Server and
 * browser ask the same, so that nothing is offered that is then refused.
 */
export class PersonAccess {
	readonly userId: string;
	readonly #roles: Readonly<Record<string, readonly string[]>>;
	readonly #map: AccessMap["access"];

	constructor(person: RoleHolder, tenant: AccessMap) {
		this.userId = person.userId;
		this.#roles = own(person.roles, tenant.slug) ?? {};
		this.#map = tenant.access;
	}

	/** Whether the person has any role in the tenant, wherever, be it that of a guest. */
	get isKnown(): boolean {
		return Object.keys(this.#roles).length > 0;
	}

	/** Whether the person has a role in the tenant other than guest. */
	get hasRole(): boolean {
		return Object.keys(this.#roles).some((role) => role !== "guest");
	}

	/** Roles the person has for a record with this geography code. */
	rolesFor(code: string): string[] {
		return Object.entries(this.#roles)
			.filter(([, codes]) => reaches(codes, code))
			.map(([role]) => role);
	}

	/** Whether a role of the person, wherever, has the attribute. */
	has(attribute: string): boolean {
		return this.#holders(attribute).length > 0;
	}

	/** Whether the person has the attribute for a record with this geography code. */
	may(attribute: string, code: string): boolean {
		return this.#holders(attribute).some((codes) => reaches(codes, code));
	}

	/** The geography codes for which the person has the attribute. */
	codes(attribute: string): Codes {
		const all = new Set(this.#holders(attribute).flat());
		return all.has(everyCode) ? everyCode : [...all];
	}

	/** Text that two people share exactly when they have the same roles for the same codes. */
	reach(): string {
		const roles = Object.entries(this.#roles).map(([role, codes]) => [role, [...codes].sort()] as const);
		return JSON.stringify(roles.sort(([one], [other]) => (one < other ? -1 : 1)));
	}

	#holders(attribute: string): (readonly string[])[] {
		return (own(this.#map, attribute) ?? []).map((role) => own(this.#roles, role)).filter((codes) => codes !== undefined);
	}
}

function reaches(codes: readonly string[], code: string): boolean {
	return codes.includes(everyCode) || codes.includes(code);
}

/** Own names only: "constructor" is nobody's role. */
function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
	return Object.hasOwn(record, name) ? record[name] : undefined;
}
