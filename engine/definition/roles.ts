import { roles as listed } from "../../schemas/index.ts";

/** A role the product knows. */
export interface Role {
	readonly role: (typeof listed)[number]["role"];
	/** Dutch; two roles may share one. */
	readonly label: string;
	/** Works everywhere, so naming it for a step would say nothing. */
	readonly unnamed?: boolean;
}

/** The closed list of roles, in the order in which the language names them. */
export const roles: readonly Role[] = listed;
