import type { Choice, FormEnvironment } from "./form-environment.ts";
import { stakeholderCategoryOf } from "./stakeholder-category.ts";

/** Choices of a field whose options are the tenant's and not the flow's; undefined for any other field. */
export function tenantChoices(
	options: Readonly<Record<string, unknown>>,
	environment: Pick<FormEnvironment, "stakeholders" | "pids">,
): readonly Choice[] | undefined {
	if (options.widget === "pid") return environment.pids();
	const category = stakeholderCategoryOf(options);
	return category ? environment.stakeholders(category) : undefined;
}
