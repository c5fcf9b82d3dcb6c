import { isFormat, nameSlug, type Person } from "../../engine/index.ts";

/** Roles per tenant while they are collected; without a prototype, so that no name has a built-in meaning. */
type Collected = Record<string, Record<string, string[]>>;

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const roleName = /^[a-z][a-z0-9-]{0,39}$/;
/** Geography codes and slugs: the allowed details besides "*". */
const detail = /^[A-Za-z0-9][A-Za-z0-9|-]{0,79}$/;
/** Code of a customer, which is derived from a name of at most 100 characters. */
const customerCode = /^[\p{L}\p{N}][\p{L}\p{N}-]{0,119}$/u;
const ownNames = new Set(["tenant", "role", "details"]);

/**
 * Reads the roles of the identity claim, in both shapes that providers send: `[{ tenant, role, details }]` and `{ tenant, admin: […]|true,
 * cpo: […]|true, municipality: […]|true }`; a list of entries of the second kind is accepted too. In the second shape an empty list means
 * that the role is not held. `true` and "*" mean all geography codes. Anything else is left out: a claim gives only what it states clearly.
 */
export function rolesFromClaim(claim: unknown): Person["roles"] {
	const roles: Collected = Object.create(null);
	for (const entry of Array.isArray(claim) ? claim.slice(0, 2000) : [claim]) {
		if (!isObject(entry) || typeof entry.tenant !== "string" || !slug.test(entry.tenant)) continue;
		if ("role" in entry) add(roles, entry.tenant, entry.role, entry.details ?? []);
		else
			for (const [role, details] of Object.entries(entry)) {
				const none = Array.isArray(details) && details.length === 0;
				if (!none && !ownNames.has(role)) add(roles, entry.tenant, role, details);
			}
	}
	return roles;
}

/** The claim in the first shape, for the tokens of the embedded provider. */
export function claimFromRoles(roles: Person["roles"]): { tenant: string; role: string; details: readonly string[] }[] {
	return Object.entries(roles).flatMap(([tenant, held]) => Object.entries(held).map(([role, details]) => ({ tenant, role, details })));
}

function add(roles: Collected, tenant: string, role: unknown, details: unknown): void {
	if (typeof role !== "string" || !roleName.test(role)) return;
	const codes = codesOf(details, role);
	if (codes === undefined) return;
	roles[tenant] ??= Object.create(null) as Record<string, string[]>;
	const held = roles[tenant];
	const all = [...new Set([...(held[role] ?? []), ...codes])];
	held[role] = all.includes("*") ? ["*"] : all;
}

/** Undefined when the details have no known shape, and for `false`: then the person does not have the role. */
function codesOf(details: unknown, role: string): string[] | undefined {
	if (details === true || details === "*") return ["*"];
	if (!Array.isArray(details)) return undefined;
	const codes = details.map((code) => (role === namedRole && typeof code === "string" ? codeOfName(code) : code));
	const form = role === namedRole ? customerCode : detail;
	return codes.filter((code): code is string => typeof code === "string" && (code === "*" || form.test(code)));
}

/** Details of this role are names of customers; the code of a customer is derived from its name. */
const namedRole = "customer";

function codeOfName(name: string): string {
	return name.length > 100 || !isFormat(name, "stakeholder-name") ? name : nameSlug(name) || name;
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
