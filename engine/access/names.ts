import type { Attribute, roles } from "../../schemas/index.ts";

/** A right that does not belong to a step. They are listed once, in `schemas/tenant.schema.json` under `access`. */
export type { Attribute };

/** A role the product knows. They are listed once, in `schemas/condition.schema.json`. */
export type RoleName = (typeof roles)[number]["role"];

/** A tenant's access map: the roles that have each attribute. Nobody has an attribute that is missing here. */
export type AccessMap = Readonly<Partial<Record<Attribute, readonly string[]>>>;
