import { widgetNamed } from "../../engine/index.ts";
import type { Choice, FormEnvironment } from "./form-environment.ts";
import { stakeholderCategoryOf } from "./stakeholder-category.ts";

/** Choices of a field whose options come from the tenant instead of the flow; undefined for any other field. */
export function tenantChoices(
	options: Readonly<Record<string, unknown>>,
	environment: Pick<FormEnvironment, "stakeholders" | "pids">,
): readonly Choice[] | undefined {
	if (widgetNamed(options.widget).choices === "pids") return environment.pids();
	const category = stakeholderCategoryOf(options);
	return category ? environment.stakeholders(category) : undefined;
}
