import type { ResolvedFlow } from "../definition/index.ts";
import { formFields } from "./form-fields.ts";
import type { ListChoice } from "./list-definition.ts";

/** Where the values of a record are: as stored, and those the flow shows in lists and maps. */
const roots = ["values.", "CurrentLocation."];

/** The options with their labels that the flow's forms give the field at a path in the record; null when they give it none. */
export function formOptions(flow: ResolvedFlow, path: string): readonly ListChoice[] | null {
	const root = roots.find((each) => path.startsWith(each));
	return root === undefined ? null : (formFields(flow).get(path.slice(root.length))?.choices ?? null);
}
