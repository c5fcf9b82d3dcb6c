import { isDay, objectionEnd, type TenantDefinition, type Values } from "../../../engine/index.ts";
import { valueAt } from "../../forms/value-at.ts";

/**
 * The last day for objecting to the decision that was published on the day at `path`, as the law says; null where the tenant has no legal
 * term for it. The day that somebody entered for it in the form may be another.
 */
export function legalDay({ terms = {} }: Pick<TenantDefinition, "terms">, path: string, values: Values): string | null {
	const published = valueAt(values, path);
	const isLegal = Object.values(terms).some(({ legal, from }) => legal !== undefined && from === path);
	return (isLegal && isDay(published) && objectionEnd(published)) || null;
}
