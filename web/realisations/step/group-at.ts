import { valueAt } from "../../forms/value-at.ts";

/** The group of fields at a path; an empty one where there is none. */
export function groupAt(values: Readonly<Record<string, unknown>>, path: string | undefined): Readonly<Record<string, unknown>> {
	const group = path === undefined ? undefined : valueAt(values, path);
	return typeof group === "object" && group !== null ? (group as Record<string, unknown>) : {};
}
