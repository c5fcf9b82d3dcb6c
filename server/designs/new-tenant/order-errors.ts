import { countryOfMunicipality, isRoleName, isSlug, type PlacedMunicipality, roles as productRoles } from "../../../engine/index.ts";
import type { ProblemError } from "../../problems/problem.ts";
import * as newTenantTexts from "../../texts/new-tenants.ts";
import { logoName } from "./logo-name.ts";
import type { NewTenantOrder } from "./new-tenant-order.ts";

/** Errors in the answers themselves, each at its field. */
export function orderErrors(order: NewTenantOrder, municipalities: readonly PlacedMunicipality[]): readonly ProblemError[] {
	const { slug, label, brand, action, logo, starter } = order;
	const found: (readonly [string, string | false | undefined])[] = [
		["slug", !isSlug(slug) || slug.length < 2 || slug.length > 40 ? newTenantTexts.badSlug : false],
		["label", unfitText(label, newTenantTexts.labelNeeded)],
		["brand", !isColour(brand) && newTenantTexts.badColour],
		["action", !isColour(action) && newTenantTexts.badColour],
		["logo", logo !== undefined && logoName(logo.base64) === undefined && newTenantTexts.badLogo],
	];
	if (starter !== undefined) {
		found.push(
			["starter.processType", unfitText(starter.processType, newTenantTexts.typeNeeded)],
			["starter.municipalities", unfitMunicipality(starter, municipalities)],
			["starter.roles", unfitRole(starter)],
		);
	}
	return found.flatMap(([path, message]) => (typeof message === "string" ? [{ path: `data.${path}`, message }] : []));
}

/** These texts end up in files, pictures, subjects of messages and log lines, none of which should contain invisible characters. */
const isInvisible = (text: string) => /[\p{C}\p{Zl}\p{Zp}]/u.test(text.trim());

function unfitText(text: string, needed: string): string | undefined {
	if (text.trim() === "") return needed;
	return isInvisible(text) ? newTenantTexts.invisible : undefined;
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

type Starter = NonNullable<NewTenantOrder["starter"]>;

function unfitMunicipality({ municipalities, country }: Starter, known: readonly PlacedMunicipality[]): string | undefined {
	for (const code of municipalities) {
		const found = known.find((each) => each.code === code);
		if (found === undefined) return newTenantTexts.unknownMunicipality(code);
		if (countryOfMunicipality(found.code) !== country) return newTenantTexts.otherCountry(found.name);
	}
	return undefined;
}

function unfitRole({ roles }: Starter): string | undefined {
	if (roles.length === 0) return newTenantTexts.rolesNeeded;
	const strange = roles.find(({ role, label }) =>
		label === undefined ? !isOfProduct(role) : isOfProduct(role) || !isRoleName(role) || label.trim() === "",
	);
	if (strange !== undefined) return newTenantTexts.unknownRole(strange.role);
	if (roles.some(({ label = "" }) => isInvisible(label))) return newTenantTexts.invisible;
	const twice = roles.find(({ role }, index) => roles.findIndex((each) => each.role === role) !== index);
	return twice && newTenantTexts.roleTwice(twice.role);
}

const isOfProduct = (role: string) => productRoles.some((each) => each.role === role);
