import { objectOf } from "../../../engine/index.ts";
import { valueAt } from "../../forms/value-at.ts";

/** The group of fields at a path; empty if there is none. */
export function groupAt(values: Readonly<Record<string, unknown>>, path: string | undefined): Readonly<Record<string, unknown>> {
	return path === undefined ? {} : objectOf(valueAt(values, path));
}
