import type { AccessMap, Attribute } from "./names.ts";
import { isGuest, type Person, rolesIn } from "./person.ts";
import { RecordAccess, rolesWith } from "./record-access.ts";

/** Every geography code. */
export const everyCode = "*";

export type Codes = readonly string[] | typeof everyCode;

interface TenantAccess {
	readonly slug: string;
	readonly access: AccessMap;
}

/**
 * What one person may do in one tenant: roles, the attributes they open, and the geography codes they reach. Server and
 * browser ask the same questions, so nothing is offered that is then refused.
 */
export class PersonAccess {
	readonly userId: string;
	/** Whether the person has a role in the tenant other than guest. */
	readonly hasRole: boolean;
	/** All roles of the person in the tenant, for any code. For a record ask `at`. */
	readonly roles: readonly string[];
	/** The geography codes over all roles. */
	readonly allCodes: Codes;
	readonly #codesOf: Readonly<Record<string, readonly string[]>>;
	readonly #map: AccessMap;
	readonly #byCode = new Map<string, RecordAccess>();

	constructor(person: Pick<Person, "userId" | "roles">, { slug, access }: TenantAccess) {
		this.userId = person.userId;
		this.hasRole = !isGuest(person, slug);
		this.#codesOf = rolesIn(person, slug);
		this.roles = Object.keys(this.#codesOf);
		this.allCodes = codesOver(Object.values(this.#codesOf));
		this.#map = access;
	}

	/** Whether the person holds a role in the tenant, even only guest. */
	get isKnown(): boolean {
		return this.roles.length > 0;
	}

	/**
	 * What the person may do with records of this geography code. Returns the same object for every record of the code, since a list asks
	 * for each of its rows.
	 */
	at(code: string): RecordAccess {
		const known = this.#byCode.get(code);
		if (known !== undefined) return known;
		const held = this.roles.filter((role) => reaches(this.#codesWith(role), code));
		const made = new RecordAccess(this.userId, held, this.#map);
		this.#byCode.set(code, made);
		return made;
	}

	/** What the person may do anywhere: one entry for each code that a role names, and one for all other codes if a role holds for all. */
	everywhere(): readonly RecordAccess[] {
		return this.namedCodes().map((code) => this.at(code));
	}

	/** The codes of `everywhere`; the entry for all other codes is `*`. */
	namedCodes(): readonly string[] {
		return [...new Set(this.roles.flatMap((role) => this.#codesWith(role)))];
	}

	/** Whether any role of the person has the attribute: for menus, pages and calls that concern no record. */
	has(attribute: Attribute): boolean {
		return this.#holders(attribute).length > 0;
	}

	/** The geography codes for which the person has the attribute. */
	codes(attribute: Attribute): Codes {
		return codesOver(this.#holders(attribute).map((role) => this.#codesWith(role)));
	}

	/** The geography codes that the person reaches through these roles; no codes for a role that they do not hold. */
	codesOf(...roles: readonly string[]): Codes {
		return codesOver(roles.map((role) => this.#codesWith(role)));
	}

	/** A text that is equal for two people exactly when they have the same roles for the same codes. */
	reach(): string {
		const roles = this.roles.map((role) => [role, [...this.#codesWith(role)].sort()] as const);
		return JSON.stringify(roles.sort(([one], [other]) => (one < other ? -1 : 1)));
	}

	#holders(attribute: Attribute): readonly string[] {
		return rolesWith(this.#map, attribute).filter((role) => this.roles.includes(role));
	}

	#codesWith(role: string): readonly string[] {
		return this.#codesOf[role] ?? [];
	}
}

function codesOver(lists: readonly (readonly string[])[]): Codes {
	const all = new Set(lists.flat());
	return all.has(everyCode) ? everyCode : [...all];
}

function reaches(codes: readonly string[], code: string): boolean {
	return codes.includes(everyCode) || codes.includes(code);
}
