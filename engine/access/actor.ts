/** Who acts on one record, with the roles that the person has for the record's tenant and geography code. */
export interface Actor {
	readonly userId: string;
	readonly roles: readonly string[];
}

/** The part of a person that decides what their roles open. */
export type Reader = Pick<Actor, "roles">;

/** Rights add up over all of a person's roles: one matching role is enough. */
export function holdsOneOf({ roles }: Reader, wanted: readonly string[]): boolean {
	return wanted.some((role) => roles.includes(role));
}
